/** Why a span is reported: every five seconds, on a pause, a seek or the end, or because the page is left. */
export type PlayedReason = 'tick' | 'pause' | 'seek' | 'end' | 'leave';

/**
 * What was really played since the last report, in seconds of the video. It excludes what a seek skipped, and is empty
 * (`fromSec === toSec`) when nothing was played. `positionSec` is the current position; `durationSec` is 0 while
 * unknown.
 */
export type PlayedSpan = {
  fromSec: number;
  toSec: number;
  positionSec: number;
  durationSec: number;
  reason: PlayedReason;
};
