import { lazy, Suspense, useEffect, useState } from 'react';
import { EmptyState, Markdown, SkeletonText } from '@lectern/shared/ui';
import type { OutlineLesson } from '../../data/courses';
import { betterScore, getQuizScore, saveQuizScore, scoreAsWatched, scoreFromWatched } from '../../data/quizScores';
import LessonCode from '../../pen/lesson/LessonCode';
import { QuizLesson } from './QuizLesson';
import type { LessonProgressState } from '../../progress/useLessonProgress';
import { watchWords } from '../../text/lesson/watch.en';
import { useText } from '../../text/useText';
import styles from '../layout/LessonLayout.module.css';

const PenLesson = lazy(() => import('../../pen/lesson/PenLesson'));

type Props = { uid: string; courseId: string; lesson: OutlineLesson; body: string; progress: LessonProgressState };

/**
 * A lesson that is read, answered or coded. A quiz is done once every question is answered right; of the others the
 * learner says so below.
 */
export default function ReadingLesson({ uid, courseId, lesson: { id, kind }, body, progress }: Props) {
  const text = useText(watchWords);
  if (!body)
    return (
      <div className={styles.reading}>
        <EmptyState title={text.noContent}>{text.noContentLead}</EmptyState>
      </div>
    );
  return (
    <article className={styles.reading} data-kind={kind}>
      {kind === 'quiz' && <Quiz uid={uid} courseId={courseId} id={id} body={body} progress={progress} />}
      {kind === 'pen' && (
        <Suspense
          fallback={
            <div aria-busy="true">
              <SkeletonText lines={10} />
            </div>
          }
        >
          <PenLesson courseId={courseId} lessonId={id} body={body} />
        </Suspense>
      )}
      {kind !== 'quiz' && kind !== 'pen' && (
        <>
          <Markdown text={body} />
          <LessonCode courseId={courseId} lessonId={id} body={body} getTime={() => 0} />
        </>
      )}
    </article>
  );
}

type QuizProps = Omit<Props, 'lesson'> & { id: string };

/**
 * A quiz, whose best score is kept in the account and on this device. One that this device alone has, from before, is
 * brought to the account.
 */
function Quiz({ uid, courseId, id, body, progress: { startAt, watched, markAnswered } }: QuizProps) {
  const [own] = useState(() => getQuizScore(uid, courseId, id));
  const isKnown = startAt !== null;
  useEffect(() => {
    if (own && isKnown) markAnswered(scoreAsWatched(own));
  }, [own, isKnown, markAnswered]);
  return (
    <QuizLesson
      body={body}
      getScore={(questions) => betterScore(own, scoreFromWatched(watched, questions))}
      onDone={(score) => {
        saveQuizScore(uid, courseId, id, score);
        markAnswered(scoreAsWatched(score));
      }}
    />
  );
}
