import { useEffect, useState } from 'react';
import { useText } from '@lectern/shared/text';
import { EmptyState, Markdown } from '@lectern/shared/ui';
import type { OutlineLesson } from '../../data/courses';
import {
  betterScore,
  getFirstTries,
  getQuizScore,
  saveFirstTries,
  saveQuizScore,
  scoreAsWatched,
  scoreFromWatched,
} from '../../data/quizScores';
import { deferredPanel } from '../../loading/deferredPanel';
import LessonCode from '../../pen/lesson/LessonCode';
import type { LessonProgressState } from '../../progress/useLessonProgress';
import { watchText } from '../../text/lesson/watch.en';
import * as styles from '../layout/LessonLayout.module.css';
import { lessonImage } from './LessonImage';
import { QuizLesson } from './QuizLesson';

const PenLesson = deferredPanel(
  () => import('../../pen/lesson/PenLesson'),
  (module) => module.default,
  10,
);

type Props = { uid: string; courseId: string; lesson: OutlineLesson; body: string; progress: LessonProgressState };

/**
 * A lesson that is read, answered or coded. A quiz is done once every question is answered right, a code lesson with
 * tests once all of them pass; the learner marks other lessons as done.
 */
export default function ReadingLesson({ uid, courseId, lesson: { id, kind }, body, progress }: Props) {
  const text = useText(watchText);
  if (!body)
    return (
      <div className={styles.reading}>
        <EmptyState title={text.noContent}>{text.noContentLead}</EmptyState>
      </div>
    );
  return (
    <article className={styles.reading} data-kind={kind}>
      {kind === 'quiz' && <Quiz uid={uid} courseId={courseId} id={id} body={body} progress={progress} />}
      {kind === 'pen' && <PenLesson courseId={courseId} lessonId={id} body={body} onPassed={progress.markDone} />}
      {kind !== 'quiz' && kind !== 'pen' && (
        <>
          <Markdown text={body} image={lessonImage(courseId, id)} />
          <LessonCode courseId={courseId} lessonId={id} body={body} getTime={() => 0} />
        </>
      )}
    </article>
  );
}

type QuizProps = Omit<Props, 'lesson'> & { id: string };

/**
 * A quiz with its best score, stored in the account and on this device. A score that is only on this device is added to
 * the account.
 */
function Quiz({ uid, courseId, id, body, progress: { startAt, watched, markAnswered } }: QuizProps) {
  const [own] = useState(() => getQuizScore(uid, courseId, id));
  const isLoaded = startAt !== null;
  useEffect(() => {
    if (own && isLoaded) markAnswered(scoreAsWatched(own));
  }, [own, isLoaded, markAnswered]);
  return (
    <QuizLesson
      body={body}
      getScore={(questions) => betterScore(own, scoreFromWatched(watched, questions))}
      tries={{ get: () => getFirstTries(uid, courseId, id), save: (tries) => saveFirstTries(uid, courseId, id, tries) }}
      onDone={(score) => {
        saveQuizScore(uid, courseId, id, score);
        markAnswered(scoreAsWatched(score));
      }}
    />
  );
}
