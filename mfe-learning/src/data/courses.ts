import type { Course, Lesson } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** Loads the document façade and the parsers together, after the screen is shown. */
const documents = () => Promise.all([import('@lectern/shared/firebase/documents'), import('./courseParsers')]);

/** A lesson of a course's outline, with the title of its section. */
export type OutlineLesson = Lesson & { sectionTitle: string };

/** Query of a course; null when it does not exist. */
export const course = (id: string) =>
  queryOptions({
    queryKey: ['courses', id],
    queryFn: async (): Promise<Course | null> => {
      const [{ getDocument }, { parseCourse }] = await documents();
      return getDocument(`courses/${id}`, parseCourse);
    },
  });

/** Query of a course's lessons in order, across all sections. */
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
