import { DONE_SHARE, markWatched, watchedShare, type Stretch } from '@lectern/shared/domain';
import type { PlayedSpan } from './playedSpan';

/** Maximum gap between two spans of one stretch, in seconds: slow playback reports short spans. */
const MAX_GAP = 0.75;

/** A video left within this many seconds of its end starts from the beginning next time. */
const END_MARGIN = 1;

/**
 * Progress in a video after a played span: where it was left, its watched seconds, and the stretch that the next span
 * may extend.
 */
export type AfterPlaying = { positionSec: number; watched: string; isDone: boolean; stretch: Stretch | null };

/** Returns the second at which to resume a video that was left at `positionSec`. */
export const resumePosition = ({ positionSec, durationSec }: PlayedSpan): number =>
  durationSec > 0 && positionSec >= durationSec - END_MARGIN ? 0 : positionSec;

/** Adds a played span to the watched seconds of a video. `previous` is the stretch that the last span extended. */
export function afterPlaying(
  { watched, isDone }: { watched: string; isDone: boolean },
  span: PlayedSpan,
  previous: Stretch | null,
): AfterPlaying {
  const { fromSec, toSec, durationSec } = span;
  const positionSec = resumePosition(span);
  if (toSec <= fromSec) return { positionSec, watched, isDone, stretch: previous };
  const isContinued = previous !== null && Math.abs(fromSec - previous.toSec) < MAX_GAP;
  const stretch = { fromSec: isContinued ? previous.fromSec : fromSec, toSec };
  const all = markWatched(watched, stretch, durationSec || Infinity);
  return { positionSec, watched: all, isDone: isDone || watchedShare(all, durationSec) >= DONE_SHARE, stretch };
}
