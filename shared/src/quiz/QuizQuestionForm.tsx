import { useId, useState, type ComponentProps, type SyntheticEvent } from 'react';
import type { QuizQuestion } from '../domain';
import { Button, FormStatus, Markdown } from '../ui';
import * as styles from './QuizQuestionForm.module.css';

type Props = {
  question: QuizQuestion;
  labels: { check: string; right: string; wrong: string };
  /** Called each time the learner checks an answer. */
  onAnswer?: (isRight: boolean) => void;
};

/** A quiz question with its own check button. If several choices are right, all of them must be selected. */
export function QuizQuestionForm({ question: { prompt, choices, explanation }, labels, onAnswer }: Props) {
  const name = useId();
  const { chosen, choose, isOne, isRight, isChecked, check } = useAnswer(choices, onAnswer);
  return (
    <form className={styles.form} onSubmit={check}>
      <fieldset className={styles.question}>
        <legend>
          <Markdown text={prompt} />
        </legend>
        {choices.map(({ text }, index) => (
          <Choice
            key={index}
            text={text}
            type={isOne ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.has(index)}
            onChange={() => choose(index)}
          />
        ))}
      </fieldset>
      <Button type="submit" variant="secondary" disabled={chosen.size === 0}>
        {labels.check}
      </Button>
      {isChecked && (
        <FormStatus tone={isRight ? 'success' : 'warning'} title={isRight ? labels.right : labels.wrong}>
          {isRight && explanation && <Markdown text={explanation} />}
        </FormStatus>
      )}
    </form>
  );
}

/**
 * Holds the learner's answer. `isOne` is true when exactly one choice is right. Changing the answer hides the last
 * result.
 */
function useAnswer(choices: QuizQuestion['choices'], onAnswer: Props['onAnswer']) {
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
  return { chosen, choose, isOne, isRight, isChecked, check };
}

type ChoiceProps = { text: string } & Pick<ComponentProps<'input'>, 'type' | 'name' | 'checked' | 'onChange'>;

const Choice = ({ text, ...input }: ChoiceProps) => (
  <label className={styles.choice}>
    <input {...input} />
    <Markdown text={text} />
  </label>
);
