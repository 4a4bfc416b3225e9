import type { Maintenance, RemoteName } from '@lectern/shared/contract';
import { isDeepStrictEqual } from 'node:util';
import type { LiveState } from './liveState';
import { RefusedError } from '../refusal';

/** The notice that visitors see during maintenance. */
export type Notice = Pick<Maintenance, 'message' | 'until'>;

/**
 * Returns the state with maintenance on (`notice`) or off (null), for `remote` or, if null, for the whole site; null
 * when nothing changes. Throws a RefusedError for a single remote while the whole site is under maintenance, so that
 * nobody ends that by accident.
 */
export function withMaintenance(live: LiveState, notice: Notice | null, remote: RemoteName | null): LiveState | null {
  const maintenance = remote === null ? notice : remoteMaintenance(live.maintenance, notice, remote);
  return isDeepStrictEqual(maintenance, live.maintenance) ? null : { ...live, maintenance };
}

function remoteMaintenance(current: Maintenance | null, notice: Notice | null, remote: RemoteName): Maintenance | null {
  if (current && !current.remotes) {
    throw new RefusedError({
      code: 'maintenance',
      what: `Maintenance of ${remote} alone can't be switched ${notice ? 'on' : 'off'}.`,
      why: 'The whole site is under maintenance.',
      fix: 'Run `lectern maintenance off` first.',
    });
  }
  const others = (current?.remotes ?? []).filter((name) => name !== remote);
  if (notice) return { ...notice, remotes: [...others, remote].sort() };
  return current && others.length > 0 ? { ...current, remotes: others } : null;
}
