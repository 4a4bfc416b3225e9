import type { Maintenance } from '@lectern/shared/contract';

/** True when maintenance covers what `owner` shows: the whole site, or that remote. */
export function isUnderMaintenance(maintenance: Maintenance | null, owner: string): boolean {
  return maintenance !== null && (maintenance.remotes === undefined || maintenance.remotes.includes(owner));
}
