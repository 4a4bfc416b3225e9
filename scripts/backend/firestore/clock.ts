import type { CommitTime } from './writes/applyWrite';
import { formatMicros } from './values/timestamp';

/**
 * Commit times of one database. Times of updates strictly increase, even when the machine's clock is set back. The time
 * of the request, which documents store and rules compare, is the machine's own: otherwise it would stand still until a
 * clock that was ahead is caught up with.
 */
export type Clock = {
  /** Returns the time of the next commit. */
  next(): CommitTime;
  /** Returns a read time in microseconds since 1970, never before the last commit. */
  current(): number;
};

/** Creates a clock; `now` is milliseconds since 1970. */
export function createClock(now: () => number): Clock {
  let last = 0;
  return {
    next() {
      const milliseconds = Math.floor(now());
      last = Math.max(milliseconds * 1000, last + 1);
      return { date: new Date(milliseconds), micros: last, text: formatMicros(milliseconds * 1000) };
    },
    current: () => Math.max(Math.floor(now()) * 1000, last),
  };
}
