import { useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, EmptyState, FormStatus, TextArea } from '@lectern/shared/ui';
import { quizEditorText } from '../../text/studio/quizEditor.en';
import type { LessonEditorProps } from '../lesson/contract';
import * as editor from '../sorting/Editor.module.css';
import { SortableList } from '../sorting/SortableList';
import { UndoDelete } from '../sorting/UndoDelete';
import { useBody } from '../sorting/useBody';
import { useItems } from '../sorting/useItems';
import { edited, newQuestion, readQuizBody, writeQuizBody, type EditedQuestion, type EditedQuiz } from './editedQuiz';
import { QuestionCard } from './QuestionCard';
import { QuizPreview } from './QuizPreview';
import * as styles from './quiz.module.css';

/** Longest body of a lesson, in characters. */
const LIMIT = 100_000;

/** Builds a quiz: questions with one or several correct answers, in any order, beside a preview that works. */
export function QuizEditor({ content, onChange, isReadOnly }: LessonEditorProps) {
  const text = useText(quizEditorText);
  const [quiz, change] = useBody(content.body, readQuizBody, writeQuizBody, (body) => onChange({ body }));
  return (
    <div className={styles.builder}>
      <fieldset className={styles.form} disabled={isReadOnly}>
        {content.body.length > LIMIT && <FormStatus tone="error">{text.tooLong(LIMIT)}</FormStatus>}
        <TextArea
          label={text.intro}
          hint={text.introHint}
          optional
          rows={2}
          className={styles.short}
          value={quiz.intro}
          onChange={({ target }) => change({ ...quiz, intro: target.value })}
        />
        <Questions quiz={quiz} onChange={change} isReadOnly={isReadOnly} />
      </fieldset>
      <QuizPreview quiz={quiz} />
    </div>
  );
}

type QuestionsProps = { quiz: EditedQuiz; onChange: (quiz: EditedQuiz) => void; isReadOnly: boolean };

function Questions({ quiz, onChange, isReadOnly }: QuestionsProps) {
  const text = useText(quizEditorText);
  const [fresh, setFresh] = useState<string | null>(null);
  const items = useItems<EditedQuestion>(quiz.questions, (questions) => onChange({ ...quiz, questions }));
  const nameOf = ({ prompt }: EditedQuestion, index: number): string =>
    text.named(index + 1, prompt.split('\n')[0]?.slice(0, 60) ?? '');
  return (
    <section className={styles.questions} aria-label={text.questions}>
      <h3 className={editor.heading}>{text.questions}</h3>
      {quiz.questions.length === 0 && <EmptyState title={text.none} />}
      <SortableList
        label={text.questions}
        items={quiz.questions}
        nameOf={nameOf}
        onMove={items.move}
        disabled={isReadOnly}
      >
        {(question, index, handle) => (
          <QuestionCard
            question={question}
            number={index + 1}
            handle={handle}
            isNew={question.key === fresh}
            isRestored={question.key === items.restored}
            onLeave={() => setFresh((key) => (key === question.key ? null : key))}
            onChange={items.change}
            onDuplicate={() => items.insertAfter(question.key, edited(question))}
            onDelete={() => items.remove(question.key)}
          />
        )}
      </SortableList>
      <UndoDelete name={items.deleted && (items.deleted.prompt || text.prompt)} {...items.deletion} />
      <div>
        <Button variant="secondary" onClick={() => setFresh(items.add(newQuestion()))}>
          {text.add}
        </Button>
      </div>
    </section>
  );
}
