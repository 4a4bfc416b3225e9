import { listPages, listReviews, OWN_DOCUMENTS, OWN_LISTS, PAGE } from '../ownData';

/**
 * Deletes every document and file of the account except records. `onProgress` receives the number of deleted documents.
 * Can be repeated after any failure. Deletes reviews first, because they are found through enrolments. Rejects with a
 * BackendError.
 */
export async function deleteOwnData(uid: string, onProgress: (removed: number) => void): Promise<void> {
  const { writeDocuments } = await import('@lectern/shared/firebase/documents');
  let removed = 0;
  const remove = async (paths: readonly string[]): Promise<void> => {
    for (let from = 0; from < paths.length; from += PAGE) {
      const part = paths.slice(from, from + PAGE);
      await writeDocuments(part.map((path) => ({ path, data: null })));
      removed += part.length;
      onProgress(removed);
    }
  };
  onProgress(removed);
  for await (const page of listReviews(uid)) await remove(page.map(({ path }) => path));
  for (const { query, isRecord } of Object.values(OWN_LISTS).reverse()) {
    if (isRecord) continue;
    for await (const page of listPages(query(uid))) await remove(page.map(({ path }) => path));
  }
  await deletePictures(uid);
  await remove(Object.values(OWN_DOCUMENTS).flatMap(({ path, isRecord }) => (isRecord ? [] : path(uid))));
}

async function deletePictures(uid: string): Promise<void> {
  const { deleteFile, listFiles } = await import('@lectern/shared/firebase/files');
  for (const path of await listFiles(`avatars/${uid}`)) await deleteFile(path);
}
