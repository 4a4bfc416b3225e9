/** A cue: its times in seconds, and its text without markup. A speaker's name precedes the text. */
export type Cue = { startSec: number; endSec: number; text: string };

/** Returns the index of the cue to show at `sec`: the last started one that has not ended; -1 for none. */
export function cueIndexAt(cues: readonly Cue[], sec: number): number {
  return cues.findLastIndex(({ startSec, endSec }) => startSec <= sec && sec < endSec);
}

/** Returns the text to show at `sec`, one line for each cue at that time; empty when there is none. */
export function captionAt(cues: readonly Cue[], sec: number): string {
  return cues
    .filter(({ startSec, endSec }) => startSec <= sec && sec < endSec)
    .map(({ text }) => text)
    .join('\n');
}
