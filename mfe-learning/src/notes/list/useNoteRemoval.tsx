import { useEffect, useRef, useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { notesWords } from '../../text/lesson/notes.en';
import { useText } from '../../text/useText';
import type { ShownNote } from '../note';
import { timeOf } from './NoteItem';
import type { NoteActions } from '../useNotes';
import styles from '../notes.module.css';

/** Deletes notes; the one that was deleted last can be taken back by what `offer` shows. */
export function useNoteRemoval({ remove, restore }: Pick<NoteActions, 'remove' | 'restore'>) {
  const words = useText(notesWords);
  const { announce } = useHost();
  const [removed, setRemoved] = useState<ShownNote | null>(null);
  const removeNote = (note: ShownNote): void => {
    remove(note);
    setRemoved(note);
    announce(words.removed(timeOf(note)));
  };
  const undo = (): void => {
    if (removed) restore(removed);
    setRemoved(null);
    announce(words.restored);
  };
  return { removeNote, offer: removed && <Offer key={removed.id} note={removed} onUndo={undo} /> };
}

/** Takes the focus, since the button that deleted the note is gone with it. */
function Offer({ note, onUndo }: { note: ShownNote; onUndo: () => void }) {
  const words = useText(notesWords);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.removed}>
      <span>{words.removed(timeOf(note))}</span>
      <button ref={button} type="button" className={styles.link} onClick={onUndo}>
        {words.undo}
      </button>
    </div>
  );
}
