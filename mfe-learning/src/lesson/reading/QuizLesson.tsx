import { useMemo, useState } from 'react';
import { QuizQuestionForm, readQuiz } from '@lectern/shared/quiz';
import { useText } from '@lectern/shared/text';
import { FormStatus, Markdown } from '@lectern/shared/ui';
import type { FirstTries, QuizScore } from '../../data/quizScores';
import { quizText } from '../../text/lesson/quiz.en';
import * as styles from './QuizLesson.module.css';

type Props = {
  body: string;
  /** Returns the earlier score of a quiz with this number of questions; null if it was not finished. */
  getScore?: (questions: number) => QuizScore | null;
  /** First tries of earlier visits, and how to store those of this one. */
  tries?: { get: () => FirstTries; save: (tries: FirstTries) => void };
  /** Called once every question has been answered right, unless there is an earlier score. */
  onDone?: (score: QuizScore) => void;
};

/**
 * A quiz, checked question by question. Its score counts first tries, those of earlier visits included. An invalid body
 * shows an error, and never its answers.
 */
export function QuizLesson({ body, getScore, tries, onDone }: Props) {
  const text = useText(quizText);
  const quiz = useMemo(() => readQuiz(body), [body]);
  const count = quiz?.questions.length ?? 0;
  const earlier = getScore?.(count) ?? null;
  const { solved, score: own, answer } = useAnswers(count, tries, earlier ? undefined : onDone);
  if (!quiz) return <FormStatus tone="error">{text.broken}</FormStatus>;
  const { intro, questions } = quiz;
  // Solved again, the quiz shows the earlier score: it counts first tries.
  const score = own && (earlier ?? own);
  return (
    <div className={styles.quiz}>
      {intro && <Markdown text={intro} />}
      {earlier && solved === 0 && <Score {...earlier} />}
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
function useAnswers(questions: number, tries: Props['tries'], onDone: Props['onDone']) {
  const [firstTries, setFirstTries] = useState<FirstTries>(() => tries?.get() ?? new Map<number, boolean>());
  const [solved, setSolved] = useState<ReadonlySet<number>>(new Set());
  const answer = (index: number, isRight: boolean): void => {
    const next = firstTries.has(index) ? firstTries : new Map(firstTries).set(index, isRight);
    const right = isRight ? new Set(solved).add(index) : solved;
    if (next !== firstTries) tries?.save(next);
    setFirstTries(next);
    setSolved(right);
    if (right.size === questions && solved.size < questions) onDone?.(scoreOf(next, questions));
  };
  return { solved: solved.size, score: solved.size === questions ? scoreOf(firstTries, questions) : null, answer };
}

/** Returns the score of a quiz with that number of questions; tries at questions that it no longer has don't count. */
const scoreOf = (firstTries: FirstTries, questions: number): QuizScore => ({
  right: [...firstTries].filter(([index, isRight]) => isRight && index < questions).length,
  of: questions,
});
