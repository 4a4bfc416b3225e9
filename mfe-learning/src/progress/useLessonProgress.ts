import { useEffect, useMemo, useState } from 'react';
import { lessonActions, type LessonActions } from './lessonActions';
import type { ProgressCourse } from './progressCourse';
import { useKeeper } from './useKeeper';

/**
 * One lesson's progress. `startAt` is the second to begin at: null while it is not known, and from then on as it was
 * when the lesson was opened. `markDone` is for lessons that are not watched: text and code; `markAnswered` for a quiz,
 * whose score `watched` holds.
 */
export type LessonProgressState = { startAt: number | null; isDone: boolean; watched: string } & Pick<
  LessonActions,
  'onPlayed' | 'markDone' | 'markAnswered'
>;

/**
 * The progress of the lesson that is open. Its functions stay the same while it is, and do their work also once the
 * screen has gone.
 */
export function useLessonProgress(course: ProgressCourse, lessonId: string): LessonProgressState {
  const { keeper, state } = useKeeper(course);
  const { visit, onPlayed, markDone, markAnswered } = useMemo(
    () => lessonActions(keeper, lessonId),
    [keeper, lessonId],
  );
  const [start, setStart] = useState<{ of: typeof visit; atSec: number } | null>(null);
  const isOpen = start?.of === visit;
  const lesson = state.progress.lessons[lessonId];
  if (state.isKnown && !isOpen) setStart({ of: visit, atSec: lesson?.positionSec ?? 0 });
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
