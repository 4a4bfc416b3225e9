import { sortNotes, type ShownNote } from '../note';
import type { NoteWork } from './noteWorks';

/** The notes on a course or book that match a search. */
export type FoundNotes = { work: NoteWork; notes: readonly ShownNote[] };

/** Normalises text for search: lower case, without accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the notes that contain every word of `search` in their text or in the title of their course, book or lesson,
 * grouped by course and book. An empty search matches all.
 */
export function findNotes(notes: readonly ShownNote[], works: readonly NoteWork[], search: string): FoundNotes[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return works.flatMap((work) => {
    const found = notes.filter((note) => belongsTo(work, note) && matches(note, work, words));
    const lessonIds = work.lessons.map(({ id }) => id);
    return found.length === 0 ? [] : [{ work, notes: sortNotes(found, lessonIds) }];
  });
}

const belongsTo = (work: NoteWork, { kind, itemId, courseId }: ShownNote): boolean =>
  kind === work.kind && work.id === (kind === 'book' ? itemId : courseId);

function matches(note: ShownNote, work: NoteWork, words: readonly string[]): boolean {
  const lesson = work.lessons.find(({ id }) => id === note.itemId)?.title ?? '';
  const text = fold(`${note.text} ${work.title ?? ''} ${lesson}`);
  return words.every((word) => text.includes(word));
}
