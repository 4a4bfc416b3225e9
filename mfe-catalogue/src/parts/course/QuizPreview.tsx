import { useId, useState, type SubmitEvent } from 'react';
import { parseQuiz, type QuizQuestion } from '@lectern/shared/domain';
import { Button, FormStatus, Markdown } from '@lectern/shared/ui';
import { previewWords } from '../../text/preview.en';
import { useText } from '../../text/useText';
import styles from './Preview.module.css';

/** A quiz to try: each question is answered and checked by itself, and nothing is kept. A body that is no quiz is said to be broken. */
export function QuizPreview({ body }: { body: string }) {
  const text = useText(previewWords);
  const quiz = parsed(body);
  if (!quiz) return <FormStatus tone="error">{text.broken}</FormStatus>;
  return (
    <div className={styles.lesson}>
      {quiz.intro && <Markdown text={quiz.intro} />}
      {quiz.questions.map((question, index) => <Question key={index} question={question} />)}
    </div>
  );
}

function Question({ question: { prompt, choices, explanation } }: { question: QuizQuestion }) {
  const text = useText(previewWords);
  const name = useId();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const isOne = choices.filter(({ isRight }) => isRight).length === 1;
  const isRight = choices.every((choice, index) => choice.isRight === chosen.includes(index));
  const choose = (index: number): void => {
    setIsChecked(false);
    setChosen(isOne ? [index] : chosen.includes(index) ? chosen.filter((other) => other !== index) : [...chosen, index]);
  };
  const check = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
  };
  return (
    <form className={styles.question} onSubmit={check}>
      <fieldset className={styles.choices}>
        <legend><Markdown text={prompt} /></legend>
        {choices.map((choice, index) => (
          <label key={index} className={styles.choice}>
            <input type={isOne ? 'radio' : 'checkbox'} name={name} checked={chosen.includes(index)} onChange={() => choose(index)} />
            <Markdown text={choice.text} />
          </label>
        ))}
      </fieldset>
      <div><Button type="submit" variant="secondary" size="small" disabled={chosen.length === 0}>{text.check}</Button></div>
      {isChecked && <FormStatus tone={isRight ? 'success' : 'warning'} title={isRight ? text.right : text.wrong}>{isRight && explanation && <Markdown text={explanation} />}</FormStatus>}
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
