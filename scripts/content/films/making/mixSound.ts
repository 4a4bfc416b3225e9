import type { Chord } from '../Film';
import { RATE } from './speech';
import type { Timeline } from './timeline';

/** Strengths of a note's harmonics, the fundamental first. */
const HARMONICS = [1, 0.42, 0.22, 0.1, 0.05] as const;
/** Length of a chord, in seconds. */
const SECONDS = 2.2;
/** Amplitude of a fundamental, in 16-bit samples. */
const VOLUME = 2600;

/**
 * Returns the sound of a film as 16-bit samples at RATE: the speech of each line, which `speech` holds by the line's
 * id, and after it the line's chords.
 */
export function mixSound({ chapters, duration }: Timeline, speech: ReadonlyMap<string, Int16Array>): Int16Array {
  const mixed = new Float32Array(Math.ceil(duration * RATE));
  for (const { id, start, end, beat, play = [] } of chapters.flatMap(({ lines }) => lines)) {
    add(mixed, start, speech.get(id) ?? new Int16Array(0));
    for (const [place, chord] of play.entries()) add(mixed, end + place * beat, soundOf(chord));
  }
  return Int16Array.from(mixed, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample))));
}

function add(mixed: Float32Array, seconds: number, samples: Int16Array | Float32Array): void {
  const offset = Math.round(seconds * RATE);
  for (const [place, sample] of samples.entries()) mixed[offset + place] = (mixed[offset + place] ?? 0) + sample;
}

/** Returns the sound of MIDI notes struck together, which fade like those of a piano. */
function soundOf(chord: Chord): Float32Array {
  return Float32Array.from({ length: SECONDS * RATE }, (_, sample) => {
    const seconds = sample / RATE;
    const envelope = Math.min(1, seconds / 0.008) * Math.min(1, (SECONDS - seconds) / 0.2);
    const notes = chord.map((note) => {
      const frequency = 2 * Math.PI * 440 * 2 ** ((note - 69) / 12);
      const harmonics = HARMONICS.map(
        (strength, index) =>
          strength * Math.sin(frequency * (index + 1) * seconds) * Math.exp(-seconds * (1.6 + index)),
      );
      return harmonics.reduce((sum, part) => sum + part, 0);
    });
    return VOLUME * envelope * notes.reduce((sum, part) => sum + part, 0);
  });
}
