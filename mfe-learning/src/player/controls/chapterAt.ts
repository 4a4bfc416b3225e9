import type { Chapter } from '../mediaTracks';

/** Returns the title of the chapter at a second of the video; empty before the first chapter. */
export const chapterAt = (chapters: readonly Chapter[], sec: number): string =>
  chapters.findLast(({ startSec }) => startSec <= sec)?.title ?? '';
