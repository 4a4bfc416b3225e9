import { useMemo, useState } from 'react';
import { QuizQuestionForm, readQuiz } from '@lectern/shared/quiz';
import { FormStatus, Markdown } from '@lectern/shared/ui';
import type { QuizScore } from '../../data/quizScores';
import { quizWords } from '../../text/lesson/quiz.en';
import { useText } from '../../text/useText';
import styles from './QuizLesson.module.css';

type Props = {
  body: string;
  /** How it went before, given how many questions there are; null when it was not finished. */ getScore?: (
    questions: number,
  ) => QuizScore | null;
  /** Every question is answered right. */ onDone?: (score: QuizScore) => void;
};

/**
 * A quiz: each question is answered and checked by itself. A body that is no quiz is said to be broken; its answers
 * stay unseen.
 */
export function QuizLesson({ body, getScore, onDone }: Props) {
  const text = useText(quizWords);
  const quiz = useMemo(() => readQuiz(body), [body]);
  const [firsts, setFirsts] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [solved, setSolved] = useState<ReadonlySet<number>>(new Set());
  if (!quiz) return <FormStatus tone="error">{text.quizBroken}</FormStatus>;
  const { intro, questions } = quiz;
  const words = { check: text.quizCheck, right: text.quizRight, wrong: text.quizWrong };
  const answer = (index: number, isRight: boolean): void => {
    const tries = firsts.has(index) ? firsts : new Map(firsts).set(index, isRight);
    const right = isRight ? new Set(solved).add(index) : solved;
    setFirsts(tries);
    setSolved(right);
    if (right.size === questions.length && solved.size < questions.length) onDone?.(scoreOf(tries));
  };
  const isSolved = solved.size === questions.length;
  const shown = isSolved ? scoreOf(firsts) : solved.size === 0 ? getScore?.(questions.length) : null;
  return (
    <div className={styles.quiz}>
      {intro && <Markdown text={intro} />}
      {shown && !isSolved && (
        <FormStatus tone="success" title={text.quizDone}>
          {text.quizScore(shown.right, shown.of)}
        </FormStatus>
      )}
      {questions.map((question, index) => (
        <QuizQuestionForm
          key={index}
          question={question}
          words={words}
          onAnswer={(isRight) => answer(index, isRight)}
        />
      ))}
      {isSolved && shown && (
        <FormStatus tone="success" title={text.quizDone}>
          {text.quizScore(shown.right, shown.of)}
        </FormStatus>
      )}
      {!isSolved && solved.size > 0 && <p className={styles.left}>{text.quizLeft(questions.length - solved.size)}</p>}
    </div>
  );
}

const scoreOf = (firsts: ReadonlyMap<number, boolean>): QuizScore => ({
  right: [...firsts.values()].filter(Boolean).length,
  of: firsts.size,
});
