import { useHost } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { addBookNote, bookNotes, changeBookNote, deleteBookNote } from '../../data/bookNotes';
import { readerText } from '../../text/reader.en';
import type { CurrentPosition } from '../bookView';

type Change = { here: CurrentPosition; text: string } | { id: string; text: string };

/**
 * Saves and deletes notes on a book; announces each success, and then loads the notes again. `onSaved` gets the text of
 * each saved note, also once the component is gone.
 */
export function useNoteChanges(uid: string, bookId: string, onSaved: (text: string) => void = () => undefined) {
  const labels = useText(readerText);
  const { announce } = useHost();
  const client = useQueryClient();
  const done = async (sentence: string): Promise<void> => {
    announce(sentence);
    await client.invalidateQueries({ queryKey: bookNotes(uid, bookId).queryKey });
  };
  const save = useMutation({
    onSuccess: async (_, { text }) => {
      await done(labels.noteSaved);
      onSaved(text);
    },
    mutationFn: async (change: Change) =>
      'id' in change
        ? changeBookNote(uid, change.id, change.text)
        : addBookNote(uid, bookId, await change.here.settled(), change.text),
  });
  const remove = useMutation({
    onSuccess: () => done(labels.noteDeleted),
    mutationFn: (noteId: string) => deleteBookNote(uid, noteId),
  });
  return { save, remove };
}
