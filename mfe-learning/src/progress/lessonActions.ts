import { DONE_SHARE, markWatched, mergeWatched, watchedShare, type Stretch } from '@lectern/shared/domain';
import type { PlayedReason, PlayedSpan } from '../player/playedSpan';
import type { Keeper } from './keeper';
import type { Urgency } from './saveTimer';

/** What the screen of a lesson tells. */
export type LessonActions = {
  visit: () => void;
  onPlayed: (span: PlayedSpan) => void;
  markDone: () => void;
  /** Done, with so much added to `watched`. */ markAnswered: (watched: string) => void;
};

/** Two spans are one stretch when less than this lies between them, in seconds. */
const SEAM = 0.75;

/** A place that has moved by less, in seconds, with nothing played, has not moved. */
const STILL = 0.5;

/** Who stops so near the end, in seconds, begins anew next time. */
const END = 1;

const URGENCY: Record<PlayedReason, Urgency> = {
  tick: 'soon',
  seek: 'soon',
  pause: 'now',
  end: 'now',
  leave: 'leaving',
};

/** Turns what is told of one lesson, while it is open, into changes of its progress. */
export function lessonActions(keeper: Keeper, lessonId: string): LessonActions {
  let stretch: Stretch | null = null;
  let placeTold: number | null = null;
  return {
    // Where the place on other devices is not known, coming here must not pass for a later one.
    visit: () => keeper.change(lessonId, () => (keeper.getState().isAnswered ? {} : null), 'soon'),
    onPlayed: ({ fromSec, toSec, positionSec, durationSec, reason }) =>
      keeper.change(
        lessonId,
        (lesson) => {
          const isPlayed = toSec > fromSec;
          const isAtEnd = durationSec > 0 && positionSec >= durationSec - END;
          const place = isAtEnd ? 0 : positionSec;
          placeTold ??= lesson.positionSec;
          if (!isPlayed && (durationSec === 0 || Math.abs(place - placeTold) < STILL)) return null;
          placeTold = place;
          if (!isPlayed) return { positionSec: place };
          stretch = { fromSec: stretch && Math.abs(fromSec - stretch.toSec) < SEAM ? stretch.fromSec : fromSec, toSec };
          const watched = markWatched(lesson.watched, stretch, durationSec || Infinity);
          return { positionSec: place, watched, done: lesson.done || watchedShare(watched, durationSec) >= DONE_SHARE };
        },
        URGENCY[reason],
      ),
    markDone: () => keeper.change(lessonId, ({ done }) => (done ? null : { done: true }), 'now'),
    markAnswered: (added) =>
      keeper.change(
        lessonId,
        ({ done, watched }) => {
          const all = mergeWatched(watched, added);
          return done && all === watched ? null : { done: true, watched: all };
        },
        'now',
      ),
  };
}
