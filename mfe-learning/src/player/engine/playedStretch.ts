/** The stretch of a video that was played and not yet told, in seconds of the video. */
export type PlayedStretch = {
  /** The video stands at `place` and is playing: the stretch begins there, or grows up to there. */
  advance: (place: number) => void;
  /** Takes what was played; the next stretch begins where this one ends. Empty, at `place`, when nothing was. */
  take: (place: number) => { fromSec: number; toSec: number };
  /** The video jumps or stops: the next stretch begins where `advance` says next. */
  cut: () => void;
  /** Whether nothing is waiting to be taken. */
  isEmpty: () => boolean;
};

/** Creates an empty tally. Pure: it knows only what it is told. */
export function createPlayedStretch(): PlayedStretch {
  let stretch: { fromSec: number; toSec: number } | null = null;
  return {
    advance: (place) => {
      if (stretch === null) stretch = { fromSec: place, toSec: place };
      else if (place > stretch.toSec) stretch = { ...stretch, toSec: place };
    },
    take: (place) => {
      if (stretch === null) return { fromSec: place, toSec: place };
      const taken = stretch;
      stretch = { fromSec: taken.toSec, toSec: taken.toSec };
      return taken;
    },
    cut: () => {
      stretch = null;
    },
    isEmpty: () => stretch === null || stretch.fromSec === stretch.toSec,
  };
}
