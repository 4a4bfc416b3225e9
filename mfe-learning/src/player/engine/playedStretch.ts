/** The stretch of a video that was played and not yet reported, in seconds of the video. */
export type PlayedStretch = {
  /** The video is playing at `positionSec`: starts the stretch there, or extends it. */
  advance: (positionSec: number) => void;
  /** Returns the stretch and starts the next one at its end. Empty, at `positionSec`, when nothing was played. */
  take: (positionSec: number) => { fromSec: number; toSec: number };
  /** The video jumps or stops: the next stretch starts at the next `advance`. */
  cut: () => void;
  isEmpty: () => boolean;
};

/** Creates an empty stretch. Pure: it depends on nothing but its calls. */
export function createPlayedStretch(): PlayedStretch {
  let stretch: { fromSec: number; toSec: number } | null = null;
  return {
    advance: (positionSec) => {
      if (stretch === null) stretch = { fromSec: positionSec, toSec: positionSec };
      else if (positionSec > stretch.toSec) stretch = { ...stretch, toSec: positionSec };
    },
    take: (positionSec) => {
      if (stretch === null) return { fromSec: positionSec, toSec: positionSec };
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
