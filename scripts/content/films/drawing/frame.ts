import type { Film } from '../Film';
import { Moment } from '../making/Moment';
import { OPENING, type Timeline } from '../making/timeline';
import { palettes } from './palette';
import { box, circle, group, tag, text } from './svg';

export const [WIDTH, HEIGHT] = [960, 540];
const FADE = 0.5;

/** Returns the picture of a film at a time in seconds, as SVG. The same time gives the same text. */
export function frameAt(film: Film, { chapters }: Timeline, seconds: number): string {
  const palette = palettes[film.theme];
  const index = chapters.findLastIndex(({ start }) => seconds >= start);
  const current = chapters[index];
  if (!current) throw new Error(`"${film.title}" has no chapter at ${String(seconds)} seconds.`);
  const { chapter, lines, start, title } = current;
  const since = index === 0 ? seconds - OPENING : seconds - start;
  const shown = Math.min(1, Math.max(0, since / FADE));
  const body = [
    text(48, 66, title, { fill: palette.ink, size: 40, font: 'display' }),
    ...chapters.map((_, place) =>
      circle(912 - (chapters.length - 1 - place) * 24, 52, place === index ? 7 : 5, {
        fill: place <= index ? palette.accent : palette.line,
      }),
    ),
    chapter.draw(new Moment(lines, seconds)),
  ];
  return picture(
    box(0, 0, WIDTH, HEIGHT, { fill: palette.ground, round: 0 }),
    group(shown, body),
    index === 0 ? group(1 - shown, opening(film, seconds)) : '',
  );
}

const picture = (...children: string[]): string =>
  tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT },
    ...children,
  );

function opening({ title, subtitle }: Film, seconds: number): string[] {
  const { deep, accent } = palettes.day;
  const grown = Math.min(1, seconds / 0.8);
  return [
    box(0, 0, WIDTH, HEIGHT, { fill: deep, round: 0 }),
    box(72, 190, 96 * grown, 8, { fill: accent, round: 4 }),
    text(68, 280, title, { fill: '#ffffff', size: 60, font: 'display' }),
    text(72, 340, subtitle, { fill: '#b6d3cf', size: 32 }),
  ];
}
