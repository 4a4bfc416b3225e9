import { useEffect } from 'react';
import type { SessionUser } from '@lectern/shared/host';
import { useQueryClient } from '@lectern/shared/query';
import { sendWaitingProgress } from '@lectern/shared/progress';
import { issueDueCertificates } from './certificateIssue';

/**
 * Sends what this device still keeps of the person's progress, makes the certificates that are due, and has shown what has changed by it: when the
 * screen opens, and when the network is back. For screens that show progress and are not the player.
 */
export function useWaitingProgress(user: SessionUser | null): void {
  const queries = useQueryClient();
  const uid = user?.uid ?? null;
  const name = user?.displayName ?? '';
  useEffect(() => {
    if (uid === null) return undefined;
    const act = async (): Promise<void> => {
      if (await sendWaitingProgress(uid) > 0) await queries.invalidateQueries({ queryKey: ['users', uid] });
      if (await issueDueCertificates(uid, name) > 0) await queries.invalidateQueries({ queryKey: ['certificates', uid] });
    };
    const again = (): void => void act();
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [queries, uid, name]);
}
