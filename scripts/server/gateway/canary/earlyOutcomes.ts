import type { Outcome, OutcomeEvent } from './visitEvents';

/** An outcome that waits. `isUnlogged` is true for one that no log has. */
type Early = { event: OutcomeEvent; isUnlogged: boolean; since: number | null };

/** Outcomes whose visit has not started here: another gateway saw the start, whose log is read a second later. */
export interface EarlyOutcomes {
  keep(event: OutcomeEvent, options: { isUnlogged: boolean }): void;
  /** Removes the outcome of a visit and returns it. */
  take(nonce: string): Early | undefined;
  /** Returns the outcomes that no log has, each once. They still wait. */
  unlogged(): OutcomeEvent[];
  /** Removes outcomes that have waited for ten minutes. `now` is in milliseconds since 1970. */
  expire(now: number): void;
}

/** Maximum number of outcomes that wait. The latest replaces the oldest, whose start should have been read long ago. */
const MAX_EARLY = 10_000;
/** Milliseconds for which an outcome waits: a gateway may be slow to write what it saw. */
const WAIT_MS = 600_000;

/** The first outcome of a visit counts, except that a screen may crash after it has loaded. */
export const replaces = (later: Outcome, first: Outcome): boolean => later === 'failed' && first === 'ok';

/** Creates an empty store. */
export function createEarlyOutcomes(): EarlyOutcomes {
  const waiting = new Map<string, Early>();
  const makeRoom = (): void => {
    for (const oldest of waiting.keys()) {
      if (waiting.size < MAX_EARLY) break;
      waiting.delete(oldest);
    }
  };
  return {
    keep: (event, { isUnlogged }) => {
      const earlier = waiting.get(event.nonce);
      if (earlier && !replaces(event.outcome, earlier.event.outcome)) return;
      if (!earlier) makeRoom();
      waiting.set(event.nonce, { event, isUnlogged, since: earlier?.since ?? null });
    },
    take: (nonce) => {
      const early = waiting.get(nonce);
      waiting.delete(nonce);
      return early;
    },
    unlogged: () => {
      const found = [...waiting.values()].filter((early) => early.isUnlogged);
      for (const early of found) early.isUnlogged = false;
      return found.map(({ event }) => event);
    },
    expire: (now) => {
      for (const [nonce, early] of waiting) {
        early.since ??= now;
        if (now - early.since > WAIT_MS) waiting.delete(nonce);
      }
    },
  };
}
