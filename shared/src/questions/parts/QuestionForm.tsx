import { useRef, useState, type SubmitEvent } from 'react';
import { QUESTION_LIMITS } from '../../domain';
import { useText } from '@lectern/shared/text';
import { Button, TextArea, TextField } from '../../ui';
import type { PostDraft } from '../data/postOutbox';
import { questionsText } from '../text/questions.en';
import { clock } from './clock';
import { FormButtons } from './FormButtons';
import * as styles from './Questions.module.css';

type Props = {
  label: string;
  draft: PostDraft;
  onChange: (next: Partial<PostDraft>) => void;
  onSubmit: () => void;
  onCancel: () => void;
  submitLabel: string;
  /** Returns the current second of the lesson; null for a lesson without one, or when the time can't change. */
  getTime: () => number | null;
};

/** Form of a question. Its keys never reach the player. */
export function QuestionForm(props: Props) {
  const text = useText(questionsText);
  const { label, draft, onChange, onSubmit, onCancel, submitLabel } = props;
  const { titleFault, textFault, titleField, textField, submit } = useChecks(draft, onSubmit);
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <TextField
        ref={titleField}
        label={text.askTitle}
        hint={text.askTitleHint}
        required
        value={draft.title}
        error={titleFault ? text.titleFault(QUESTION_LIMITS.titleMin, QUESTION_LIMITS.title) : undefined}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextArea
        ref={textField}
        label={text.askText}
        hint={text.askTextHint}
        optional
        rows={4}
        value={draft.text}
        error={textFault ? text.textFault(QUESTION_LIMITS.text) : undefined}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <QuestionTime {...props} />
      <FormButtons submitLabel={submitLabel} onCancel={onCancel} />
    </form>
  );
}

function QuestionTime({ draft, onChange, getTime }: Pick<Props, 'draft' | 'onChange' | 'getTime'>) {
  const text = useText(questionsText);
  if (draft.timeSec === null) return null;
  return (
    <p className={styles.metadata}>
      {text.atTime(clock(draft.timeSec))}
      {getTime() !== null && (
        <Button size="small" variant="quiet" onClick={() => onChange({ timeSec: getTime() })}>
          {text.now}
        </Button>
      )}
    </p>
  );
}

function useChecks({ title, text }: PostDraft, onSubmit: () => void) {
  const [isChecked, setChecked] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const length = title.trim().length;
  const isTitleWrong = length < QUESTION_LIMITS.titleMin || length > QUESTION_LIMITS.title;
  const isTextWrong = text.trim().length > QUESTION_LIMITS.text;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setChecked(isTitleWrong || isTextWrong);
    if (isTitleWrong) titleField.current?.focus();
    else if (isTextWrong) textField.current?.focus();
    else onSubmit();
  };
  return { titleField, textField, submit, titleFault: isChecked && isTitleWrong, textFault: isChecked && isTextWrong };
}
