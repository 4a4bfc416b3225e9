import { parseNote, type Note } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** Maximum number of characters in a note. */
export const NOTE_LENGTH = 2_000;

/** Query for a user's notes on a book, the oldest first. */
export const bookNotes = (uid: string, bookId: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['users', uid, 'notes', 'book', bookId],
    queryFn: async (): Promise<Note[]> => {
      const { listDocuments } = await documents();
      const notes = await listDocuments(
        { collection: `users/${uid}/notes`, where: [['itemId', '==', bookId]] },
        parseNote,
      );
      return notes.filter(({ kind }) => kind === 'book').sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    },
  });

/** Adds a note at a position in a book, or on the whole book for null. Rejects with a BackendError. */
export async function addBookNote(uid: string, bookId: string, locator: string | null, text: string): Promise<void> {
  const { addDocument, serverTime } = await documents();
  await addDocument(`users/${uid}/notes`, {
    kind: 'book',
    courseId: null,
    itemId: bookId,
    timeSec: null,
    locator,
    text,
    createdAt: serverTime,
    updatedAt: serverTime,
  });
}

/** Changes the text of a note. Rejects with a BackendError. */
export async function changeBookNote(uid: string, id: string, text: string): Promise<void> {
  const { serverTime, updateDocument } = await documents();
  await updateDocument(`users/${uid}/notes/${id}`, { text, updatedAt: serverTime });
}

/** Deletes a note. Rejects with a BackendError. */
export async function deleteBookNote(uid: string, id: string): Promise<void> {
  await (await documents()).deleteDocument(`users/${uid}/notes/${id}`);
}
