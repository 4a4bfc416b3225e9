/** Why a span is told: five seconds have passed, or playing stopped, jumped, came to its end, or the page is left. */
export type PlayedReason = 'tick' | 'pause' | 'seek' | 'end' | 'leave';

/**
 * What was really played since the last telling, in seconds of the video: never what a seek jumped over, and the same
 * at any speed. It is empty (`fromSec === toSec`) when nothing was played. `positionSec` is where the video stands,
 * `durationSec` is 0 while it is not known.
 */
export type PlayedSpan = {
  fromSec: number;
  toSec: number;
  positionSec: number;
  durationSec: number;
  reason: PlayedReason;
};

/** What others may do with a player; all of it is harmless while there is no video. */
export type PlayerControls = {
  /** Where the video stands, in seconds. */
  getTime: () => number;
  /** Goes to a second of the video, kept within its length. */
  seek: (sec: number) => void;
  pause: () => void;
  /** Moves the focus to the player. */
  focus: () => void;
};
