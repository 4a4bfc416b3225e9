import type { ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { TextArea } from '@lectern/shared/ui';
import { quizEditorText } from '../../text/studio/quizEditor.en';
import { ItemCard } from '../sorting/ItemCard';
import type { Keyed } from '../sorting/useItems';
import { Answers } from './Answers';
import type { EditedQuestion } from './editedQuiz';
import { questionProblems } from './questionProblems';
import * as styles from './quiz.module.css';

type Props = {
  question: Keyed<EditedQuestion>;
  number: number;
  handle: ReactNode;
  /** True until a new question is left for the first time: problems are shown afterwards. */
  isNew: boolean;
  isRestored: boolean;
  onLeave: () => void;
  onChange: (question: Keyed<EditedQuestion>) => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** One question with its answers and explanation. A new one takes the focus. */
export function QuestionCard({ question, number, onChange, ...card }: Props) {
  const text = useText(quizEditorText);
  const problems = card.isNew ? null : questionProblems(question);
  return (
    <ItemCard title={text.question(number)} {...card}>
      <TextArea
        label={text.prompt}
        rows={2}
        className={styles.short}
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
        className={styles.short}
        value={question.explanation}
        onChange={({ target }) => onChange({ ...question, explanation: target.value })}
      />
    </ItemCard>
  );
}
