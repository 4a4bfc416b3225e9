import { parseLessonContent } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** What plays a preview: the video's address, and those of its captions. */
export type Preview = { video: string; captions: { url: string; language: string; kind: 'captions' | 'subtitles' | 'descriptions' }[] };

/** The preview of a lesson; null when it has no video. Captions that cannot be had are left out. */
export const lessonPreview = (courseId: string, lessonId: string) => queryOptions({
  networkMode: 'always',
  queryKey: ['courses', courseId, 'preview', lessonId],
  queryFn: async (): Promise<Preview | null> => {
    const [{ getDocument }, { getFileUrl }] = await Promise.all([import('@lectern/shared/firebase/documents'), import('@lectern/shared/firebase/files')]);
    const content = await getDocument(`courses/${courseId}/content/${lessonId}`, parseLessonContent);
    if (!content?.video) return null;
    const captions = await Promise.all(content.captions.map(async ({ path, language, kind }) => ({ url: await getFileUrl(path).catch(() => null), language, kind })));
    return { video: await getFileUrl(content.video), captions: captions.flatMap(({ url, ...rest }) => (url ? [{ url, ...rest }] : [])) };
  },
});
