import { parseLessonContent } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/**
 * Content of a preview: `body` is Markdown, a quiz or a code lesson, by the lesson's kind; video and captions are URLs.
 */
export type Preview = {
  body: string;
  video: string | null;
  captions: { url: string; language: string; kind: 'captions' | 'subtitles' | 'descriptions' }[];
};

/** Query of a lesson's preview; null when there is none. Unavailable captions are left out. */
export const lessonPreview = (courseId: string, lessonId: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['courses', courseId, 'preview', lessonId],
    queryFn: async (): Promise<Preview | null> => {
      const [{ getDocument }, { getFileUrl }] = await Promise.all([
        import('@lectern/shared/firebase/documents'),
        import('@lectern/shared/firebase/files'),
      ]);
      const content = await getDocument(`courses/${courseId}/content/${lessonId}`, parseLessonContent);
      if (!content) return null;
      const captions = await Promise.all(
        content.captions.map(async ({ path, language, kind }) => ({
          url: await getFileUrl(path).catch(() => null),
          language,
          kind,
        })),
      );
      return {
        body: content.body,
        video: content.video === null ? null : await getFileUrl(content.video),
        captions: captions.flatMap(({ url, ...rest }) => (url ? [{ url, ...rest }] : [])),
      };
    },
  });
