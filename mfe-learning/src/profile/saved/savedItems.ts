import { parseBook, parseCourse, parseSaved, type Saved } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { getPublished } from '../getPublished';
import { ownQuery } from '../ownQuery';

const documents = () => import('@lectern/shared/firebase/documents');

/** A saved course or book. `title` is null when it is no longer published; `path` opens it. */
export type SavedItem = Saved & { title: string | null; by: readonly string[]; category: string; path: string };

/** Query of the person's saved items, newest first. */
export const savedItems = (uid: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['users', uid, 'saved'],
    queryFn: async (): Promise<SavedItem[]> => {
      const saved = await (
        await documents()
      ).listDocuments({ collection: `users/${uid}/saved`, orderBy: [['createdAt', 'desc']] }, parseSaved);
      return Promise.all(saved.map(describe));
    },
  });

/** Removes a saved item. Rejects with a BackendError. */
export const removeSavedItem = async (uid: string, { id }: SavedItem): Promise<void> =>
  (await documents()).deleteDocument(`users/${uid}/saved/${id}`);

/** Saves a removed item again, with the current time. Rejects with a BackendError. */
export async function restoreSavedItem(uid: string, { id, kind, refId }: SavedItem): Promise<void> {
  const { serverTime, setDocument } = await documents();
  await setDocument(`users/${uid}/saved/${id}`, { kind, refId, createdAt: serverTime });
}

async function describe(saved: Saved): Promise<SavedItem> {
  const { kind, refId } = saved;
  if (kind === 'course') {
    const course = await getPublished(`courses/${refId}`, parseCourse);
    return {
      ...saved,
      title: course?.title ?? null,
      by: course ? [course.teacherName] : [],
      category: course?.category ?? '',
      path: `/course/${course?.slug ?? 'course'}/${refId}`,
    };
  }
  const book = await getPublished(`books/${refId}`, parseBook);
  return {
    ...saved,
    title: book?.title ?? null,
    by: book?.authors ?? [],
    category: book?.category ?? 'book',
    path: `/books?read=${refId}`,
  };
}
