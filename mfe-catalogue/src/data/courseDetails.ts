import { parseCourse, parseLesson, parseSection, type Course, type Lesson } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** A part of a course's outline: its title and its lessons, in their order. */
export type OutlineSection = { id: string; title: string; lessons: Lesson[] };

/** What only the course's own document says; null when there is none, or none for everybody. */
export const courseDetails = (id: string) => queryOptions({
  networkMode: 'always',
  queryKey: ['courses', id],
  queryFn: async (): Promise<Course | null> => (await documents()).getDocument(`courses/${id}`, parseCourse),
});

/** The outline of a published course; sections without lessons are left out. */
export const courseOutline = (id: string) => queryOptions({
  networkMode: 'always',
  queryKey: ['courses', id, 'sections'],
  queryFn: async (): Promise<OutlineSection[]> => {
    const { listDocuments } = await documents();
    const inOrder = { orderBy: [['order', 'asc']] } as const;
    const sections = await listDocuments({ collection: `courses/${id}/sections`, ...inOrder }, parseSection);
    const filled = await Promise.all(sections.map(async (section) => ({
      id: section.id, title: section.title, lessons: await listDocuments({ collection: `courses/${id}/sections/${section.id}/lessons`, ...inOrder }, parseLesson),
    })));
    return filled.filter(({ lessons }) => lessons.length > 0);
  },
});
