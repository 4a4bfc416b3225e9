import type { ShownNote } from '../note';
import type { ExportedSource } from './notesMarkdown';

type Options = {
  title: string;
  courseId: string;
  slug: string;
  lessons: readonly { id: string; title: string }[];
  /** Sorted by lesson and time. */
  notes: readonly ShownNote[];
  /** Title of a lesson that is not in `lessons`. */
  unknownLesson: string;
};

type Address = { uid: string; courseId: string; slug: string; note: Pick<ShownNote, 'itemId' | 'timeSec'> };

/** Returns the path that opens a note's lesson at its second. */
export const noteAddress = ({ uid, courseId, slug, note }: Address): string =>
  `/watch/${courseId}/${uid}/${slug}?lesson=${note.itemId}&t=${Math.floor(note.timeSec ?? 0)}`;

/**
 * Returns the notes of a course by lesson, with absolute addresses that work outside the site. They contain `me`
 * instead of the reader's uid, so a shared file does not reveal it.
 */
export function exportedCourse({ title, courseId, slug, lessons, notes, unknownLesson }: Options): ExportedSource {
  const ids = [...new Set(notes.map(({ itemId }) => itemId))];
  const parts = ids.map((itemId) => ({
    title: lessons.find(({ id }) => id === itemId)?.title ?? unknownLesson,
    notes: notes
      .filter((note) => note.itemId === itemId)
      .map((note) => ({
        timeSec: note.timeSec,
        text: note.text,
        url: location.origin + noteAddress({ uid: 'me', courseId, slug, note }),
      })),
  }));
  return { title, parts };
}
