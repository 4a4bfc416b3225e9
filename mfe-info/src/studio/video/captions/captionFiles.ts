import { CAPTION_LIMITS, readCaptions, writeVtt, type CaptionFile } from '@lectern/shared/captions';
import { storeFile } from '../../upload';

/** Reads a caption file of the course. Rejects with a BackendError or an Error when it can't be loaded. */
export async function loadCaptions(path: string): Promise<CaptionFile> {
  const { getFileUrl } = await import('@lectern/shared/firebase/files');
  const response = await fetch(await getFileUrl(path));
  if (!response.ok) throw new Error(`The caption file failed to load with status ${String(response.status)}.`);
  return readCaptions(await response.text());
}

/** Stores captions as a new WebVTT file of the draft and resolves to its path. Rejects with a BackendError. */
export const storeCaptions = (courseId: string, language: string, file: CaptionFile): Promise<string> =>
  storeFile(courseId, `captions-${language}.vtt`, new Blob([writeVtt(file)], { type: 'text/vtt' }));

/** Reasons why a chosen file could not be read at all. */
export type ChosenProblem = 'tooLarge' | 'unreadable';

/** Resolves to the captions and problems of a chosen WebVTT or SubRip file, or to why it could not be read. */
export async function readChosen(file: File): Promise<ReturnType<typeof readCaptions> | ChosenProblem> {
  if (file.size > CAPTION_LIMITS.bytes) return 'tooLarge';
  return file.text().then(readCaptions, () => 'unreadable');
}
