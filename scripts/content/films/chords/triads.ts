import type { Chord } from '../Film';

/** The seven chords of the scale of C, from the lowest note. */
export const CHORDS = {
  C: [60, 64, 67],
  Dm: [62, 65, 69],
  Em: [64, 67, 71],
  F: [65, 69, 72],
  G: [67, 71, 74],
  Am: [69, 72, 76],
  Bdim: [71, 74, 77],
} as const satisfies Record<string, Chord>;

/** The chords in the order of their numbers. */
export const NUMBERED = [
  { number: 'I', name: 'C', kind: 'major' },
  { number: 'ii', name: 'Dm', kind: 'minor' },
  { number: 'iii', name: 'Em', kind: 'minor' },
  { number: 'IV', name: 'F', kind: 'major' },
  { number: 'V', name: 'G', kind: 'major' },
  { number: 'vi', name: 'Am', kind: 'minor' },
  { number: 'vii°', name: 'Bdim', kind: 'dim' },
] as const;
