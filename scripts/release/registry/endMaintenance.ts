import type { Maintenance } from '@lectern/shared/contract';
import { changeRegistry, type ChangeResult } from './change';
import { plan } from './plan';
import type { RegistryStore } from './store';

/**
 * Ends maintenance whose `until` has passed at `now` (milliseconds since 1970), as a revision like any other. Does
 * nothing otherwise: several callers may race, and one revision ends it. Throws a StoreError.
 */
export function endDueMaintenance(store: RegistryStore, until: string, now: number): Promise<ChangeResult> {
  const change = { by: 'lectern', command: 'maintenance off', reason: `its end, ${until}, has come` };
  return changeRegistry(store, change, (live) =>
    live && isDue(live.maintenance, now) ? plan(live, { kind: 'maintenance', notice: null, remote: null }) : null,
  );
}

/** Returns true for maintenance with an end that has come. */
function isDue(maintenance: Maintenance | null, now: number): boolean {
  return maintenance?.until !== undefined && Date.parse(maintenance.until) <= now;
}
