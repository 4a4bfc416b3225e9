import { useRef, useState, type SubmitEvent } from 'react';
import { QUESTION_LIMITS } from '../../domain';
import { useText } from '@lectern/shared/text';
import { TextArea } from '../../ui';
import { questionsText } from '../text/questions.en';
import { FormButtons } from './FormButtons';
import * as styles from './Questions.module.css';

type Props = {
  value: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onCancel?: () => void;
  submitLabel: string;
};

/** Form of an answer. Its keys never reach the player. */
export function AnswerForm({ value, onChange, onSubmit, onCancel, submitLabel }: Props) {
  const text = useText(questionsText);
  const { field, error, submit } = useCheck(value, onSubmit);
  return (
    <form className={styles.form} noValidate onSubmit={submit} onKeyDown={(event) => event.stopPropagation()}>
      <TextArea
        ref={field}
        label={text.answer}
        hint={text.answerHint}
        rows={3}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <FormButtons submitLabel={submitLabel} onCancel={onCancel} />
    </form>
  );
}

function useCheck(value: string, onSubmit: () => void) {
  const text = useText(questionsText);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isChecked, setChecked] = useState(false);
  const length = value.trim().length;
  const fault =
    length === 0 ? text.missingAnswer : length > QUESTION_LIMITS.text && text.textFault(QUESTION_LIMITS.text);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setChecked(fault !== false);
    if (fault === false) onSubmit();
    else field.current?.focus();
  };
  return { field, submit, error: (isChecked && fault) || undefined };
}
