import { useLayoutEffect, useRef } from 'react';
import type { Note } from '@lectern/shared/domain';
import { sentenceOf } from '@lectern/shared/failure';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Dialog, FormStatus, SkeletonText } from '@lectern/shared/ui';
import { bookNotes } from '../../data/bookNotes';
import { readerText } from '../../text/reader.en';
import { readPath } from '../../viewAddress';
import type { CurrentPosition, OpenBook, DescribedPosition } from '../bookView';
import { BookNote } from './BookNote';
import { NoteForm } from './NoteForm';
import { useNoteChanges } from './useNoteChanges';
import { useNoteDrafts, type NoteDrafts } from './useNoteDrafts';
import { useDescribedPositions } from './useDescribedPositions';
import * as styles from './Dialogs.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  id: string;
  uid: string;
  book: OpenBook;
  here: CurrentPosition;
};

/**
 * Dialog with the user's notes on the book: add a note at the current position, edit, delete, or go to one. What is
 * typed stays when it is closed and opened again.
 */
export function NotesDialog({ open, onClose, ...rest }: Props) {
  const labels = useText(readerText);
  const drafts = useNoteDrafts(`book notes ${rest.id} ${rest.uid}`);
  return (
    <Dialog open={open} onClose={onClose} title={labels.notes}>
      <Notes {...rest} drafts={drafts} onClose={onClose} />
    </Dialog>
  );
}

function Notes({ id, uid, book, here, drafts, onClose }: Omit<Props, 'open'> & { drafts: NoteDrafts }) {
  const labels = useText(readerText);
  const notes = useQuery(bookNotes(uid, id));
  const { root, onDelete } = useFocusAfterDeletion(notes.data ?? []);
  const positions = useDescribedPositions(
    book,
    (notes.data ?? []).flatMap(({ locator }) => locator ?? []),
  );
  return (
    <div ref={root} className={styles.notes}>
      <NewNote uid={uid} bookId={id} drafts={drafts} here={here} />
      <QueryState query={notes} title={labels.notesFailed} placeholder={<NotesSkeleton />}>
        {(list) => (
          <>
            {list.length === 0 && <p className={styles.hint}>{labels.noNotes}</p>}
            <ul role="list">
              {list.map((note) => (
                <li key={note.id}>
                  <NotePosition
                    position={positions?.find(({ locator }) => locator === note.locator)}
                    id={id}
                    onGo={onClose}
                  />
                  <BookNote note={note} uid={uid} drafts={drafts} onDelete={() => onDelete(note.id)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </div>
  );
}

/** Moves the focus of a deleted note to the one that takes its position, or else to the field of a new note. */
function useFocusAfterDeletion(notes: readonly Note[]) {
  const root = useRef<HTMLDivElement>(null);
  const deleted = useRef<{ id: string; index: number } | null>(null);
  useLayoutEffect(() => {
    const { current: last } = deleted;
    if (!last || notes.some(({ id }) => id === last.id)) return;
    deleted.current = null;
    if (document.activeElement !== document.body) return;
    const rows = root.current?.querySelectorAll('li') ?? [];
    const row = rows[Math.min(last.index, rows.length - 1)];
    (row?.querySelector('button') ?? root.current?.querySelector('textarea'))?.focus();
  });
  const onDelete = (id: string): void => {
    deleted.current = { id, index: notes.findIndex((note) => note.id === id) };
  };
  return { root, onDelete };
}

function NotesSkeleton() {
  return (
    <div aria-busy="true">
      <SkeletonText lines={3} />
    </div>
  );
}

type NewProps = { uid: string; bookId: string; drafts: NoteDrafts; here: CurrentPosition };

function NewNote({ uid, bookId, drafts, here }: NewProps) {
  const labels = useText(readerText);
  const { save } = useNoteChanges(uid, bookId, (text) => drafts.endSaved(null, text));
  return (
    <>
      <NoteForm
        label={labels.newNote}
        value={drafts.added}
        onChange={drafts.setAdded}
        onSave={(text) => save.mutate({ here, text })}
        isBusy={save.isPending}
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
function NotePosition({
  position,
  id,
  onGo,
}: {
  position: DescribedPosition | undefined;
  id: string;
  onGo: () => void;
}) {
  const labels = useText(readerText);
  if (!position) return null;
  return (
    <Link
      to={readPath(id, position.locator)}
      onClick={onGo}
      preventScrollReset
      aria-label={labels.goTo(position.excerpt)}
      className={styles.notePlace}
    >
      {position.excerpt}
    </Link>
  );
}
