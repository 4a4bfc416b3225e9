import type { ReactNode } from 'react';
import { NoteItem } from './NoteItem';
import type { ShownNote } from '../note';
import type { NoteActions } from '../useNotes';
import styles from '../notes.module.css';

type Props = {
  notes: readonly ShownNote[];
  actions: Pick<NoteActions, 'change' | 'retry'>;
  onRemove: (note: ShownNote) => void;
  /** Draws what leads to the place of a note. */
  where: (note: ShownNote) => ReactNode;
};

/** Notes in the order given. */
export function NoteList({ notes, actions, where, onRemove }: Props) {
  return (
    <ul className={styles.list} role="list">
      {notes.map((note) => (
        <li key={note.id} className={styles.note}>
          <NoteItem note={note} where={where(note)} actions={actions} onRemove={() => onRemove(note)} />
        </li>
      ))}
    </ul>
  );
}
