import type { ShownNote } from '../note';
import type { ExportedWork } from './notesMarkdown';

type Facts = {
  title: string;
  courseId: string;
  slug: string;
  lessons: readonly { id: string; title: string }[];
  notes: readonly ShownNote[];
  noLesson: string;
};

/** The address of a note's second in its lesson. */
export const noteAddress = ({
  uid,
  courseId,
  slug,
  note,
}: {
  uid: string;
  courseId: string;
  slug: string;
  note: Pick<ShownNote, 'itemId' | 'timeSec'>;
}): string => `/watch/${courseId}/${uid}/${slug}?lesson=${note.itemId}&t=${Math.floor(note.timeSec ?? 0)}`;

/**
 * The notes of a course (sorted already) by lesson, with whole addresses that work from outside the site. They say `me`
 * for the reader, and so tell nobody's uid.
 */
export function exportedCourse({ title, courseId, slug, lessons, notes, noLesson }: Facts): ExportedWork {
  const ids = [...new Set(notes.map(({ itemId }) => itemId))];
  const parts = ids.map((itemId) => ({
    title: lessons.find(({ id }) => id === itemId)?.title ?? noLesson,
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
