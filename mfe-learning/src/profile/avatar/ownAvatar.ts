import type { BackendConfig } from '@lectern/shared/contract';
import { fileUrl } from '@lectern/shared/catalogue';
import { parseProfile } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { newId } from '../../data/newId';
import { writeProfile } from '../settings/ownProfile';

const documents = () => import('@lectern/shared/firebase/documents');
const files = () => import('@lectern/shared/firebase/files');
const accounts = () => import('@lectern/shared/firebase/auth');

/**
 * Uploads the picture, and sets it in the profile and in the account, whose picture the header shows. Deletes earlier
 * pictures. Rejects with a BackendError (`cancelled` after an abort); the profile then shows the earlier picture.
 */
export async function saveAvatar(
  { uid, displayName, email }: SessionUser,
  picture: Blob,
  backend: BackendConfig,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<void> {
  const { deleteFile, uploadFile } = await files();
  const path = `avatars/${uid}/${newId()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`;
  const before = await pictureOf(uid);
  await uploadFile(path, picture, { contentType: picture.type, onProgress, signal });
  try {
    await writeProfile(uid, { avatar: path }, displayName || email);
    await (await accounts()).changeAccount({ photoUrl: fileUrl(backend, path) });
  } catch (error) {
    // A picture that the profile still shows is not deleted.
    await replacePicture(uid, path, before).then(
      () => deleteFile(path).catch(() => undefined),
      () => undefined,
    );
    throw error;
  }
  await deletePictures(uid, path);
}

const pictureOf = async (uid: string): Promise<string | null> =>
  (await (await documents()).getDocument(`profiles/${uid}`, parseProfile, { fresh: true }))?.avatar ?? null;

/** Sets the picture of the profile, if it is `shown` now. */
async function replacePicture(uid: string, shown: string, avatar: string | null): Promise<void> {
  if ((await pictureOf(uid)) !== shown) return;
  const { serverTime, updateDocument } = await documents();
  await updateDocument(`profiles/${uid}`, { avatar, updatedAt: serverTime });
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
