import type { Playback } from '../engine/playback';
import { useMediaFact } from '../engine/usePlayback';
import { cueIndexAt, type Cue } from './vtt';

/** Returns the index of the last cue that has started, also in the silence after it; -1 before the first. */
export function useCurrentCue(playback: Playback, cues: readonly Cue[]): number {
  return useMediaFact(playback, ({ timeSec }) => {
    const visible = cueIndexAt(cues, timeSec);
    return visible >= 0 ? visible : cues.findLastIndex(({ startSec }) => startSec <= timeSec);
  });
}
