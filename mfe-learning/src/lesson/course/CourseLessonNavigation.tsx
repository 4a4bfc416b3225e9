import { useEffect } from 'react';
import { whenIdle } from '@lectern/shared/idle';
import { deferredPart } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { watchText } from '../../text/lesson/watch.en';
import { LessonNavigation } from '../layout/LessonNavigation';
import type { CourseLessonProps, CourseLessonState } from './useCourseLesson';

const Completed = deferredPart(
  () => import('../../progress/completion/Completed'),
  (module) => module.Completed,
);

/** Returns true for the body of a code lesson with tests, which is done once they pass. */
const isJudged = (body: string): boolean => /^`{3,}js +test /m.test(body);

/** Previous and next lesson, the button that marks a reading as done, and what is shown when the course is complete. */
export function CourseLessonNavigation({
  uid,
  course,
  lesson,
  state: { content, progress, courseProgress, previous, next },
}: CourseLessonProps & { state: CourseLessonState }) {
  const text = useText(watchText);
  // Ahead of use: the last lesson may be completed without a network.
  useEffect(() => whenIdle(Completed.prepare), []);
  const isMarkedByHand = lesson.kind === 'text' || (lesson.kind === 'pen' && !isJudged(content?.body ?? ''));
  const mark = isMarkedByHand &&
    content && { label: lesson.kind === 'pen' ? text.markDone : text.markRead, markDone: progress.markDone };
  return (
    <>
      <LessonNavigation previous={previous} next={next} isDone={progress.isDone} mark={mark || undefined} />
      {courseProgress.percent === 100 && <Completed uid={uid} course={course} isSaved={courseProgress.isSaved} />}
    </>
  );
}
