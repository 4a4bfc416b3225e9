import { listPages, listReviewedCourses, OWN_DOCUMENTS, OWN_LISTS, PAGE, reviewPath } from '../ownData';

/**
 * Deletes every document and file that is the account's own, apart from what is kept as a record; `tell` is given how
 * many went so far. Can be repeated after any failure: what is gone is not asked for again. What leads to other things
 * goes after them: reviews are found by enrolments. Rejects with a BackendError.
 */
export async function deleteOwnData(uid: string, tell: (removed: number) => void): Promise<void> {
  const { writeDocuments } = await import('@lectern/shared/firebase/documents');
  let removed = 0;
  const remove = async (paths: readonly string[]): Promise<void> => {
    for (let from = 0; from < paths.length; from += PAGE) {
      const part = paths.slice(from, from + PAGE);
      await writeDocuments(part.map((path) => ({ path, data: null })));
      removed += part.length;
      tell(removed);
    }
  };
  tell(removed);
  await remove((await listReviewedCourses(uid)).map((courseId) => reviewPath(courseId, uid)));
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
