import { sendWaitingProgress } from '@lectern/shared/progress';
import type { useQueryClient } from '@lectern/shared/query';
import { issueDueCertificates } from './certificateIssue';

/**
 * Sends what this device still keeps of the person's progress, makes the certificates that are due, and has shown what
 * has changed by it.
 */
export async function settleWaitingProgress(
  uid: string,
  name: string,
  queries: ReturnType<typeof useQueryClient>,
): Promise<void> {
  if ((await sendWaitingProgress(uid)) > 0) await queries.invalidateQueries({ queryKey: ['users', uid] });
  if ((await issueDueCertificates(uid, name)) > 0) await queries.invalidateQueries({ queryKey: ['certificates', uid] });
}
