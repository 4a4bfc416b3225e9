import { clearDevice } from './clearDevice';
import { deleteOwnData } from './deleteOwnData';
import { markDeletionStarted } from './interruptedDeletion';

/** Progress of a deletion: the number of deleted documents, or that only the account itself is left. */
export type DeletionProgress = { step: 'data'; removed: number } | { step: 'account' };

/**
 * Deletes all data of an account, then the account itself, which ends every session, and last the data on this device.
 * It confirms the password first, and changes nothing when that is wrong (`credentials`). After a failure or an
 * interruption it can be started again.
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
