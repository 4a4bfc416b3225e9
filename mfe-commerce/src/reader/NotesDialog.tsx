import { useState } from 'react';
import type { Note } from '@lectern/shared/domain';
import { sentenceOf } from '@lectern/shared/failure';
import { useHost, useUnsavedChanges } from '@lectern/shared/host';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { Button, Dialog, FormStatus, SkeletonText } from '@lectern/shared/ui';
import { addBookNote, bookNotes, changeBookNote, deleteBookNote } from '../data/bookNotes';
import { Failed } from '../parts/Failed';
import { failedWords } from '../text/failed.en';
import { readerWords } from '../text/reader.en';
import { useText } from '../text/useText';
import { readPath } from '../viewAddress';
import { locatorOf, placeOf, wordsAt, type BookText, type Place } from './bookChapters';
import { NoteForm } from './NoteForm';
import styles from './Reader.module.css';

type Props = { open: boolean; onClose: () => void; id: string; uid: string; text: BookText; current: () => Place };

/**
 * The person's notes on the book: to write one at this place, to change or delete one, and to go where it was written.
 */
export function NotesDialog({ open, onClose, ...rest }: Props) {
  const words = useText(readerWords);
  return (
    <Dialog open={open} onClose={onClose} title={words.notes}>
      <Notes {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Notes({ id, uid, text, current, onClose }: Omit<Props, 'open'>) {
  const words = useText(readerWords);
  const failed = useText(failedWords);
  const notes = useQuery(bookNotes(uid, id));
  const { save, remove } = useNoteChanges(uid, id);
  const [changing, setChanging] = useState<string | null>(null);
  const [draft, setDraft] = useState('');
  useUnsavedChanges(draft.trim() !== '');
  const add = (written: string): void =>
    save.mutate({ locator: locatorOf(text, current()), text: written }, { onSuccess: () => setDraft('') });
  return (
    <div className={styles.notes}>
      <NoteForm
        label={words.newNote}
        value={draft}
        onChange={setDraft}
        onSave={add}
        isBusy={save.isPending && 'locator' in save.variables}
      />
      {save.isError && (
        <FormStatus tone="error" title={words.noteFailed}>
          {sentenceOf(save.error)}
        </FormStatus>
      )}
      {notes.isPending && (
        <div aria-busy="true">
          <SkeletonText lines={3} />
        </div>
      )}
      {notes.isError && (
        <Failed
          title={failed.notes}
          error={notes.error}
          isBusy={notes.isFetching}
          onRetry={() => void notes.refetch()}
        />
      )}
      {notes.data?.length === 0 && <p className={styles.hint}>{words.noNotes}</p>}
      <ul role="list">
        {notes.data?.map((note) => (
          <li key={note.id}>
            <NotePlace note={note} text={text} id={id} onGo={onClose} />
            {changing === note.id ? (
              <ChangeNote
                note={note}
                isBusy={save.isPending}
                onCancel={() => setChanging(null)}
                onSave={(next) => save.mutate({ id: note.id, text: next }, { onSuccess: () => setChanging(null) })}
              />
            ) : (
              <>
                <p className={styles.note}>{note.text}</p>
                <div className={styles.noteTools}>
                  <Button variant="quiet" size="small" onClick={() => setChanging(note.id)}>
                    {words.changeNote}
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    busy={remove.isPending && remove.variables === note.id}
                    onClick={() => remove.mutate(note.id)}
                  >
                    {words.deleteNote}
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NotePlace({ note, text, id, onGo }: { note: Note; text: BookText; id: string; onGo: () => void }) {
  const words = useText(readerWords);
  const place = note.locator ? placeOf(text, note.locator) : null;
  if (!place || !note.locator) return null;
  const first = wordsAt(text, place);
  return (
    <Link
      to={readPath(id, note.locator)}
      onClick={onGo}
      preventScrollReset
      aria-label={words.goTo(first)}
      className={styles.notePlace}
    >
      {first}
    </Link>
  );
}

function ChangeNote({
  note,
  isBusy,
  onSave,
  onCancel,
}: {
  note: Note;
  isBusy: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}) {
  const words = useText(readerWords);
  const [value, setValue] = useState(note.text);
  useUnsavedChanges(value !== note.text);
  return (
    <NoteForm
      label={words.changeNote}
      value={value}
      onChange={setValue}
      onSave={onSave}
      isBusy={isBusy}
      onCancel={onCancel}
    />
  );
}

type Change = { locator: string; text: string } | { id: string; text: string };

function useNoteChanges(uid: string, bookId: string) {
  const words = useText(readerWords);
  const { announce } = useHost();
  const client = useQueryClient();
  const done = (sentence: string) => async (): Promise<void> => {
    announce(sentence);
    await client.invalidateQueries({ queryKey: bookNotes(uid, bookId).queryKey });
  };
  const save = useMutation({
    networkMode: 'always',
    onSuccess: done(words.noteSaved),
    mutationFn: (change: Change) =>
      'id' in change
        ? changeBookNote(uid, change.id, change.text)
        : addBookNote(uid, bookId, change.locator, change.text),
  });
  const remove = useMutation({
    networkMode: 'always',
    onSuccess: done(words.noteDeleted),
    mutationFn: (noteId: string) => deleteBookNote(uid, noteId),
  });
  return { save, remove };
}
