import { sendPendingProgress } from '@lectern/shared/progress';
import type { useQueryClient } from '@lectern/shared/query';
import { issueDueCertificates } from './completion/certificateIssue';

/**
 * Sends the pending progress on this device, issues the certificates that are due, and refreshes the affected queries.
 */
export async function flushProgress(
  uid: string,
  name: string,
  queries: ReturnType<typeof useQueryClient>,
): Promise<void> {
  if ((await sendPendingProgress(uid)) > 0) await queries.invalidateQueries({ queryKey: ['users', uid] });
  if ((await issueDueCertificates(uid, name)) > 0) await queries.invalidateQueries({ queryKey: ['certificates', uid] });
}
