import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { notesWords } from '../../text/lesson/notes.en';
import { useText } from '../../text/useText';
import { NOTE_LIMIT } from '../note';
import styles from '../notes.module.css';

type Props = {
  label: string;
  value: string;
  autoFocus?: boolean;
  children: ReactNode;
  hint?: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onCancel?: () => void;
};

/** Whether a text can be a note. */
export const isNoteText = (text: string): boolean => text.trim().length > 0 && text.trim().length <= NOTE_LIMIT;

/**
 * Where the text of a note is written. Ctrl or ⌘ with Enter submits it; keys stay inside, so that no shortcut of the
 * player hears them.
 */
export function NoteEditor({ label, value, autoFocus = false, children, hint, onChange, onSubmit, onCancel }: Props) {
  const text = useText(notesWords);
  const id = useId();
  const used = value.trim().length;
  const over = used - NOTE_LIMIT;
  const hear = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const submits = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (submits && isNoteText(value)) onSubmit();
    if (event.key === 'Escape') onCancel?.();
    if (submits) event.preventDefault();
  };
  return (
    <div className={styles.editor}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={3}
        value={value}
        aria-describedby={`${id}-about`}
        aria-invalid={over > 0 || undefined}
        ref={(area) => {
          if (autoFocus && area && document.activeElement !== area) area.focus();
        }}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={hear}
      />
      <p id={`${id}-about`} className={styles.about} data-over={over > 0}>
        <span>{over > 0 ? text.tooLong(over) : hint}</span>
        <span className={styles.count}>{text.counted(used, NOTE_LIMIT)}</span>
      </p>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
