import { parseNote, type Note } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** The position that a note belongs to: a second of a lesson, or a place in a book. */
export type NotePlace = Pick<Note, 'kind' | 'courseId' | 'itemId' | 'timeSec' | 'locator'>;

/** A note to be written or deleted. */
export type NoteChange = NotePlace & { id: string; text: string; isDeletion: boolean };

/** Lists a person's notes: those of one course, or with null all of them. In no order. */
export const notes = (uid: string, courseId: string | null) =>
  queryOptions({
    queryKey: ['users', uid, 'notes', courseId],
    queryFn: async (): Promise<Note[]> =>
      (await documents()).listDocuments(
        {
          collection: `users/${uid}/notes`,
          ...(courseId !== null && { where: [['courseId', '==', courseId]] as const }),
        },
        parseNote,
      ),
  });

/** Sends one change of a note. Sent twice it changes nothing more. Rejects with a BackendError. */
export async function saveNote(
  uid: string,
  { id, text, isDeletion, kind, courseId, itemId, timeSec, locator }: NoteChange,
): Promise<void> {
  const { changeDocument, deleteDocument, serverTime } = await documents();
  const path = `users/${uid}/notes/${id}`;
  if (isDeletion) return deleteDocument(path);
  await changeDocument(
    path,
    parseNote,
    (current) =>
      current
        ? { text, updatedAt: serverTime }
        : { kind, courseId, itemId, timeSec, locator, text, createdAt: serverTime, updatedAt: serverTime },
    { merge: true },
  );
  return undefined;
}
