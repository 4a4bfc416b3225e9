import { useEffect, useMemo, useState } from 'react';
import { learningRecorder } from '../goal/record/learningRecorder';
import { useReadingMinutes } from '../goal/record/useReadingMinutes';
import { lessonActions, type LessonActions } from './lessonActions';
import type { ProgressCourse } from './progressCourse';
import { useProgressSession } from './useProgressSession';

/**
 * Progress in a lesson. `startAt` is the second to start at: null until loaded, then fixed while the lesson is open.
 * `markDone` is for lessons that are not watched (text, code); `markAnswered` is for a quiz, whose score is in
 * `watched`.
 */
export type LessonProgressState = { startAt: number | null; isDone: boolean; watched: string } & Pick<
  LessonActions,
  'onPlayed' | 'markDone' | 'markAnswered'
>;

/** Returns the progress in the open lesson. Its functions are stable, and still work after the screen is left. */
export function useLessonProgress(course: ProgressCourse, lessonId: string): LessonProgressState {
  const { session, state } = useProgressSession(course);
  const { uid, id: courseId } = course;
  const recorder = useMemo(() => learningRecorder(uid, courseId, lessonId), [uid, courseId, lessonId]);
  const actions = useMemo(() => lessonActions(session, lessonId, recorder), [session, lessonId, recorder]);
  useReadingMinutes(recorder.recordMinute, course.lessons.find(({ id }) => id === lessonId)?.kind !== 'video');
  const { visit, onPlayed, markDone, markAnswered } = actions;
  const [start, setStart] = useState<{ of: LessonActions; atSec: number } | null>(null);
  const isOpen = start?.of === actions;
  const lesson = state.progress.lessons[lessonId];
  if (state.isLoaded && !isOpen) setStart({ of: actions, atSec: lesson?.positionSec ?? 0 });
  useEffect(() => {
    if (isOpen) visit();
  }, [visit, isOpen]);
  return {
    startAt: isOpen ? start.atSec : null,
    isDone: lesson?.done === true,
    watched: lesson?.watched ?? '',
    onPlayed,
    markDone,
    markAnswered,
  };
}
