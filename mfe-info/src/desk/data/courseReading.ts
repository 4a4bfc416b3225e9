import { parseLesson, parseLessonContent, parseSection, type Lesson, type LessonContent } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** A section of a course with its lessons, in order. */
export type ReadSection = { id: string; title: string; lessons: Lesson[] };

/** Query of the outline of a course, whatever its status. */
export const courseOutline = (courseId: string) =>
  queryOptions({
    queryKey: ['desk', 'outline', courseId],
    queryFn: async (): Promise<ReadSection[]> => {
      const { listDocuments } = await documents();
      const path = `courses/${courseId}/sections`;
      const sections = await listDocuments({ collection: path, orderBy: [['order', 'asc']] }, parseSection);
      return Promise.all(
        sections.map(async ({ id, title }) => ({
          id,
          title,
          lessons: await listDocuments(
            { collection: `${path}/${id}/lessons`, orderBy: [['order', 'asc']] },
            parseLesson,
          ),
        })),
      );
    },
  });

/**
 * Content of a lesson, with a URL that plays its video; `videoUrl` is null without a video, or when its file is
 * missing.
 */
export type ReadLesson = { content: LessonContent | null; videoUrl: string | null };

/** Query of the content of a lesson. */
export const lessonReading = (courseId: string, lessonId: string) =>
  queryOptions({
    queryKey: ['desk', 'content', courseId, lessonId],
    queryFn: async (): Promise<ReadLesson> => {
      const { getDocument } = await documents();
      const content = await getDocument(`courses/${courseId}/content/${lessonId}`, parseLessonContent, { fresh: true });
      if (!content?.video) return { content, videoUrl: null };
      const { getFileUrl } = await import('@lectern/shared/firebase/files');
      return { content, videoUrl: await getFileUrl(content.video).catch(() => null) };
    },
  });
