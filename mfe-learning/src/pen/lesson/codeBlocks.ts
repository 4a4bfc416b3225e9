import { LessonBodyError, parsePenLesson } from '@lectern/shared/domain';
import type { PenSource } from '../data/penDraft';

/** The fenced blocks of a lesson's text that the editor can hold, each kind joined; null when there are none. */
export function codeBlocks(body: string): PenSource | null {
  try {
    const { html, css, js } = parsePenLesson(body);
    return { html, css, js };
  } catch (error) {
    if (error instanceof LessonBodyError) return null;
    throw error;
  }
}
