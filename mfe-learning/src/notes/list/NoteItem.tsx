import type { ReactNode } from 'react';
import { useTabDraft } from '@lectern/shared/drafts';
import { useUnsavedChanges } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, EditIcon, IconButton, PendingStatus, TextButton, TrashIcon } from '@lectern/shared/ui';
import { notesText } from '../../text/lesson/notes.en';
import { useInlineForm } from '../../profile/settings/useInlineForm';
import { isNoteText, timeOf, type ShownNote } from '../note';
import * as styles from '../notes.module.css';
import type { NoteActions } from '../useNotes';
import { NoteEditor } from './NoteEditor';

type Props = {
  note: ShownNote;
  /** The link to the note's position. */
  link: ReactNode;
  actions: Pick<NoteActions, 'change' | 'retry'>;
  onRemove: () => void;
};

/** A note with its position, text and actions, or its editor. An edit stays in the tab until saved or cancelled. */
export function NoteItem({ note, link, actions, onRemove }: Props) {
  const text = useText(notesText);
  const { isOpen: isEditing, setOpen: setEditing, button } = useInlineForm();
  const time = timeOf(note);
  if (isEditing) return <NoteForm note={note} onChange={actions.change} onClose={() => setEditing(false)} />;
  return (
    <>
      <div className={styles.head}>
        {link}
        <span className={styles.actions}>
          <IconButton
            ref={button}
            size="small"
            icon={<EditIcon />}
            label={text.editAt(time)}
            onClick={() => setEditing(true)}
          />
          <IconButton size="small" icon={<TrashIcon />} label={text.removeAt(time)} onClick={onRemove} />
        </span>
      </div>
      <p className={styles.body}>{note.text}</p>
      {note.isPending && (
        <PendingStatus sending={text.saving} refusal={note.refused === null ? null : text.unsent(note.refused)}>
          <TextButton onClick={actions.retry}>{text.retry}</TextButton>
        </PendingStatus>
      )}
    </>
  );
}

type FormProps = { note: ShownNote; onChange: NoteActions['change']; onClose: () => void };

function NoteForm({ note, onChange, onClose }: FormProps) {
  const text = useText(notesText);
  const { fields, change, remove } = useTabDraft(`note ${note.id}`, { text: note.text });
  const draft = fields.text;
  useUnsavedChanges(draft.trim() !== note.text);
  const close = (): void => {
    remove();
    onClose();
  };
  const save = (): void => {
    if (!isNoteText(draft)) return;
    if (draft.trim() !== note.text) onChange(note, draft.trim());
    close();
  };
  return (
    <NoteEditor
      label={text.editLabel(timeOf(note))}
      value={draft}
      autoFocus
      onChange={(words) => change({ text: words })}
      onSubmit={save}
      onCancel={close}
    >
      <Button size="small" onClick={save} disabled={!isNoteText(draft)}>
        {text.save}
      </Button>
      <Button size="small" variant="quiet" onClick={close}>
        {text.cancel}
      </Button>
    </NoteEditor>
  );
}
