import type { ReactNode } from 'react';
import type { ShownNote } from '../note';
import * as styles from '../notes.module.css';
import type { NoteActions } from '../useNotes';
import { NoteItem } from './NoteItem';

type Props = {
  notes: readonly ShownNote[];
  actions: Pick<NoteActions, 'change' | 'retry'>;
  onRemove: (note: ShownNote) => void;
  /** Renders the link to a note's position. */
  renderLink: (note: ShownNote) => ReactNode;
};

/** A list of notes, in the given order. */
export function NoteList({ notes, actions, renderLink, onRemove }: Props) {
  return (
    <ul className={styles.list} role="list">
      {notes.map((note) => (
        <li key={note.id} data-note={note.id} className={styles.note}>
          <NoteItem note={note} link={renderLink(note)} actions={actions} onRemove={() => onRemove(note)} />
        </li>
      ))}
    </ul>
  );
}
