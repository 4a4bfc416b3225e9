import { QuizQuestionForm, readQuiz } from '@lectern/shared/quiz';
import { FormStatus, Markdown } from '@lectern/shared/ui';
import { previewWords } from '../../text/preview.en';
import { useText } from '../../text/useText';
import styles from './Preview.module.css';

/**
 * A quiz to try: each question is answered and checked by itself, and nothing is kept. A body that is no quiz is said
 * to be broken.
 */
export function QuizPreview({ body }: { body: string }) {
  const text = useText(previewWords);
  const quiz = readQuiz(body);
  if (!quiz) return <FormStatus tone="error">{text.broken}</FormStatus>;
  return (
    <div className={styles.lesson}>
      {quiz.intro && <Markdown text={quiz.intro} />}
      {quiz.questions.map((question, index) => (
        <div key={index} className={styles.question}>
          <QuizQuestionForm question={question} words={text} />
        </div>
      ))}
    </div>
  );
}
