import { useEffect } from 'react';
import type { SessionUser } from '@lectern/shared/host';
import { whenIdle } from '@lectern/shared/idle';
import { useQueryClient } from '@lectern/shared/query';
import { onOnline } from '@lectern/shared/sync';

/**
 * Runs `flushProgress` for the signed-in user: soon after the first render, and whenever the network returns. For
 * screens that show progress outside the player.
 */
export function useFlushProgress(user: SessionUser | null): void {
  const queries = useQueryClient();
  const uid = user?.uid ?? null;
  const name = user?.displayName ?? '';
  useEffect(() => {
    if (uid === null) return undefined;
    const flush = (): void => {
      // If the chunk fails to load, pending progress stays until the next visit or reconnect.
      void import('./flushProgress')
        .then(({ flushProgress }) => flushProgress(uid, name, queries))
        .catch(() => undefined);
    };
    const stops = [whenIdle(flush), onOnline(flush)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries, uid, name]);
}
