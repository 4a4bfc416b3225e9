import type { Maintenance } from '@lectern/shared/contract';

/** Returns true when maintenance covers `owner`: the whole site, or that remote. */
export function isUnderMaintenance(maintenance: Maintenance | null, owner: string): boolean {
  return maintenance !== null && (maintenance.remotes === undefined || maintenance.remotes.includes(owner));
}
