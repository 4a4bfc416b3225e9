import { useState } from 'react';
import type { Note } from '@lectern/shared/domain';
import { sentenceOf } from '@lectern/shared/failure';
import { useHost, useUnsavedChanges } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, FormStatus, SkeletonText } from '@lectern/shared/ui';
import { addBookNote, bookNotes, changeBookNote, deleteBookNote } from '../../data/bookNotes';
import { readerText } from '../../text/reader.en';
import { readPath } from '../../viewAddress';
import type { CurrentPosition, OpenBook, Place } from '../bookView';
import { NoteForm } from './NoteForm';
import { usePlaces } from './usePlaces';
import * as styles from './Dialogs.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  id: string;
  uid: string;
  book: OpenBook;
  here: CurrentPosition;
};

/** Dialog with the user's notes on the book: add a note at the current position, edit, delete, or go to one. */
export function NotesDialog({ open, onClose, ...rest }: Props) {
  const labels = useText(readerText);
  return (
    <Dialog open={open} onClose={onClose} title={labels.notes}>
      <Notes {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Notes({ id, uid, book, here, onClose }: Omit<Props, 'open'>) {
  const labels = useText(readerText);
  const notes = useQuery(bookNotes(uid, id));
  const changes = useNoteChanges(uid, id);
  const [editing, setEditing] = useState<string | null>(null);
  const places = usePlaces(
    book,
    (notes.data ?? []).flatMap(({ locator }) => locator ?? []),
  );
  return (
    <div className={styles.notes}>
      <NewNote save={changes.save} here={here} />
      <QueryState query={notes} title={labels.notesFailed} placeholder={<NotesSkeleton />}>
        {(list) => (
          <>
            {list.length === 0 && <p className={styles.hint}>{labels.noNotes}</p>}
            <ul role="list">
              {list.map((note) => (
                <li key={note.id}>
                  <NotePosition
                    place={places?.find(({ locator }) => locator === note.locator)}
                    id={id}
                    onGo={onClose}
                  />
                  <NoteText
                    note={note}
                    isEditing={editing === note.id}
                    onEdit={(isEdited) => setEditing(isEdited ? note.id : null)}
                    {...changes}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </div>
  );
}

function NotesSkeleton() {
  return (
    <div aria-busy="true">
      <SkeletonText lines={3} />
    </div>
  );
}

type NoteChanges = ReturnType<typeof useNoteChanges>;

function NewNote({ save, here }: Pick<NoteChanges, 'save'> & { here: CurrentPosition }) {
  const labels = useText(readerText);
  const [draft, setDraft] = useState('');
  useUnsavedChanges(draft.trim() !== '');
  return (
    <>
      <NoteForm
        label={labels.newNote}
        value={draft}
        onChange={setDraft}
        onSave={(text) => save.mutate({ here, text }, { onSuccess: () => setDraft('') })}
        isBusy={save.isPending && 'here' in save.variables}
      />
      {save.isError && (
        <FormStatus tone="error" title={labels.noteFailed}>
          {sentenceOf(save.error)}
        </FormStatus>
      )}
    </>
  );
}

/** Link to the position of a note, named by its first words; nothing when the book has no such position. */
function NotePosition({ place, id, onGo }: { place: Place | undefined; id: string; onGo: () => void }) {
  const labels = useText(readerText);
  if (!place) return null;
  return (
    <Link
      to={readPath(id, place.locator)}
      onClick={onGo}
      preventScrollReset
      aria-label={labels.goTo(place.excerpt)}
      className={styles.notePlace}
    >
      {place.excerpt}
    </Link>
  );
}

type NoteTextProps = NoteChanges & { note: Note; isEditing: boolean; onEdit: (isEdited: boolean) => void };

function NoteText({ note, isEditing, onEdit, save, remove }: NoteTextProps) {
  const labels = useText(readerText);
  const close = (): void => onEdit(false);
  if (isEditing)
    return (
      <EditNote
        note={note}
        isBusy={save.isPending}
        onCancel={close}
        onSave={(text) => save.mutate({ id: note.id, text }, { onSuccess: close })}
      />
    );
  return (
    <>
      <p className={styles.note}>{note.text}</p>
      <div className={styles.noteTools}>
        <Button variant="quiet" size="small" onClick={() => onEdit(true)}>
          {labels.editNote}
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={remove.isPending && remove.variables === note.id}
          onClick={() => remove.mutate(note.id)}
        >
          {labels.deleteNote}
        </Button>
      </div>
      {remove.isError && remove.variables === note.id && (
        <FormStatus tone="error" title={labels.noteNotDeleted}>
          {sentenceOf(remove.error)}
        </FormStatus>
      )}
    </>
  );
}

type EditProps = { note: Note; isBusy: boolean; onSave: (text: string) => void; onCancel: () => void };

function EditNote({ note, ...form }: EditProps) {
  const labels = useText(readerText);
  const [value, setValue] = useState(note.text);
  useUnsavedChanges(value !== note.text);
  return <NoteForm label={labels.editNote} value={value} onChange={setValue} {...form} />;
}

type Change = { here: CurrentPosition; text: string } | { id: string; text: string };

function useNoteChanges(uid: string, bookId: string) {
  const labels = useText(readerText);
  const { announce } = useHost();
  const client = useQueryClient();
  const done = (sentence: string) => async (): Promise<void> => {
    announce(sentence);
    await client.invalidateQueries({ queryKey: bookNotes(uid, bookId).queryKey });
  };
  const save = useMutation({
    onSuccess: done(labels.noteSaved),
    mutationFn: async (change: Change) =>
      'id' in change
        ? changeBookNote(uid, change.id, change.text)
        : addBookNote(uid, bookId, await change.here.settled(), change.text),
  });
  const remove = useMutation({
    onSuccess: done(labels.noteDeleted),
    mutationFn: (noteId: string) => deleteBookNote(uid, noteId),
  });
  return { save, remove };
}
