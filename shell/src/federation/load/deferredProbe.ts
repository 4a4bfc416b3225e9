import { isOnline } from '@lectern/shared/sync';
import type { Probe } from './probe';
import type { LoadFailure } from './RemoteLoadError';

/** Milliseconds that the probe's own code may take to load: the retry waits for its answer. */
const LIMIT_MS = 4_000;

type Deferred = { createProbe: () => Probe };

/**
 * Returns a probe that loads its code on the first failure. When that fails or takes too long, it falls back to the
 * browser's own online state.
 */
export function deferredProbe(load: () => Promise<Deferred>): Probe {
  const guess = (): LoadFailure => (isOnline() ? 'error' : 'offline');
  return (url, integrity) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(guess()), LIMIT_MS);
      const probe = ({ createProbe }: Deferred): void => {
        clearTimeout(timer);
        void createProbe()(url, integrity).then(resolve);
      };
      load().then(probe, () => resolve(guess()));
    });
}
