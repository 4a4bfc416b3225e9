import { useId, useMemo, useState, type SyntheticEvent } from 'react';
import { parseQuiz, type QuizQuestion } from '@lectern/shared/domain';
import { Button, FormStatus, Markdown } from '@lectern/shared/ui';
import type { QuizScore } from '../data/quizScores';
import { watchWords } from '../text/watch.en';
import { useText } from '../text/useText';
import styles from './QuizLesson.module.css';

type Props = { body: string; /** How it went before; null when it was not finished. */ score?: QuizScore | null; /** Every question is answered right. */ onDone?: (score: QuizScore) => void };

/** A quiz: each question is answered and checked by itself. A body that is no quiz is said to be broken; its answers stay unseen. */
export function QuizLesson({ body, score = null, onDone }: Props) {
  const text = useText(watchWords);
  const quiz = useMemo(() => parsed(body), [body]);
  const [firsts, setFirsts] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [solved, setSolved] = useState<ReadonlySet<number>>(new Set());
  if (!quiz) return <FormStatus tone="error">{text.quizBroken}</FormStatus>;
  const { intro, questions } = quiz;
  const answer = (index: number, isRight: boolean): void => {
    const tries = firsts.has(index) ? firsts : new Map(firsts).set(index, isRight);
    const right = isRight ? new Set(solved).add(index) : solved;
    setFirsts(tries);
    setSolved(right);
    if (right.size === questions.length && solved.size < questions.length) onDone?.(scoreOf(tries));
  };
  const isSolved = solved.size === questions.length;
  const shown = isSolved ? scoreOf(firsts) : solved.size === 0 ? score : null;
  return (
    <div className={styles.quiz}>
      {intro && <Markdown text={intro} />}
      {shown && !isSolved && <FormStatus tone="success" title={text.quizDone}>{text.quizScore(shown.right, shown.of)}</FormStatus>}
      {questions.map((question, index) => <Question key={index} question={question} onAnswer={(isRight) => answer(index, isRight)} />)}
      {isSolved && shown && <FormStatus tone="success" title={text.quizDone}>{text.quizScore(shown.right, shown.of)}</FormStatus>}
      {!isSolved && solved.size > 0 && <p className={styles.left}>{text.quizLeft(questions.length - solved.size)}</p>}
    </div>
  );
}

const scoreOf = (firsts: ReadonlyMap<number, boolean>): QuizScore => ({ right: [...firsts.values()].filter(Boolean).length, of: firsts.size });

function Question({ question: { prompt, choices, explanation }, onAnswer }: { question: QuizQuestion; onAnswer: (isRight: boolean) => void }) {
  const text = useText(watchWords);
  const name = useId();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isChecked, setIsChecked] = useState(false);
  const isOne = choices.filter(({ isRight }) => isRight).length === 1;
  const isRight = choices.every((choice, index) => choice.isRight === chosen.has(index));
  const choose = (index: number): void => {
    setIsChecked(false);
    const next = new Set(isOne ? [] : chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
  };
  const check = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    onAnswer(isRight);
  };
  return (
    <form onSubmit={check}>
      <fieldset className={styles.question}>
        <legend><Markdown text={prompt} /></legend>
        {choices.map((choice, index) => (
          <label key={index} className={styles.choice}>
            <input type={isOne ? 'radio' : 'checkbox'} name={name} checked={chosen.has(index)} onChange={() => choose(index)} />
            <Markdown text={choice.text} />
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="secondary" disabled={chosen.size === 0}>{text.quizCheck}</Button>
      {isChecked && <FormStatus tone={isRight ? 'success' : 'warning'} title={isRight ? text.quizRight : text.quizWrong}>{isRight && explanation && <Markdown text={explanation} />}</FormStatus>}
    </form>
  );
}

function parsed(body: string): ReturnType<typeof parseQuiz> | null {
  try {
    return parseQuiz(body);
  } catch (error) {
    console.warn('A quiz cannot be shown:', error);
    return null;
  }
}
