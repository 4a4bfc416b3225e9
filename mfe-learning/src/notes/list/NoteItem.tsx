import { useState, type ReactNode } from 'react';
import { Button, EditIcon, IconButton, TrashIcon } from '@lectern/shared/ui';
import { notesWords } from '../../text/lesson/notes.en';
import { useText } from '../../text/useText';
import { clock, type ShownNote } from '../note';
import { isNoteText, NoteEditor } from './NoteEditor';
import type { NoteActions } from '../useNotes';
import styles from '../notes.module.css';

type Props = {
  note: ShownNote;
  /** What leads to the place of the note. */ where: ReactNode;
  actions: Pick<NoteActions, 'change' | 'retry'>;
  onRemove: () => void;
};

/** One note: its place, its text, and what can be done with it. */
export function NoteItem({ note, where, actions, onRemove }: Props) {
  const words = useText(notesWords);
  const [draft, setDraft] = useState<string | null>(null);
  const time = timeOf(note);
  const save = (): void => {
    if (draft === null || !isNoteText(draft)) return;
    if (draft.trim() !== note.text) actions.change(note, draft.trim());
    setDraft(null);
  };
  if (draft !== null) {
    return (
      <NoteEditor
        label={words.editLabel(time)}
        value={draft}
        autoFocus
        onChange={setDraft}
        onSubmit={save}
        onCancel={() => setDraft(null)}
      >
        <Button size="small" onClick={save} disabled={!isNoteText(draft)}>
          {words.save}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setDraft(null)}>
          {words.cancel}
        </Button>
      </NoteEditor>
    );
  }
  return (
    <>
      <div className={styles.head}>
        {where}
        <span className={styles.acts}>
          <IconButton size="small" icon={<EditIcon />} label={words.editAt(time)} onClick={() => setDraft(note.text)} />
          <IconButton size="small" icon={<TrashIcon />} label={words.removeAt(time)} onClick={onRemove} />
        </span>
      </div>
      <p className={styles.said}>{note.text}</p>
      {note.waits && (
        <p className={styles.waits} role="status">
          {note.refused === null ? (
            words.saving
          ) : (
            <>
              {words.kept} {note.refused}{' '}
              <button type="button" className={styles.link} onClick={actions.retry}>
                {words.retry}
              </button>
            </>
          )}
        </p>
      )}
    </>
  );
}

/** The time of a note as a clock shows it; null for one that has none. */
export const timeOf = ({ timeSec }: Pick<ShownNote, 'timeSec'>): string | null =>
  timeSec === null ? null : clock(timeSec);
