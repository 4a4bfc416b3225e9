import { useEffect } from 'react';
import type { SessionUser } from '@lectern/shared/host';
import { whenIdle } from '@lectern/shared/idle';
import { useQueryClient } from '@lectern/shared/query';

/**
 * Brings what this device still keeps of the person's progress to the backend (see `settleWaitingProgress`): soon after
 * the screen is drawn, and when the network is back. For screens that show progress and are not the player.
 */
export function useWaitingProgress(user: SessionUser | null): void {
  const queries = useQueryClient();
  const uid = user?.uid ?? null;
  const name = user?.displayName ?? '';
  useEffect(() => {
    if (uid === null) return undefined;
    const act = (): void => {
      // What cannot be loaded now is tried again when the network is back, or with the next visit: nothing is lost by
      // waiting.
      void import('./waitingProgress')
        .then(({ settleWaitingProgress }) => settleWaitingProgress(uid, name, queries))
        .catch(() => undefined);
    };
    const callOff = whenIdle(act);
    addEventListener('online', act);
    return () => {
      callOff();
      removeEventListener('online', act);
    };
  }, [queries, uid, name]);
}
