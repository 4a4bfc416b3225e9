import { clearDevice } from './clearDevice';
import { deleteOwnData } from './deleteOwnData';
import { markDeletionStarted } from './interruptedDeletion';

/** Progress of a deletion: the number of deleted documents; then `account` once only the account itself is left. */
export type DeletionProgress = { step: 'data'; removed: number } | { step: 'account' };

/**
 * Deletes all data of an account, then the account itself, which ends every session, and finally the data on this
 * device. Confirms the password first: a wrong one rejects with `credentials` and changes nothing. It can be started
 * again after a failure or an interruption.
 */
export async function deleteAccountWithData(
  uid: string,
  password: string,
  onProgress: (progress: DeletionProgress) => void,
): Promise<void> {
  const { confirmPassword, deleteAccount } = await import('@lectern/shared/firebase/auth');
  await confirmPassword(password);
  markDeletionStarted(uid);
  await deleteOwnData(uid, (removed) => onProgress({ step: 'data', removed }));
  onProgress({ step: 'account' });
  // Deletes what another tab or device wrote in the meantime.
  await deleteOwnData(uid, () => undefined);
  await deleteAccount(password);
  await clearDevice();
}
