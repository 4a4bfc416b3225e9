import { LessonBodyError, parsePenLesson } from '@lectern/shared/domain';
import type { PenSource } from '../data/penDraft';

/**
 * Returns the fenced HTML, CSS and JavaScript blocks of a lesson's text, joined by language; null when there are none.
 */
export function codeBlocks(body: string): PenSource | null {
  try {
    const { html, css, js } = parsePenLesson(body);
    return { html, css, js };
  } catch (error) {
    if (error instanceof LessonBodyError) return null;
    throw error;
  }
}
