import { palettes } from '../drawing/palette';
import { arrow, box, circle, group, rise, text } from '../drawing/svg';
import type { Chord } from '../Film';
import type { Moment } from '../making/Moment';
import { bridge, keyboard, LOWEST } from './keyboard';
import { CHORDS, NUMBERED } from './triads';

const { ink, main, accent, soft, danger } = palettes.night;
const middle = { anchor: 'middle' } as const;
const label = { fill: ink, size: 30 };
const CENTRE = 480;
const HEAD = 160;

/** Returns the notes that sound in any of some lines. */
const sounding = (at: Moment, ...ids: string[]): Chord => ids.flatMap((id) => at.sounding(id));
const head = (progress: number, content: string, fill: string = accent): string =>
  rise(progress, text(CENTRE, HEAD, content, { fill, size: 38, bold: true, ...middle }));

/** The scale, and the distances of its notes. */
export function drawScale(at: Moment): string {
  const steps = [60, 62, 64, 65, 67, 69, 71, 72];
  const gaps = steps.slice(1).map((note, index) => {
    const lower = steps[index] ?? note;
    return bridge(
      lower,
      note,
      at.on('two', 0.4 + index * 0.3),
      note - lower === 1 && at.on('close') > 0 ? accent : main,
    );
  });
  return [
    keyboard(60, sounding(at, 'scale', 'half', 'close'), at.on('scale') > 0.5 ? steps : []),
    head(at.between('scale', 'half'), 'C  D  E  F  G  A  B  C'),
    bridge(60, 61, at.between('half', 'two')),
    head(at.between('half', 'two'), 'half step'),
    ...gaps,
    rise(at.on('follows'), text(CENTRE, 140, '2  2  1  2  2  2  1', { fill: accent, size: 40, bold: true, ...middle })),
  ].join('');
}

/** Three notes, each the second after the one before, and all seven chords of this shape. */
export function drawThirds(at: Moment): string {
  const taken = at.on('dfa') > 0.5 ? CHORDS.Dm : CHORDS.C;
  const all = Object.values(CHORDS).findIndex((chord) => chord.every((note) => at.sounding('each').includes(note)));
  const now = all >= 0 ? NUMBERED[all] : undefined;
  return [
    keyboard(
      60,
      sounding(at, 'ceg', 'dfa', 'each'),
      at.on('each') > 0.5 ? [] : taken.filter((_, index) => at.on('rule', 1 + index) > 0.5),
    ),
    head(at.between('rule', 'ceg'), 'take – skip – take – skip – take'),
    head(at.between('ceg', 'dfa'), 'C  E  G'),
    head(at.between('dfa', 'each'), 'D  F  A'),
    group(
      at.on('each'),
      NUMBERED.map(({ number, name }, index) => {
        const x = 90 + index * 130;
        const isNow = now?.name === name;
        return [
          box(x - 56, 104, 112, 110, { fill: isNow ? accent : soft, round: 14 }),
          text(x, 152, name, { fill: isNow ? '#2b1700' : ink, size: 34, bold: true, ...middle }),
          group(
            at.on('numbers', index * 0.3),
            text(x, 196, number, { fill: isNow ? '#2b1700' : accent, size: 30, ...middle }),
          ),
        ].join('');
      }),
    ),
  ].join('');
}

/** The two gaps of a chord on the keys: four and three, three and four, three and three. */
export function drawGaps(at: Moment): string {
  const steps = [
    { id: 'odd', chord: CHORDS.Bdim, name: 'B diminished', fill: danger },
    { id: 'others', chord: null, name: 'ii  iii  vi', fill: main },
    { id: 'three', chord: null, name: 'I  IV  V', fill: accent },
    { id: 'minor', chord: CHORDS.Dm, name: 'D minor', fill: main },
    { id: 'gaps', chord: CHORDS.C, name: at.on('major') > 0.5 ? 'C major' : 'two gaps', fill: accent },
  ] as const;
  const { chord, name, fill } = steps.find(({ id }) => at.on(id) > 0.5) ?? steps[4];
  const down = sounding(at, 'major', 'minor', 'three', 'others', 'odd');
  const [low, high, top] = chord ?? down;
  const upper = Math.max(at.on('upper'), at.on('odd') > 0.5 ? 1 : 0);
  return [
    keyboard(60, down, chord ?? []),
    rise(at.on('gaps'), text(CENTRE, 146, name, { fill, size: 40, bold: true, ...middle })),
    low !== undefined && high !== undefined ? bridge(low, high, at.on('gaps', 1), fill) : '',
    high !== undefined && top !== undefined
      ? bridge(high, top, at.on('gaps', 0.4) * Math.max(upper, at.on('gaps', 1) * 0.35), fill)
      : '',
  ].join('');
}

const PLACES = [
  { id: 'home', number: 'I', name: 'home', x: 200, fill: accent },
  { id: 'five', number: 'V', name: 'tense', x: 760, fill: danger },
  { id: 'four', number: 'IV', name: 'away', x: 480, fill: main },
] as const;

/** Chords as places: home, away and tense, with the way between them. */
export function drawHome(at: Moment): string {
  const down = sounding(at, 'home', 'five', 'pull', 'four', 'walk');
  const is = (chord: Chord): boolean => down.length === chord.length && chord.every((note) => down.includes(note));
  const now = is(CHORDS.G) ? 'V' : is(CHORDS.F) ? 'IV' : down.length > 0 ? 'I' : '';
  const leading = at.between('five', 'ear');
  return [
    ...PLACES.map(({ id, number, name, x, fill }) =>
      rise(
        at.on(id),
        circle(x, 158, 46, { fill: now === number ? fill : soft, stroke: fill, width: 4 }),
        text(x, 170, number, { fill: now === number ? '#071b1c' : ink, size: 36, bold: true, ...middle }),
        text(x + 62, 168, name, label),
      ),
    ),
    group(at.between('pull', 'ear'), arrow([700, 214], [250, 214], at.after('pull', 0.8, 1), danger)),
    group(at.on('walk'), [
      arrow([330, 110], [430, 110], at.after('walk', 0.6), main),
      arrow([610, 110], [710, 110], at.after('walk', 1.7), main),
      arrow([700, 214], [250, 214], at.after('walk', 2.8), accent),
    ]),
    keyboard(60, down, leading > 0.5 ? [71, 72] : []),
    group(leading, bridge(71, 72, 1, danger)),
  ].join('');
}

const ROUNDS = [
  { id: 'round', key: 'C', names: ['C', 'G', 'Am', 'F'] },
  { id: 'shift', key: 'G', names: ['G', 'D', 'Em', 'C'] },
] as const;

/** One round of chords in two keys, below the numbers that both share. */
export function drawKeys(at: Moment): string {
  const down = sounding(at, 'round', 'shift');
  const cell = (x: number, y: number, content: string, fill: string, colour: string): string =>
    box(x - 74, y - 34, 148, 50, { fill, round: 10 }) +
    text(x, y + 3, content, { fill: colour, size: 32, bold: true, ...middle });
  return [
    ...['I', 'V', 'vi', 'IV'].map((number, index) =>
      rise(
        at.on('round', index * 0.3),
        text(300 + index * 170, 116, number, { fill: accent, size: 36, bold: true, ...middle }),
      ),
    ),
    ...ROUNDS.map(({ id, key, names }, row) =>
      rise(
        at.on(id),
        text(48, 165 + row * 56, `in ${key}`, label),
        ...names.map((name, index) => cell(300 + index * 170, 164 + row * 56, name, soft, ink)),
      ),
    ),
    keyboard(LOWEST, down),
    rise(at.on('same'), text(CENTRE, 500, 'other notes, the same feeling', { fill: accent, size: 32, ...middle })),
  ].join('');
}
