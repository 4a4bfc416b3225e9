import { sortNotes, type ShownNote } from '../note';
import type { NoteWork } from './noteWorks';

/** Letters as a search compares them: without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The notes that hold every word of `asked`, in their text or in the titles of course and lesson, by the work that they
 * stand in; those without any note are left out. No words find all.
 */
export function findNotes(
  notes: readonly ShownNote[],
  works: readonly NoteWork[],
  asked: string,
): { work: NoteWork; notes: ShownNote[] }[] {
  const wanted = plain(asked).split(/\s+/).filter(Boolean);
  return works.flatMap((work) => {
    const own = notes.filter((note) =>
      work.kind === 'book'
        ? note.kind === 'book' && note.itemId === work.id
        : note.kind === 'lesson' && note.courseId === work.id,
    );
    const hits = own.filter((note) => {
      const lesson = work.lessons.find(({ id }) => id === note.itemId)?.title ?? '';
      const text = plain(`${note.text} ${work.title ?? ''} ${lesson}`);
      return wanted.every((word) => text.includes(word));
    });
    return hits.length === 0
      ? []
      : [
          {
            work,
            notes: sortNotes(
              hits,
              work.lessons.map(({ id }) => id),
            ),
          },
        ];
  });
}
