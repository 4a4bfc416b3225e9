import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, TextArea } from '@lectern/shared/ui';
import { NOTE_LENGTH } from '../../data/bookNotes';
import { readerText } from '../../text/reader.en';
import * as styles from './Dialogs.module.css';

type Props = {
  label: string;
  /** The field takes the focus when the form is shown, with the cursor at the end of its text. */
  autoFocus?: boolean;
  value: string;
  onChange: (value: string) => void;
  onSave: (text: string) => void;
  isBusy: boolean;
  onCancel?: () => void;
};

/** Form for a note; refuses an empty or too long text before it is sent. */
export function NoteForm({ label, autoFocus = false, value, onChange, onSave, isBusy, onCancel }: Props) {
  const labels = useText(readerText);
  const [error, setError] = useState<string>();
  const field = useFocusAtStart(autoFocus);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = value.trim();
    const problem =
      text === '' ? labels.noteEmpty : text.length > NOTE_LENGTH ? labels.noteTooLong(text.length) : undefined;
    setError(problem);
    if (!problem && !isBusy) onSave(text);
  };
  return (
    <form noValidate className={styles.noteForm} onSubmit={submit}>
      <TextArea
        ref={field}
        label={label}
        rows={3}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={styles.noteTools}>
        <Button type="submit" size="small" busy={isBusy}>
          {labels.saveNote}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            {labels.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function useFocusAtStart(isWanted: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    if (!isWanted || !current) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [isWanted]);
  return field;
}
