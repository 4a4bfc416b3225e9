import type { LessonContent } from '@lectern/shared/domain';
import { downloadedFileUrl } from '@lectern/shared/offline';
import { queryOptions } from '@lectern/shared/query';

const files = () => import('@lectern/shared/firebase/files');

/**
 * The content of a lesson with the URLs of its files. `videoUrl` plays its video; if that is unavailable,
 * `videoProblem` is the reason. `captions` leaves out descriptions; the `url` of an unavailable caption file is null.
 */
export type WatchedLesson = Omit<LessonContent, 'captions'> & {
  videoUrl: string | null;
  videoProblem: string | null;
  /** The picture before the video starts; null when there is none, or it is unavailable. */
  posterUrl: string | null;
  captions: { path: string; language: string; url: string | null }[];
};

/**
 * Query of a lesson's content; null when it has none. Fails with a BackendError, for example when the person may not
 * see it. An unavailable file does not fail the rest.
 */
export const lessonContent = (courseId: string, lessonId: string) =>
  queryOptions({
    queryKey: ['courses', courseId, 'content', lessonId],
    queryFn: async (): Promise<WatchedLesson | null> => {
      const [{ getDocument }, { parseLessonContent }, getFileUrl] = await Promise.all([
        import('@lectern/shared/firebase/documents'),
        import('./courseParsers'),
        fileUrls(courseId, lessonId),
      ]);
      const content = await getDocument(`courses/${courseId}/content/${lessonId}`, parseLessonContent);
      if (!content) return null;
      const [video, posterUrl, captions] = await Promise.all([
        content.video
          ? getFileUrl(content.video).then(
              (url) => ({ url, problem: null }),
              (error: unknown) => ({ url: null, problem: messageOf(error) }),
            )
          : { url: null, problem: null },
        content.poster ? getFileUrl(content.poster).catch(() => null) : null,
        Promise.all(
          content.captions
            .filter(({ kind }) => kind !== 'descriptions')
            .map(async (caption) => ({ ...caption, url: await getFileUrl(caption.path).catch(() => null) })),
        ),
      ]);
      return { ...content, videoUrl: video.url, videoProblem: video.problem, posterUrl, captions };
    },
    staleTime: 10 * 60_000,
  });

/**
 * Resolves to the URL of a lesson's file: on this device if the lesson is saved, else online. Rejects if unavailable.
 */
export const lessonFileUrl = async (courseId: string, lessonId: string, path: string): Promise<string> =>
  (await fileUrls(courseId, lessonId))(path);

/** Resolves to a function that does what `lessonFileUrl` does for one lesson. */
async function fileUrls(courseId: string, lessonId: string): Promise<(path: string) => Promise<string>> {
  const [{ getFileUrl }, { getCallerUid }] = await Promise.all([files(), import('@lectern/shared/firebase/auth')]);
  const uid = await getCallerUid();
  return async (path) =>
    (uid === null ? null : await downloadedFileUrl(uid, courseId, lessonId, path).catch(() => null)) ??
    getFileUrl(path);
}

/** Query of a lesson's resources, each with its URL; null for an unavailable file. */
export const lessonResources = (courseId: string, lessonId: string, resources: LessonContent['resources']) =>
  queryOptions({
    queryKey: ['files', courseId, lessonId, ...resources.map(({ path }) => path)],
    queryFn: async () => {
      const getFileUrl = await fileUrls(courseId, lessonId);
      return Promise.all(
        resources.map(async ({ title, path }) => ({
          title,
          path,
          url: path.startsWith('https://') ? path : await getFileUrl(path).catch(() => null),
        })),
      );
    },
  });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
