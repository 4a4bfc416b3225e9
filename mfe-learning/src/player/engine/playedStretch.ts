/** The stretch of a video that was played and has not been reported, in seconds of the video. */
export type PlayedStretch = {
  /** Starts the stretch at `positionSec`, or extends it to there. Call it while the video is playing. */
  advance: (positionSec: number) => void;
  /** Returns the stretch and starts the next one at its end. Empty, at `positionSec`, when nothing was played. */
  take: (positionSec: number) => { fromSec: number; toSec: number };
  /** Ends the stretch: the next one starts at the next `advance`. Call it when the video jumps or stops. */
  cut: () => void;
  isEmpty: () => boolean;
};

/** Creates an empty stretch. It depends on nothing but its calls. */
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
