import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Film, Line } from './Film';
import { frameAt } from './drawing/frame';
import { films } from './films';
import { captionsOf } from './making/captions';
import { encodeFilm, encodePicture, FRAME_RATE } from './making/encode';
import { FramePainter } from './making/FramePainter';
import { mixSound } from './making/mixSound';
import { RATE, speak } from './making/speech';
import { timelineOf, type Timeline } from './making/timeline';

const COURSES = join(__dirname, '../sample/courses');
const CACHE = join(__dirname, '../../../node_modules/.cache/lectern-films');
const USAGE = `Usage: npm run film -- NAME [--stills FOLDER]\n\nFilms: ${films.map(({ name }) => name).join(', ')}\n`;

/** Makes the film that the command line names, or with --stills only a picture of the end of each of its lines. */
async function main([name, option, folder]: readonly string[]): Promise<void> {
  const film = films.find((known) => known.name === name);
  if (!film || (option !== undefined && (option !== '--stills' || folder === undefined))) {
    process.stderr.write(USAGE);
    process.exitCode = 1;
  } else {
    const painter = await FramePainter.start();
    try {
      await (folder === undefined ? makeFilm(film, painter) : makeStills(film, painter, folder));
    } finally {
      await painter.stop();
    }
  }
}

async function makeStills(film: Film, painter: FramePainter, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const timeline = timelineOf(film, ({ text }) => text.length / 15);
  for (const [place, { id, end }] of timeline.chapters.flatMap(({ lines }) => lines).entries()) {
    const file = join(folder, `${String(place).padStart(2, '0')}-${id}.png`);
    await writeFile(file, await painter.paint(frameAt(film, timeline, end)));
  }
}

async function makeFilm(film: Film, painter: FramePainter): Promise<void> {
  const speech = new Map<string, Int16Array>();
  for (const line of film.chapters.flatMap(({ lines }) => lines)) speech.set(line.id, await speak(line, CACHE));
  const timeline = timelineOf(film, ({ id }: Line) => (speech.get(id)?.length ?? 0) / RATE);
  const media = join(COURSES, film.course, 'media');
  await mkdir(media, { recursive: true });
  const file = join(media, film.name);
  const sound = join(CACHE, `${film.name}.pcm`);
  await writeFile(sound, Buffer.from(mixSound(timeline, speech).buffer));
  await encodeFilm(await paintFilm(film, timeline, painter), sound, `${file}.webm`);
  for (const [picture, id] of Object.entries({ [film.name]: film.poster, ...film.pictures })) {
    const image = join(CACHE, `${picture}.png`);
    await writeFile(image, await painter.paint(frameAt(film, timeline, endOf(timeline, id))));
    await encodePicture(image, join(media, `${picture}.webp`));
  }
  await writeFile(
    `${file}.en.vtt`,
    captionsOf(timeline, ({ text }) => text),
  );
  if (film.chapters[0]?.lines[0]?.de !== undefined)
    await writeFile(
      `${file}.de.vtt`,
      captionsOf(timeline, ({ de = '' }) => de),
    );
  process.stdout.write(`Lines for ${film.course}/course.yaml:\n\n${entryOf(timeline)}\n`);
}

/** Paints each picture that differs from the one before it. Resolves to a list of them with their durations. */
async function paintFilm(film: Film, timeline: Timeline, painter: FramePainter): Promise<string> {
  const folder = join(CACHE, film.name);
  await mkdir(folder, { recursive: true });
  const pictures: { file: string; frames: number }[] = [];
  let last = '';
  for (let frame = 0; frame < timeline.duration * FRAME_RATE; frame += 1) {
    const svg = frameAt(film, timeline, frame / FRAME_RATE);
    const current = pictures.at(-1);
    if (current && svg === last) {
      current.frames += 1;
    } else {
      const file = `${String(frame).padStart(5, '0')}.png`;
      await writeFile(join(folder, file), await painter.paint(svg));
      pictures.push({ file, frames: 1 });
    }
    last = svg;
  }
  const rows = pictures.map(({ file, frames }) => `file '${file}'\nduration ${String(frames / FRAME_RATE)}`);
  const list = join(folder, 'pictures.ffconcat');
  // ffmpeg ignores the duration of the last entry.
  await writeFile(list, `ffconcat version 1.0\n${rows.join('\n')}\nfile '${pictures.at(-1)?.file ?? ''}'\n`);
  return list;
}

const endOf = ({ chapters }: Timeline, id: string): number =>
  chapters.flatMap(({ lines }) => lines).find((line) => line.id === id)?.end ?? 0;

/** Returns the length and the chapters of a film, as its lesson has them in course.yaml. */
function entryOf({ chapters, duration }: Timeline): string {
  const clock = (seconds: number): string =>
    `'${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}'`;
  const rows = chapters.map(({ title, start }) => `    { title: '${title}', at: ${clock(start)} },`);
  return [`duration: ${clock(Math.ceil(duration))}`, 'chapters:', '  [', ...rows, '  ]'].join('\n');
}

void main(process.argv.slice(2));
