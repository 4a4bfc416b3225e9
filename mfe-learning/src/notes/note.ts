import type { NotePlace } from '../data/notes';
import { clock } from '../time/clock';

/** Limit of a note, in characters. */
export const NOTE_LIMIT = 2000;

/** Returns true when a text can be saved as a note. */
export const isNoteText = (text: string): boolean => text.trim().length > 0 && text.trim().length <= NOTE_LIMIT;

/** A note as it is shown. `waits` until the backend has it; `refused` is the reason why the last attempt failed. */
export type ShownNote = NotePlace & { id: string; text: string; waits: boolean; refused: string | null };

/** Returns the time of a note as a clock shows it; null for a note without one. */
export const timeOf = ({ timeSec }: Pick<ShownNote, 'timeSec'>): string | null =>
  timeSec === null ? null : clock(timeSec);

/**
 * Sorts notes by lesson, then by their time in it; those without a time come first. Lessons are in the order of
 * `lessons`; unknown ones follow by id.
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
