import { SILENCE_MS } from './stepFigures';

/** Loads that were reported as started and have no outcome yet. */
export interface SilentLoads {
  start(nonce: string, remote: string, version: string, now: number): void;
  end(nonce: string, remote: string): void;
  /** Returns the loads that have been silent for a minute, each once. */
  expired(now: number): { remote: string; version: string }[];
}

/** Loads that are watched at once: further ones count as soon as their outcome is reported. */
const MAX_LOADS = 20_000;

/** Creates the watch. */
export function createSilentLoads(): SilentLoads {
  const loads = new Map<string, { remote: string; version: string; at: number }>();
  return {
    start: (nonce, remote, version, now) => {
      if (loads.size < MAX_LOADS) loads.set(`${nonce} ${remote}`, { remote, version, at: now });
    },
    end: (nonce, remote) => void loads.delete(`${nonce} ${remote}`),
    expired: (now) => {
      const silent = [...loads].filter(([, { at }]) => now - at > SILENCE_MS);
      for (const [key] of silent) loads.delete(key);
      return silent.map(([, { remote, version }]) => ({ remote, version }));
    },
  };
}
