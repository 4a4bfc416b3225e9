import { QuizQuestionForm, readQuiz } from '@lectern/shared/quiz';
import { FormStatus, Markdown } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { previewText } from '../../../text/preview.en';
import * as styles from './Preview.module.css';

/** Quiz to try: each question is checked on its own, and no score is saved. A malformed quiz shows an error. */
export function QuizPreview({ body }: { body: string }) {
  const text = useText(previewText);
  const quiz = readQuiz(body);
  if (!quiz) return <FormStatus tone="error">{text.broken}</FormStatus>;
  return (
    <div className={styles.lesson}>
      {quiz.intro && <Markdown text={quiz.intro} />}
      {quiz.questions.map((question, index) => (
        <div key={index} className={styles.question}>
          <QuizQuestionForm question={question} labels={text} />
        </div>
      ))}
    </div>
  );
}
