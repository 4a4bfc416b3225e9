/** Reason for a report: five seconds have passed (`tick`), a pause, a seek, the end, or the page is left. */
export type PlayedReason = 'tick' | 'pause' | 'seek' | 'end' | 'leave';

/**
 * Span of a video that was actually played since the last report, in seconds of the video. It excludes parts skipped by
 * a seek, and is empty (`fromSec === toSec`) when nothing was played. `positionSec` is the current position;
 * `durationSec` is 0 while unknown.
 */
export type PlayedSpan = {
  fromSec: number;
  toSec: number;
  positionSec: number;
  durationSec: number;
  reason: PlayedReason;
};
