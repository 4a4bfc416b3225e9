import type { NoteAnchor } from '../data/notes';
import { clock } from '../time/clock';

/** Maximum length of a note, in characters. */
export const NOTE_LIMIT = 2000;

/** Returns true when a text can be saved as a note. */
export const isNoteText = (text: string): boolean => text.trim().length > 0 && text.trim().length <= NOTE_LIMIT;

/** A note to show. `isPending` until the backend has it; `refused` is the reason why the last attempt failed. */
export type ShownNote = NoteAnchor & { id: string; text: string; isPending: boolean; refused: string | null };

/** Formats the time of a note as a clock; null for a note without one. */
export const timeOf = ({ timeSec }: Pick<ShownNote, 'timeSec'>): string | null =>
  timeSec === null ? null : clock(timeSec);

/**
 * Sorts notes by lesson, then by time; those without a time come first. `lessons` gives the order of lessons; unknown
 * ones follow by id.
 */
export function sortNotes<N extends NoteAnchor>(notes: readonly N[], lessons: readonly string[] = []): N[] {
  const rank = ({ itemId }: N): number => {
    const at = lessons.indexOf(itemId);
    return at < 0 ? lessons.length : at;
  };
  return notes.toSorted(
    (a, b) => rank(a) - rank(b) || a.itemId.localeCompare(b.itemId) || (a.timeSec ?? -1) - (b.timeSec ?? -1),
  );
}
