import { useId, useState, type SyntheticEvent } from 'react';
import type { QuizQuestion } from '../domain';
import { Button, FormStatus, Markdown } from '../ui';
import styles from './QuizQuestionForm.module.css';

type Props = {
  question: QuizQuestion;
  words: { check: string; right: string; wrong: string };
  /** Told each time that the learner has the answer checked. */
  onAnswer?: (isRight: boolean) => void;
};

/**
 * One question of a quiz, answered and checked by itself; with several right choices all of them must be chosen. Which
 * are right stays unseen until then.
 */
export function QuizQuestionForm({ question: { prompt, choices, explanation }, words, onAnswer }: Props) {
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
    onAnswer?.(isRight);
  };
  return (
    <form className={styles.form} onSubmit={check}>
      <fieldset className={styles.question}>
        <legend>
          <Markdown text={prompt} />
        </legend>
        {choices.map((choice, index) => (
          <label key={index} className={styles.choice}>
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.has(index)}
              onChange={() => choose(index)}
            />
            <Markdown text={choice.text} />
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="secondary" disabled={chosen.size === 0}>
        {words.check}
      </Button>
      {isChecked && (
        <FormStatus tone={isRight ? 'success' : 'warning'} title={isRight ? words.right : words.wrong}>
          {isRight && explanation && <Markdown text={explanation} />}
        </FormStatus>
      )}
    </form>
  );
}
