import { useState, type SubmitEvent } from 'react';
import { Button, TextArea } from '@lectern/shared/ui';
import { NOTE_LENGTH } from '../data/bookNotes';
import { readerWords } from '../text/reader.en';
import { useText } from '../text/useText';
import styles from './Reader.module.css';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSave: (text: string) => void;
  isBusy: boolean;
  onCancel?: () => void;
};

/** A note as it is written; what is too short or too long is said before anything is sent. */
export function NoteForm({ label, value, onChange, onSave, isBusy, onCancel }: Props) {
  const words = useText(readerWords);
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = value.trim();
    const problem = text === '' ? words.noteEmpty : text.length > NOTE_LENGTH ? words.noteLong(text.length) : undefined;
    setError(problem);
    if (!problem && !isBusy) onSave(text);
  };
  return (
    <form noValidate className={styles.noteForm} onSubmit={submit}>
      <TextArea
        label={label}
        rows={3}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={styles.noteTools}>
        <Button type="submit" size="small" busy={isBusy}>
          {words.saveNote}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
