import type { BackendConfig } from '@lectern/shared/contract';
import { fileUrl } from '@lectern/shared/catalogue';
import type { SessionUser } from '@lectern/shared/host';
import { newId } from '../../data/newId';
import { writeProfile } from '../settings/ownProfile';

const files = () => import('@lectern/shared/firebase/files');
const accounts = () => import('@lectern/shared/firebase/auth');

/**
 * Uploads the picture, and sets it in the profile and in the account, whose picture the header shows. Deletes earlier
 * pictures. Rejects with a BackendError (`cancelled` after an abort), and then changes nothing.
 */
export async function saveAvatar(
  { uid, displayName, email }: SessionUser,
  picture: Blob,
  backend: BackendConfig,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<void> {
  const { deleteFile, uploadFile } = await files();
  const path = `avatars/${uid}/${newId()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`;
  await uploadFile(path, picture, { contentType: picture.type, onProgress, signal });
  try {
    await writeProfile(uid, { avatar: path }, displayName || email);
    await (await accounts()).changeAccount({ photoUrl: fileUrl(backend, path) });
  } catch (error) {
    await deleteFile(path).catch(() => undefined);
    throw error;
  }
  await deletePictures(uid, path);
}

/** Removes the picture from profile, account and storage. Rejects with a BackendError. */
export async function removeAvatar({ uid, displayName, email }: SessionUser): Promise<void> {
  await writeProfile(uid, { avatar: null }, displayName || email);
  await (await accounts()).changeAccount({ photoUrl: null });
  await deletePictures(uid, null);
}

/**
 * Deletes all pictures of the person except `shown`. One that fails is deleted with the next change or with the
 * account.
 */
async function deletePictures(uid: string, shown: string | null): Promise<void> {
  const { deleteFile, listFiles } = await files();
  const paths = await listFiles(`avatars/${uid}`).catch(() => []);
  await Promise.allSettled(paths.filter((path) => path !== shown).map((path) => deleteFile(path)));
}
