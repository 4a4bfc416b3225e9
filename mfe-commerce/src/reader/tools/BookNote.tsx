import { useEffect, useRef } from 'react';
import type { Note } from '@lectern/shared/domain';
import { sentenceOf } from '@lectern/shared/failure';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus } from '@lectern/shared/ui';
import { readerText } from '../../text/reader.en';
import { NoteForm } from './NoteForm';
import { useNoteChanges } from './useNoteChanges';
import type { NoteDrafts } from './useNoteDrafts';
import * as styles from './Dialogs.module.css';

type Props = { note: Note; uid: string; drafts: NoteDrafts; onDelete: () => void };

/** Text of a note with its tools, or the form that edits it. The focus moves into the form and back to its button. */
export function BookNote({ note, uid, drafts, onDelete }: Props) {
  const edit = drafts.edits[note.id];
  const changes = useNoteChanges(uid, note.itemId, (text) => drafts.endSaved(note.id, text));
  const button = useFocusAfterEdit(edit !== undefined);
  if (edit)
    return (
      <EditNote
        note={note}
        save={changes.save}
        value={edit.text}
        onChange={(text) => drafts.setEdit(note.id, { ...edit, text })}
        onClose={() => drafts.setEdit(note.id, null)}
      />
    );
  return (
    <Tools
      note={note}
      remove={changes.remove}
      button={button}
      onEdit={() => drafts.setEdit(note.id, { text: note.text, stored: note.text })}
      onDelete={onDelete}
    />
  );
}

/** Returns the ref of the edit button, which gets the focus when the editing ends. */
function useFocusAfterEdit(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}

type ToolsProps = Pick<ReturnType<typeof useNoteChanges>, 'remove'> & {
  note: Note;
  button: ReturnType<typeof useFocusAfterEdit>;
  onEdit: () => void;
  onDelete: () => void;
};

function Tools({ note, remove, button, onEdit, onDelete }: ToolsProps) {
  const labels = useText(readerText);
  return (
    <>
      <p className={styles.note}>{note.text}</p>
      <div className={styles.noteTools}>
        <Button ref={button} variant="quiet" size="small" onClick={onEdit}>
          {labels.editNote}
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={remove.isPending}
          onClick={() => {
            onDelete();
            remove.mutate(note.id);
          }}
        >
          {labels.deleteNote}
        </Button>
      </div>
      {remove.isError && (
        <FormStatus tone="error" title={labels.noteNotDeleted}>
          {sentenceOf(remove.error)}
        </FormStatus>
      )}
    </>
  );
}

type EditProps = Pick<ReturnType<typeof useNoteChanges>, 'save'> & {
  note: Note;
  value: string;
  onChange: (text: string) => void;
  onClose: () => void;
};

function EditNote({ note, save, value, onChange, onClose }: EditProps) {
  const labels = useText(readerText);
  return (
    <>
      <NoteForm
        label={labels.editNote}
        autoFocus
        value={value}
        onChange={onChange}
        onSave={(text) => save.mutate({ id: note.id, text })}
        onCancel={onClose}
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
