import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { QuizChoice } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { Button, Checkbox, CloseIcon, IconButton, TextField, WarningIcon } from '@lectern/shared/ui';
import { quizEditorText } from '../../text/studio/quizEditor.en';
import * as editor from '../sorting/Editor.module.css';
import { SortableList } from '../sorting/SortableList';
import { UndoDelete } from '../sorting/UndoDelete';
import { useItems, type Keyed } from '../sorting/useItems';
import type { QuestionProblems } from './questionProblems';
import * as styles from './quiz.module.css';

type Props = {
  choices: Keyed<QuizChoice>[];
  problems: QuestionProblems | null;
  onChange: (choices: Keyed<QuizChoice>[]) => void;
};

/** The answers of a question: each with its text, and a mark for correct ones. */
export function Answers({ choices, problems, onChange }: Props) {
  const text = useText(quizEditorText);
  const problem = useId();
  const { list, items, deletedName, add, undo } = useAnswers(choices, onChange);
  const right = choices.filter(({ isRight }) => isRight).length;
  return (
    <fieldset ref={list} className={styles.answers} aria-describedby={problems?.answers ? problem : undefined}>
      <legend>{text.answers}</legend>
      <p className={editor.muted}>{right > 1 ? text.chooseAll : text.chooseOne}</p>
      <SortableList
        label={text.answers}
        items={choices}
        nameOf={(choice, index) => choice.text || text.answer(index + 1)}
        onMove={items.move}
      >
        {(choice, index, handle) => (
          <Answer
            choice={choice}
            number={index + 1}
            handle={handle}
            isMissing={problems?.empty.includes(index) === true}
            onChange={items.change}
            onDelete={() => items.remove(choice.key)}
          />
        )}
      </SortableList>
      {problems?.answers && (
        <p className={editor.problem} id={problem}>
          <WarningIcon /> {text.problems[problems.answers]}
        </p>
      )}
      <UndoDelete name={deletedName} id={items.deleted?.key} onUndo={undo} />
      <div>
        <Button size="small" variant="quiet" onClick={add}>
          {text.addAnswer}
        </Button>
      </div>
    </fieldset>
  );
}

/** The answers as a list whose new and restored entries take the focus. */
function useAnswers(choices: Props['choices'], onChange: Props['onChange']) {
  const text = useText(quizEditorText);
  const items = useItems<QuizChoice>(choices, onChange);
  const { deleted, deletedFrom } = items;
  const { list, focusAnswer } = useAnswerFocus(choices.length);
  return {
    list,
    items,
    deletedName: deleted && (deleted.text || text.answer((deletedFrom ?? 0) + 1)),
    add: (): void => {
      focusAnswer(choices.length);
      items.add({ text: '', isRight: false });
    },
    undo: (): void => {
      focusAnswer(deletedFrom ?? 0);
      items.undo();
    },
  };
}

/** Focuses the text of an answer, or of the last one, as soon as an answer more or less is rendered. */
function useAnswerFocus(count: number) {
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    const texts = list.current?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])') ?? [];
    if (wanted.current !== null) texts[Math.min(wanted.current, texts.length - 1)]?.focus();
    wanted.current = null;
  }, [count]);
  return { list, focusAnswer: (index: number): void => void (wanted.current = index) };
}

type AnswerProps = {
  choice: Keyed<QuizChoice>;
  number: number;
  handle: ReactNode;
  isMissing: boolean;
  onChange: (choice: Keyed<QuizChoice>) => void;
  onDelete: () => void;
};

function Answer({ choice, number, handle, isMissing, onChange, onDelete }: AnswerProps) {
  const text = useText(quizEditorText);
  return (
    <div className={styles.answer}>
      {handle}
      <div className={styles.answerText}>
        <TextField
          label={text.answer(number)}
          value={choice.text}
          error={isMissing ? text.problems.empty : undefined}
          onChange={({ target }) => onChange({ ...choice, text: target.value })}
        />
      </div>
      <div className={styles.mark}>
        <Checkbox
          label={text.isRight}
          aria-label={text.answerIsRight(number)}
          checked={choice.isRight}
          onChange={({ target }) => onChange({ ...choice, isRight: target.checked })}
        />
      </div>
      <IconButton label={text.deleteAnswer(number)} icon={<CloseIcon />} onClick={onDelete} />
    </div>
  );
}
