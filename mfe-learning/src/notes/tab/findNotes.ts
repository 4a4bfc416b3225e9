import { sortNotes, type ShownNote } from '../note';
import type { NoteSource } from './noteSources';

/** The notes on a course or book that match a search. */
export type FoundNotes = { source: NoteSource; notes: readonly ShownNote[] };

/** Normalises text for search: lower case, without accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the notes that contain every word of `search` in their text or in the title of their course, book or lesson,
 * grouped by course and book. An empty search matches all.
 */
export function findNotes(notes: readonly ShownNote[], sources: readonly NoteSource[], search: string): FoundNotes[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return sources.flatMap((source) => {
    const found = notes.filter((note) => belongsTo(source, note) && matches(note, source, words));
    const lessonIds = source.lessons.map(({ id }) => id);
    return found.length === 0 ? [] : [{ source, notes: sortNotes(found, lessonIds) }];
  });
}

const belongsTo = (source: NoteSource, { kind, itemId, courseId }: ShownNote): boolean =>
  kind === source.kind && source.id === (kind === 'book' ? itemId : courseId);

function matches(note: ShownNote, source: NoteSource, words: readonly string[]): boolean {
  const lesson = source.lessons.find(({ id }) => id === note.itemId)?.title ?? '';
  const text = fold(`${note.text} ${source.title ?? ''} ${lesson}`);
  return words.every((word) => text.includes(word));
}
