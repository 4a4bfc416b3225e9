import { endDueMaintenance, messageOf, type RegistryStore } from '../../../release';
import type { LiveSite } from './liveSite';

/** Timers hold at most 2^31 ms; a later end is looked at again after a day. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;
const RETRY_MS = 10_000;
/** A timer may fire up to a millisecond before the wall clock reaches its time. */
const EARLY_MS = 1;

/**
 * Ends maintenance at its `until`, also one whose end came while no gateway ran. Of several gateways of one store, one
 * writes the revision. A store that can't be written is reported through `warn` once, and tried again every 10 s.
 * Returns a function that stops it.
 */
export function endMaintenanceInTime(
  site: LiveSite,
  store: RegistryStore,
  warn: (message: string) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let reported: string | null = null;
  const schedule = (retry = 0): void => {
    clearTimeout(timer);
    const until = site.current().registry.maintenance?.until;
    if (until === undefined || isStopped) return;
    const wait = Math.min(Math.max(Date.parse(until) - Date.now(), retry), LONGEST_WAIT_MS);
    timer = setTimeout(() => void end(until), wait).unref();
  };
  const end = async (until: string): Promise<void> => {
    try {
      const now = Date.now();
      await endDueMaintenance(store, until, now);
      await site.refresh(true);
      schedule(now < Date.parse(until) ? EARLY_MS : RETRY_MS);
    } catch (error) {
      if (reported !== until) warn(`Maintenance could not be ended at ${until}: ${messageOf(error)}`);
      reported = until;
      schedule(RETRY_MS);
    }
  };
  schedule();
  const stopListening = site.onChange(() => schedule());
  return () => {
    stopListening();
    clearTimeout(timer);
    isStopped = true;
  };
}
