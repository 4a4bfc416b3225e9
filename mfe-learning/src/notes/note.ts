import type { Note } from '@lectern/shared/domain';

/** The longest note, in characters. */
export const NOTE_LIMIT = 2000;

/** Where a note stands: at a second of a lesson, or at a place of a book. */
export type NotePlace = Pick<Note, 'kind' | 'courseId' | 'itemId' | 'timeSec' | 'locator'>;

/** A note as a person sees it: `waits` until the backend has it, with `refused` saying why it would not take it. */
export type ShownNote = NotePlace & { id: string; text: string; waits: boolean; refused: string | null };

/**
 * By course, then by the time within the lesson; what has no time stands first. Lessons keep the order of `lessons`
 * where it is given.
 */
export function sortNotes<N extends NotePlace>(notes: readonly N[], lessons: readonly string[] = []): N[] {
  const rank = ({ itemId }: N): number => {
    const at = lessons.indexOf(itemId);
    return at < 0 ? lessons.length : at;
  };
  return notes.toSorted(
    (a, b) => rank(a) - rank(b) || a.itemId.localeCompare(b.itemId) || (a.timeSec ?? -1) - (b.timeSec ?? -1),
  );
}

/** Seconds as a clock shows them: `0:07`, `12:30`, `1:02:03`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
