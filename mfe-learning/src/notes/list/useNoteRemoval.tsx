import { useEffect, useRef, useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { TextButton } from '@lectern/shared/ui';
import { notesText } from '../../text/lesson/notes.en';
import { timeOf, type ShownNote } from '../note';
import * as styles from '../notes.module.css';
import type { NoteActions } from '../useNotes';

/** Returns a function that deletes a note, and an element that offers to restore the last deleted one. */
export function useNoteRemoval({ remove, restore }: Pick<NoteActions, 'remove' | 'restore'>) {
  const text = useText(notesText);
  const { announce } = useHost();
  const [removed, setRemoved] = useState<ShownNote | null>(null);
  const removeNote = (note: ShownNote): void => {
    remove(note);
    setRemoved(note);
    announce(text.removed(timeOf(note)));
  };
  const undo = (): void => {
    if (removed) restore(removed);
    setRemoved(null);
    announce(text.restored);
  };
  return { removeNote, undoOffer: removed && <UndoOffer key={removed.id} note={removed} onUndo={undo} /> };
}

/** Offer to restore a deleted note. Takes the focus, because the button that deleted the note was removed with it. */
function UndoOffer({ note, onUndo }: { note: ShownNote; onUndo: () => void }) {
  const text = useText(notesText);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.removed}>
      <span>{text.removed(timeOf(note))}</span>
      <TextButton ref={button} className={styles.undo} onClick={onUndo}>
        {text.undo}
      </TextButton>
    </div>
  );
}
