import { isOnline } from '@lectern/shared/sync';
import type { Probe } from './probe';
import type { LoadFailure } from './RemoteLoadError';

/** How long the probe itself may take to come, in milliseconds: another attempt waits for what it says. */
const LIMIT = 4_000;

/**
 * The probe, which nothing needs before a failure, out of what `load` brings. Where that does not come, it is told what
 * the browser knows.
 */
export function lateProbe(load: () => Promise<{ createProbe: () => Probe }>): Probe {
  const known = (): LoadFailure => (isOnline() ? 'error' : 'offline');
  return (url, integrity) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(known()), LIMIT);
      const arrived = ({ createProbe }: { createProbe: () => Probe }): void => {
        clearTimeout(timer);
        void createProbe()(url, integrity).then(resolve);
      };
      load().then(arrived, () => resolve(known()));
    });
}
