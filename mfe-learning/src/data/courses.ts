import { parseCourse, parseLesson, parseLessonContent, parseSection, type Course, type Lesson } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** One line of a course's outline, with the section that it stands in. */
export type OutlineLesson = Lesson & { sectionTitle: string };

/** The course, or null when there is none. */
export const course = (id: string) => queryOptions({
  queryKey: ['courses', id],
  queryFn: async (): Promise<Course | null> => (await documents()).getDocument(`courses/${id}`, parseCourse),
});

/** The lessons of a course in their order, through all of its sections. */
export const outline = (courseId: string) => queryOptions({
  queryKey: ['courses', courseId, 'outline'],
  queryFn: async (): Promise<OutlineLesson[]> => {
    const { listDocuments } = await documents();
    const sections = await listDocuments({ collection: `courses/${courseId}/sections`, orderBy: [['order', 'asc']] }, parseSection);
    const lessons = await Promise.all(sections.map(async ({ id, title }) => {
      const found = await listDocuments({ collection: `courses/${courseId}/sections/${id}/lessons`, orderBy: [['order', 'asc']] }, parseLesson);
      return found.map((lesson) => ({ ...lesson, sectionTitle: title }));
    }));
    return lessons.flat();
  },
});

/** What a lesson consists of, for those who may see it, with an address that plays its video. */
export const lessonContent = (courseId: string, lessonId: string) => queryOptions({
  queryKey: ['courses', courseId, 'content', lessonId],
  queryFn: async () => {
    const content = await (await documents()).getDocument(`courses/${courseId}/content/${lessonId}`, parseLessonContent);
    if (!content) return null;
    const { getFileUrl } = await import('@lectern/shared/firebase/files');
    const captions = await Promise.all(content.captions.map(async (caption) => ({ ...caption, url: await getFileUrl(caption.path).catch(() => null) })));
    return { ...content, videoUrl: content.video ? await getFileUrl(content.video) : null, captions };
  },
});
