import type { Playback } from '../engine/playback';
import { useMediaState } from '../engine/usePlayback';
import { cueIndexAt, type Cue } from '@lectern/shared/captions';

/** Returns the index of the last cue that has started, even if it has ended; -1 before the first. */
export function useCurrentCue(playback: Playback, cues: readonly Cue[]): number {
  return useMediaState(playback, ({ timeSec }) => {
    const visible = cueIndexAt(cues, timeSec);
    return visible >= 0 ? visible : cues.findLastIndex(({ startSec }) => startSec <= timeSec);
  });
}
