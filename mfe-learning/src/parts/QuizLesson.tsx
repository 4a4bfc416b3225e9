import { useId, useState, type SyntheticEvent } from 'react';
import { parseQuiz, type QuizQuestion } from '@lectern/shared/domain';
import { Button, FormStatus } from '@lectern/shared/ui';
import { watchWords } from '../text/watch.en';
import { useText } from '../text/useText';
import { Markdown } from './Markdown';
import styles from './QuizLesson.module.css';

/** A quiz: each question is answered and checked by itself. A body that is no quiz is said to be broken; its answers stay unseen. */
export function QuizLesson({ body }: { body: string }) {
  const text = useText(watchWords);
  const quiz = parsed(body);
  if (!quiz) return <FormStatus tone="error">{text.quizBroken}</FormStatus>;
  return (
    <div className={styles.quiz}>
      {quiz.intro && <Markdown text={quiz.intro} />}
      {quiz.questions.map((question, index) => <Question key={index} question={question} />)}
    </div>
  );
}

function Question({ question: { prompt, choices, explanation } }: { question: QuizQuestion }) {
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
