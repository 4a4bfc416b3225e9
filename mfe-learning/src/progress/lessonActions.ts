import { mergeWatched, type Stretch } from '@lectern/shared/domain';
import type { Urgency } from '@lectern/shared/sync';
import { afterPlaying, resumePosition } from '../data/afterPlaying';
import type { PlayedReason, PlayedSpan } from '../data/playedSpan';
import type { LearningRecorder } from '../goal/record/learningRecorder';
import type { ProgressSession } from './progressSession';

/** Events of the open lesson that change its progress. */
export type LessonActions = {
  visit: () => void;
  onPlayed: (span: PlayedSpan) => void;
  markDone: () => void;
  /** Marks the lesson as done and adds to its `watched`. */
  markAnswered: (watched: string) => void;
};

/** Minimum distance that a position must move without playback to count, in seconds. */
const MIN_MOVE = 0.5;

const URGENCY: Record<PlayedReason, Urgency> = {
  tick: 'soon',
  seek: 'soon',
  pause: 'now',
  end: 'now',
  leave: 'leaving',
};

const NO_RECORDER: LearningRecorder = { recordMinute: () => undefined, recordFinish: () => undefined };

/**
 * Returns actions that turn the events of a lesson into changes of its progress. Create them once per opened lesson.
 * `recorder` records them for the daily goal.
 */
export function lessonActions(
  session: ProgressSession,
  lessonId: string,
  recorder: LearningRecorder = NO_RECORDER,
): LessonActions {
  let stretch: Stretch | null = null;
  let reportedSec: number | null = null;
  const onPlayed = (span: PlayedSpan): void =>
    session.change(
      lessonId,
      ({ watched, done, positionSec: storedSec }) => {
        const position = resumePosition(span);
        const isPlayed = span.toSec > span.fromSec;
        reportedSec ??= storedSec;
        if (!isPlayed && (span.durationSec === 0 || Math.abs(position - reportedSec) < MIN_MOVE)) return null;
        reportedSec = position;
        if (!isPlayed) return { positionSec: position };
        const after = afterPlaying({ watched, isDone: done }, span, stretch);
        stretch = after.stretch;
        recorder.recordMinute();
        if (after.isDone && !done) recorder.recordFinish();
        return { positionSec: position, watched: after.watched, done: after.isDone };
      },
      URGENCY[span.reason],
    );
  return {
    // Before the backend has answered, opening the lesson must not override a newer position from another device.
    visit: () => session.change(lessonId, () => (session.getState().isUpToDate ? {} : null), 'soon'),
    onPlayed,
    ...marks(session, lessonId, recorder),
  };
}

/** Returns the actions that finish a lesson which is not watched. */
function marks(
  session: ProgressSession,
  lessonId: string,
  recorder: LearningRecorder,
): Pick<LessonActions, 'markDone' | 'markAnswered'> {
  const markAnswered = (added: string): void =>
    session.change(
      lessonId,
      ({ done, watched }) => {
        const all = mergeWatched(watched, added);
        if (!done) recorder.recordFinish();
        return done && all === watched ? null : { done: true, watched: all };
      },
      'now',
    );
  const finish = ({ done }: { done: boolean }): { done: true } | null => {
    if (done) return null;
    recorder.recordFinish();
    return { done: true };
  };
  return { markAnswered, markDone: () => session.change(lessonId, finish, 'now') };
}
