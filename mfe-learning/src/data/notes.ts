import { parseNote, type Note } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** Position that a note refers to: a second of a lesson, or a location in a book. */
export type NoteAnchor = Pick<Note, 'kind' | 'courseId' | 'itemId' | 'timeSec' | 'locator'>;

/** A note to be written or deleted. */
export type NoteChange = NoteAnchor & { id: string; text: string; isDeletion: boolean };

/** Query of a person's notes, unsorted: those of one course, or all of them with null. */
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

/** Sends a change of a note. Sending it twice has no further effect. Rejects with a BackendError. */
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
