import { useId, type ReactNode } from 'react';
import type { QuizChoice } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { Button, Checkbox, CloseIcon, IconButton, TextField, WarningIcon } from '@lectern/shared/ui';
import { quizEditorText } from '../../text/studio/quizEditor.en';
import * as editor from '../sorting/Editor.module.css';
import { SortableList } from '../sorting/SortableList';
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
  const items = useItems<QuizChoice>(choices, onChange);
  const right = choices.filter(({ isRight }) => isRight).length;
  return (
    <fieldset className={styles.answers} aria-describedby={problems?.answers ? problem : undefined}>
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
      <div>
        <Button size="small" variant="quiet" onClick={() => items.add({ text: '', isRight: false })}>
          {text.addAnswer}
        </Button>
      </div>
    </fieldset>
  );
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
