import type { Playback } from '../engine/playback';
import { useMediaFact } from '../engine/usePlayback';
import { cueIndexAt, type Cue } from './vtt';

/**
 * The index of the line that the video is at: the last that has begun, also in the silence after it; -1 before the
 * first.
 */
export function useCurrentCue(playback: Playback, cues: readonly Cue[]): number {
  return useMediaFact(playback, ({ timeSec }) => {
    const spoken = cueIndexAt(cues, timeSec);
    return spoken >= 0 ? spoken : cues.findLastIndex(({ startSec }) => startSec <= timeSec);
  });
}
