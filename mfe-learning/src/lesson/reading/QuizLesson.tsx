import { useMemo, useState } from 'react';
import { QuizQuestionForm, readQuiz } from '@lectern/shared/quiz';
import { useText } from '@lectern/shared/text';
import { FormStatus, Markdown } from '@lectern/shared/ui';
import type { QuizScore } from '../../data/quizScores';
import { quizText } from '../../text/lesson/quiz.en';
import styles from './QuizLesson.module.css';

type Props = {
  body: string;
  /** Returns the earlier score of a quiz with this number of questions; null if it was not finished. */
  getScore?: (questions: number) => QuizScore | null;
  /** Called once every question has been answered right. */
  onDone?: (score: QuizScore) => void;
};

/** A quiz, checked question by question. An invalid body shows an error, and never its answers. */
export function QuizLesson({ body, getScore, onDone }: Props) {
  const text = useText(quizText);
  const quiz = useMemo(() => readQuiz(body), [body]);
  const { solved, score, answer } = useAnswers(quiz?.questions.length ?? 0, onDone);
  if (!quiz) return <FormStatus tone="error">{text.broken}</FormStatus>;
  const { intro, questions } = quiz;
  const earlier = solved === 0 ? getScore?.(questions.length) : null;
  return (
    <div className={styles.quiz}>
      {intro && <Markdown text={intro} />}
      {earlier && !score && <Score {...earlier} />}
      {questions.map((question, index) => (
        <QuizQuestionForm
          key={index}
          question={question}
          labels={text}
          onAnswer={(isRight) => answer(index, isRight)}
        />
      ))}
      {score && <Score {...score} />}
      {!score && solved > 0 && <p className={styles.left}>{text.left(questions.length - solved)}</p>}
    </div>
  );
}

function Score({ right, of }: QuizScore) {
  const text = useText(quizText);
  return (
    <FormStatus tone="success" title={text.done}>
      {text.score(right, of)}
    </FormStatus>
  );
}

/** Records the first try of each question, and the questions that are solved. `score` is null until all of them are. */
function useAnswers(questions: number, onDone: Props['onDone']) {
  const [firstTries, setFirstTries] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [solved, setSolved] = useState<ReadonlySet<number>>(new Set());
  const answer = (index: number, isRight: boolean): void => {
    const tries = firstTries.has(index) ? firstTries : new Map(firstTries).set(index, isRight);
    const right = isRight ? new Set(solved).add(index) : solved;
    setFirstTries(tries);
    setSolved(right);
    if (right.size === questions && solved.size < questions) onDone?.(scoreOf(tries));
  };
  return { solved: solved.size, score: solved.size === questions ? scoreOf(firstTries) : null, answer };
}

const scoreOf = (firstTries: ReadonlyMap<number, boolean>): QuizScore => ({
  right: [...firstTries.values()].filter(Boolean).length,
  of: firstTries.size,
});
