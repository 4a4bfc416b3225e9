import { clearDevice } from './clearDevice';
import { deleteOwnData } from './deleteOwnData';
import { beginDeletion } from './interruptedDeletion';

/** At what the deletion of an account is: so many documents are gone, or nothing but the account is left. */
export type DeletionProgress = { step: 'data'; removed: number } | { step: 'account' };

/**
 * Deletes everything of an account, then the account itself, which ends the session here and everywhere; last what this
 * device keeps. Confirms the password first, and changes nothing when it is wrong (`credentials`). When it fails later,
 * or is interrupted, it can be begun again, and goes on.
 */
export async function deleteAccountWithData(
  uid: string,
  password: string,
  tell: (progress: DeletionProgress) => void,
): Promise<void> {
  const { confirmPassword, deleteAccount } = await import('@lectern/shared/firebase/auth');
  await confirmPassword(password);
  beginDeletion(uid);
  await deleteOwnData(uid, (removed) => tell({ step: 'data', removed }));
  tell({ step: 'account' });
  // What another tab or device wrote in the meantime.
  await deleteOwnData(uid, () => undefined);
  await deleteAccount(password);
  await clearDevice();
}
