import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseVtt } from '@lectern/shared/captions';
import type { Film, Line } from './Film';
import { frameAt } from './drawing/frame';
import { films } from './films';
import { captionsOf } from './making/captions';
import { mixSound } from './making/mixSound';
import { RATE } from './making/speech';
import { timelineOf } from './making/timeline';

const SAMPLE = join(__dirname, '../sample');
const linesOf = ({ chapters }: Film): readonly Line[] => chapters.flatMap(({ lines }) => lines);
const guessed = (film: Film) => timelineOf(film, ({ text }) => text.length / 15);
const committed = ({ course, name }: Film, file: string): string =>
  join(SAMPLE, 'courses', course, 'media', `${name}.${file}`);
const captions = (film: Film, language: string): string[] =>
  parseVtt(readFileSync(committed(film, `${language}.vtt`), 'utf8')).map(({ text }) => text.replace(/\n/g, ' '));

describe.each(films)('$title', (film) => {
  test('its captions and subtitles are the manuscript, sentence by sentence', () => {
    const lines = linesOf(film);
    expect(captions(film, 'en')).toEqual(lines.map(({ text }) => text));
    const translated = lines.flatMap(({ de }) => de ?? []);
    if (translated.length > 0) expect(captions(film, 'de')).toEqual(lines.map(({ de }) => de));
  });

  test('each sentence has its own id, and fits in two rows', () => {
    const lines = linesOf(film);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    const long = lines.flatMap(({ text, de = '' }) => [text, de]).filter((caption) => caption.length > 84);
    expect(long).toEqual([]);
  });

  test('every moment can be drawn, in letters that a phone can show', () => {
    const timeline = guessed(film);
    for (let seconds = 0; seconds < timeline.duration; seconds += 0.7) {
      const svg = frameAt(film, timeline, seconds);
      expect([seconds, /NaN|undefined|Infinity/.exec(svg)]).toEqual([seconds, null]);
      const sizes = Array.from(svg.matchAll(/font-size="([\d.]+)"/g), ([, size]) => Number(size));
      expect([seconds, Math.min(...sizes) >= 26]).toEqual([seconds, true]);
    }
    expect(frameAt(film, timeline, 42)).toBe(frameAt(film, guessed(film), 42));
  });

  test('the course has its video, poster, duration and chapters', () => {
    const yaml = readFileSync(join(SAMPLE, 'courses', film.course, 'course.yaml'), 'utf8');
    const from = yaml.indexOf(`media/${film.name}.webm`);
    const lesson = yaml.slice(yaml.lastIndexOf('- title:', from), yaml.indexOf('\n      - ', from));
    expect(lesson).toMatch(/duration: '[3-5]:\d\d'/);
    expect(lesson).toContain(`media/${film.name}.webp`);
    for (const { title } of film.chapters) expect(lesson).toContain(`title: '${title}'`);
  });
});

test('lines follow each other in time, and chords sound after their line', () => {
  const lines = [
    { id: 'a', text: 'One', play: [[69]], beat: 0.5 },
    { id: 'b', text: 'Two' },
  ];
  const film: Film = {
    name: 'x',
    course: 'x',
    title: 'X',
    subtitle: '',
    theme: 'day',
    poster: 'a',
    chapters: [{ title: 'X', lines, draw: () => '' }],
  };
  const timeline = timelineOf(film, () => 1.5);
  const [first, second] = timeline.chapters[0]!.lines;
  expect([first!.end - first!.start, second!.start - first!.end]).toEqual([expect.closeTo(1.5), expect.closeTo(1.45)]);
  const sound = mixSound(timeline, new Map());
  const loudest = (from: number, to: number): number =>
    sound.slice(from * RATE, to * RATE).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect([loudest(0, first!.end - 0.1), loudest(first!.end, first!.end + 0.3) > 1000]).toEqual([0, true]);
});

test('a caption has the times of its speech, and breaks near its middle', () => {
  const lines = [{ id: 'a', text: 'A sentence that is clearly longer than one row of a caption can be.' }];
  const film = { ...films[0]!, chapters: [{ title: 'X', lines, draw: () => '' }] };
  expect(
    captionsOf(
      timelineOf(film, () => 61.25),
      ({ text }) => text,
    ),
  ).toBe('WEBVTT\n\n00:02.600 --> 01:03.850\nA sentence that is clearly longer\nthan one row of a caption can be.\n');
});

test('all films of the sample content together have at most 12 MB', () => {
  const files = readdirSync(SAMPLE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webm'));
  const bytes = files.reduce((sum, file) => sum + statSync(join(SAMPLE, file)).size, 0);
  expect(files.length).toBeGreaterThanOrEqual(25);
  expect(bytes).toBeLessThanOrEqual(12_000_000);
});
