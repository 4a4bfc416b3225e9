import { lazy, Suspense, useState } from 'react';
import { EmptyState, Markdown, SkeletonText } from '@lectern/shared/ui';
import type { OutlineLesson } from '../data/courses';
import { getQuizScore, saveQuizScore } from '../data/quizScores';
import LessonCode from '../parts/pen/LessonCode';
import { QuizLesson } from '../parts/QuizLesson';
import { watchWords } from '../text/watch.en';
import { useText } from '../text/useText';
import styles from '../parts/LessonLayout.module.css';

const PenLesson = lazy(() => import('../parts/pen/PenLesson'));

type Props = { uid: string; courseId: string; lesson: OutlineLesson; body: string; onDone: () => void };

/** A lesson that is read, answered or coded. A quiz is done (`onDone`) once every question is answered right; of the others the learner says so below. */
export default function ReadingLesson({ uid, courseId, lesson: { id, kind }, body, onDone }: Props) {
  const text = useText(watchWords);
  const [score] = useState(() => getQuizScore(uid, courseId, id));
  if (!body) return <div className={styles.reading}><EmptyState title={text.noContent}>{text.noContentLead}</EmptyState></div>;
  return (
    <article className={styles.reading} data-kind={kind}>
      {kind === 'quiz' && (
        <QuizLesson
          body={body} score={score}
          onDone={(now) => {
            saveQuizScore(uid, courseId, id, now);
            onDone();
          }}
        />
      )}
      {kind === 'pen' && <Suspense fallback={<div aria-busy="true"><SkeletonText lines={10} /></div>}><PenLesson courseId={courseId} lessonId={id} body={body} /></Suspense>}
      {kind !== 'quiz' && kind !== 'pen' && <><Markdown text={body} /><LessonCode courseId={courseId} lessonId={id} body={body} getTime={() => 0} /></>}
    </article>
  );
}
