import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const focusRestored = useFocusOfRestored();
  const removeNote = (note: ShownNote): void => {
    remove(note);
    setRemoved(note);
    announce(text.removed(timeOf(note)));
  };
  const undo = (): void => {
    if (removed) {
      focusRestored(removed.id);
      restore(removed);
    }
    setRemoved(null);
    announce(text.restored);
  };
  return { removeNote, undoOffer: removed && <UndoOffer key={removed.id} note={removed} onUndo={undo} /> };
}

/** Returns a function that focuses a restored note as soon as it is rendered: the button that restored it is gone. */
function useFocusOfRestored(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const note = document.querySelector(`[data-note="${CSS.escape(wanted.current)}"]`);
    const isElsewhere = document.activeElement !== document.body;
    if (note || isElsewhere) wanted.current = null;
    if (!isElsewhere) note?.querySelector<HTMLElement>('a, button')?.focus();
  });
  return (id) => void (wanted.current = id);
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
