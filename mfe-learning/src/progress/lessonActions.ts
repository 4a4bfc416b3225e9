import { mergeWatched, type Stretch } from '@lectern/shared/domain';
import type { Urgency } from '@lectern/shared/sync';
import { afterPlaying, resumePosition } from '../data/afterPlaying';
import type { PlayedReason, PlayedSpan } from '../data/playedSpan';
import type { ProgressSession } from './progressSession';

/** Reports of the lesson that is open. */
export type LessonActions = {
  visit: () => void;
  onPlayed: (span: PlayedSpan) => void;
  markDone: () => void;
  /** Marks the lesson as done and adds to its `watched`. */
  markAnswered: (watched: string) => void;
};

/** A position that has moved by less, in seconds, with nothing played, has not moved. */
const MIN_MOVE = 0.5;

const URGENCY: Record<PlayedReason, Urgency> = {
  tick: 'soon',
  seek: 'soon',
  pause: 'now',
  end: 'now',
  leave: 'leaving',
};

/** Turns the reports of one lesson, while it is open, into changes of its progress. */
export function lessonActions(session: ProgressSession, lessonId: string): LessonActions {
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
        return { positionSec: position, watched: after.watched, done: after.isDone };
      },
      URGENCY[span.reason],
    );
  const markAnswered = (added: string): void =>
    session.change(
      lessonId,
      ({ done, watched }) => {
        const all = mergeWatched(watched, added);
        return done && all === watched ? null : { done: true, watched: all };
      },
      'now',
    );
  return {
    // While the position on other devices is unknown, opening the lesson must not count as a newer one.
    visit: () => session.change(lessonId, () => (session.getState().isAnswered ? {} : null), 'soon'),
    onPlayed,
    markDone: () => session.change(lessonId, ({ done }) => (done ? null : { done: true }), 'now'),
    markAnswered,
  };
}
