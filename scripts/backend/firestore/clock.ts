import type { CommitTime } from './writes/applyWrite';
import { formatMicros } from './values/timestamp';

/** Commit times of one database: strictly increasing, even when the machine's clock is set back. */
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
      last = Math.max(Math.floor(now()) * 1000, last + 1);
      const milliseconds = Math.floor(last / 1000);
      return { date: new Date(milliseconds), micros: last, text: formatMicros(milliseconds * 1000) };
    },
    current: () => Math.max(Math.floor(now()) * 1000, last),
  };
}
