import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, TextArea } from '@lectern/shared/ui';
import { quizEditorText } from '../../text/studio/quizEditor.en';
import type { Keyed } from '../sorting/useItems';
import { Answers } from './Answers';
import type { EditedQuestion } from './editedQuiz';
import { questionProblems } from './questionProblems';
import styles from './quiz.module.css';

type Props = {
  question: Keyed<EditedQuestion>;
  number: number;
  handle: ReactNode;
  /** True until a new question is left for the first time: problems are shown afterwards. */
  isNew: boolean;
  onLeave: () => void;
  onChange: (question: Keyed<EditedQuestion>) => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** One question with its answers and explanation. A new one takes the focus. */
export function QuestionCard({ question, number, handle, isNew, onLeave, onChange, onDuplicate, onDelete }: Props) {
  const text = useText(quizEditorText);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) card.current?.querySelector('textarea')?.focus();
  }, [isNew]);
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  const problems = isNew ? null : questionProblems(question);
  return (
    <section ref={card} className={styles.card} aria-label={text.question(number)} onBlur={onBlur}>
      <CardHead number={number} handle={handle} onDuplicate={onDuplicate} onDelete={onDelete} />
      <TextArea
        label={text.prompt}
        rows={2}
        value={question.prompt}
        error={problems?.prompt ? text.problems.prompt : undefined}
        onChange={({ target }) => onChange({ ...question, prompt: target.value })}
      />
      <Answers
        choices={question.choices}
        problems={problems}
        onChange={(choices) => onChange({ ...question, choices })}
      />
      <TextArea
        label={text.explanation}
        hint={text.explanationHint}
        optional
        rows={2}
        value={question.explanation}
        onChange={({ target }) => onChange({ ...question, explanation: target.value })}
      />
    </section>
  );
}

function CardHead({
  number,
  handle,
  onDuplicate,
  onDelete,
}: Pick<Props, 'number' | 'handle' | 'onDuplicate' | 'onDelete'>) {
  const text = useText(quizEditorText);
  return (
    <div className={styles.cardHead}>
      {handle}
      <h4 className={styles.cardTitle}>{text.question(number)}</h4>
      <Button size="small" variant="quiet" onClick={onDuplicate}>
        {text.duplicate}
      </Button>
      <Button size="small" variant="quiet" onClick={onDelete}>
        {text.delete}
      </Button>
    </div>
  );
}
