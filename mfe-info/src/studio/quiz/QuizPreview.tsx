import { QuizQuestionForm } from '@lectern/shared/quiz';
import { useText } from '@lectern/shared/text';
import { Markdown } from '@lectern/shared/ui';
import { quizEditorText } from '../../text/studio/quizEditor.en';
import * as editor from '../sorting/Editor.module.css';
import type { EditedQuiz } from './editedQuiz';
import { isComplete } from './questionProblems';
import * as styles from './quiz.module.css';

/** The quiz as learners see it. Questions that are not complete are named instead. */
export function QuizPreview({ quiz: { intro, questions } }: { quiz: EditedQuiz }) {
  const text = useText(quizEditorText);
  return (
    <section className={styles.preview} aria-label={text.preview}>
      <h3 className={editor.heading}>{text.preview}</h3>
      <p className={editor.muted}>{text.previewLead}</p>
      {intro && <Markdown text={intro} />}
      {questions.map((question, index) =>
        isComplete(question) ? (
          // Another set of correct answers is another form: nothing chosen before is left in it.
          <QuizQuestionForm
            key={`${question.key}/${question.choices.map(({ key, isRight }) => `${key}${String(isRight)}`).join()}`}
            question={question}
            labels={text.form}
          />
        ) : (
          <p key={question.key} className={editor.muted}>
            {text.incomplete(index + 1)}
          </p>
        ),
      )}
    </section>
  );
}
