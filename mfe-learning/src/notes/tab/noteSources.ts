import { parseBook, parseCourse } from '@lectern/shared/domain';
import { keepPreviousData, queryOptions } from '@lectern/shared/query';
import { outline } from '../../data/courses';

/** A course with its lessons in order, or a book, that has notes. `title` is null when it is no longer available. */
export type NoteSource = {
  kind: 'lesson' | 'book';
  id: string;
  title: string | null;
  slug: string;
  lessons: { id: string; title: string }[];
};

/** Query of the courses and books with these ids. One that cannot be read gets no title, and does not fail the rest. */
export const noteSources = (courseIds: readonly string[], bookIds: readonly string[]) =>
  queryOptions({
    queryKey: ['note-works', ...courseIds, '/', ...bookIds],
    // The list stays when a course or book gets its first note or loses its last: a note in it may be being edited.
    placeholderData: keepPreviousData,
    queryFn: async ({ client }): Promise<NoteSource[]> => {
      const { getDocument } = await import('@lectern/shared/firebase/documents');
      const courses = courseIds.map(async (id): Promise<NoteSource> => {
        const [course, lessons] = await Promise.all([
          getDocument(`courses/${id}`, parseCourse).catch(() => null),
          client.query(outline(id)).catch(() => []),
        ]);
        return { kind: 'lesson', id, title: course?.title ?? null, slug: course?.slug ?? 'course', lessons };
      });
      const books = bookIds.map(async (id): Promise<NoteSource> => {
        const book = await getDocument(`books/${id}`, parseBook).catch(() => null);
        return { kind: 'book', id, title: book?.title ?? null, slug: '', lessons: [] };
      });
      return Promise.all([...courses, ...books]);
    },
  });
