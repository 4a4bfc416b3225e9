import { palettes } from '../drawing/palette';
import { box, circle, group, path, text } from '../drawing/svg';
import type { Chord } from '../Film';

const { ink, accent, main } = palettes.night;
const [LEFT, TOP, KEY, TALL] = [48, 250, 72, 196] as const;
/** Lowest key: the G below the middle C. */
export const LOWEST = 55;
const KEYS = 12;
const WHITE = new Map([0, 2, 4, 5, 7, 9, 11].map((step, index) => [step, index]));
const NAMES = 'CDEFGAB';

/** Returns the number of white keys from the middle C up to a note. */
const whitesTo = (note: number): number =>
  Math.floor((note - 60) / 12) * 7 + (WHITE.get((((note - 60) % 12) + 12) % 12) ?? 0);
const isWhite = (note: number): boolean => WHITE.has((((note - 60) % 12) + 12) % 12);

/** Returns the middle of a key, from its left. `from` is the lowest white key of the keyboard. */
export function keyX(note: number, from: number): number {
  const place = (white: number): number => LEFT + (whitesTo(white) - whitesTo(from)) * KEY + KEY / 2;
  return isWhite(note) ? place(note) : place(note - 1) + KEY / 2;
}

/** Returns twelve white keys from `from`, with the black ones; `down` sound, and `marked` have a dot. */
export function keyboard(from: number, down: Chord, marked: Chord = []): string {
  const notes = Array.from({ length: 21 }, (_, step) => from + step);
  const whites = notes.filter(isWhite).slice(0, KEYS);
  const blacks = notes.filter((note) => !isWhite(note) && note < (whites.at(-1) ?? 0));
  const fill = (note: number, plain: string): string => (down.includes(note) ? accent : plain);
  const name = (note: number): string => NAMES.charAt(((whitesTo(note) % 7) + 7) % 7);
  return [
    ...whites.map((note) =>
      box(keyX(note, from) - KEY / 2 + 2, TOP, KEY - 4, TALL, { fill: fill(note, '#f4f1e8'), round: 8 }),
    ),
    ...whites.map((note) =>
      text(keyX(note, from), TOP + TALL - 18, name(note), { fill: '#122b2c', size: 30, bold: true, anchor: 'middle' }),
    ),
    ...blacks.map((note) => box(keyX(note, from) - 20, TOP - 2, 40, 116, { fill: fill(note, '#10201f'), round: 6 })),
    ...marked.map((note) =>
      circle(keyX(note, from), TOP + 136, 12, { fill: down.includes(note) ? '#8f4c00' : '#0b6362' }),
    ),
  ].join('');
}

/** Returns a bridge above two keys, with its number of half steps. */
export function bridge(low: number, high: number, progress: number, colour: string = main): string {
  const [x1, x2] = [keyX(low, 60), keyX(high, 60)];
  const middle = (x1 + x2) / 2;
  return group(progress, [
    path(`M${x1} ${TOP - 12} Q${middle} ${TOP - 74} ${x2} ${TOP - 12}`, { stroke: colour, width: 4 }),
    text(middle, TOP - 58, String(high - low), { fill: ink, size: 34, bold: true, anchor: 'middle' }),
  ]);
}
