import type { Chapter, Film, Line } from '../Film';

/** A line with its times, in seconds from the start of the film. `end` is the end of the speech, before any chords. */
export type TimedLine = Line & { start: number; end: number; beat: number };
export type TimedChapter = { title: string; start: number; end: number; lines: readonly TimedLine[]; chapter: Chapter };
export type Timeline = { chapters: readonly TimedChapter[]; duration: number };

/** Length of the opening title, in seconds. */
export const OPENING = 2.6;
const BEAT = 1.1;
const PAUSE = 0.95;
const CHAPTER_PAUSE = 1;
const CLOSING = 2;

/** Lays out a film in time. `secondsOf` returns the length of a line's speech. */
export function timelineOf(film: Film, secondsOf: (line: Line) => number): Timeline {
  let now = OPENING;
  const chapters = film.chapters.map((chapter, index): TimedChapter => {
    const start = index === 0 ? 0 : now;
    if (index > 0) now += CHAPTER_PAUSE;
    const lines = chapter.lines.map((line): TimedLine => {
      const timed = { beat: BEAT, ...line, start: now, end: now + secondsOf(line) };
      now = timed.end + (line.play?.length ?? 0) * timed.beat + (line.pause ?? PAUSE);
      return timed;
    });
    return { title: chapter.title, start, end: now, lines, chapter };
  });
  return { chapters, duration: now + CLOSING };
}
