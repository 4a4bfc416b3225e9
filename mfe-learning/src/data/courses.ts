import type { Course, Lesson } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** The façade of documents and the forms of those of a course: they come together, beside the screen. */
const documents = () => Promise.all([import('@lectern/shared/firebase/documents'), import('./courseParsers')]);

/** One line of a course's outline, with the section that it stands in. */
export type OutlineLesson = Lesson & { sectionTitle: string };

/** The course, or null when there is none. */
export const course = (id: string) =>
  queryOptions({
    queryKey: ['courses', id],
    queryFn: async (): Promise<Course | null> => {
      const [{ getDocument }, { parseCourse }] = await documents();
      return getDocument(`courses/${id}`, parseCourse);
    },
  });

/** The lessons of a course in their order, through all of its sections. */
export const outline = (courseId: string) =>
  queryOptions({
    queryKey: ['courses', courseId, 'outline'],
    queryFn: async (): Promise<OutlineLesson[]> => {
      const [{ listDocuments }, { parseLesson, parseSection }] = await documents();
      const sections = await listDocuments(
        { collection: `courses/${courseId}/sections`, orderBy: [['order', 'asc']] },
        parseSection,
      );
      const lessons = await Promise.all(
        sections.map(async ({ id, title }) => {
          const found = await listDocuments(
            { collection: `courses/${courseId}/sections/${id}/lessons`, orderBy: [['order', 'asc']] },
            parseLesson,
          );
          return found.map((lesson) => ({ ...lesson, sectionTitle: title }));
        }),
      );
      return lessons.flat();
    },
  });
