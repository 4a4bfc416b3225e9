import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { notesText } from '../../text/lesson/notes.en';
import { isNoteText, NOTE_LIMIT } from '../note';
import * as styles from '../notes.module.css';

type Props = {
  label: string;
  value: string;
  autoFocus?: boolean;
  /** The buttons below the text. */
  children: ReactNode;
  hint?: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onCancel?: () => void;
};

/**
 * Text field of a note. Ctrl or ⌘ with Enter submits it. Key events do not propagate, so they never trigger the
 * player's shortcuts.
 */
export function NoteEditor({ label, value, autoFocus = false, children, hint, onChange, onSubmit, onCancel }: Props) {
  const text = useText(notesText);
  const id = useId();
  const used = value.trim().length;
  const over = used - NOTE_LIMIT;
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSubmit && isNoteText(value)) onSubmit();
    if (event.key === 'Escape') onCancel?.();
    if (isSubmit) event.preventDefault();
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
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-about`} className={styles.about} data-over={over > 0}>
        <span>{over > 0 ? text.tooLong(over) : hint}</span>
        <span className={styles.count}>{text.counted(used, NOTE_LIMIT)}</span>
      </p>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
