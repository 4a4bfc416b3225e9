import { replaceTextImages } from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';
import type { LessonFile } from '@lectern/shared/offline';
import type { WatchedLesson } from './lessonContent';

/** The parts of a lesson that are files, or name some. */
type Content = Pick<WatchedLesson, 'video' | 'poster' | 'body' | 'resources'> & {
  captions: readonly { path: string }[];
};

/** Returns the paths in storage of all files that show a lesson: video, captions, pictures and resources. */
export function lessonFilePaths({ video, poster, captions, body, resources }: Content): string[] {
  const paths = [
    ...[video, poster].filter((path) => path !== null),
    ...captions.map(({ path }) => path),
    ...resources.map(({ path }) => path).filter((path) => !path.startsWith('https://')),
  ];
  replaceTextImages(body, (path) => {
    if (path.startsWith('courses/')) paths.push(path);
    return path;
  });
  return [...new Set(paths)];
}

/**
 * Fetches the addresses of a lesson's files, for downloading them. A file that is gone or refused is left out, as the
 * lesson shows without it online as well. Rejects with a BackendError when the backend cannot be reached.
 */
export async function lessonFiles(content: Content): Promise<LessonFile[]> {
  const { getFileUrl } = await import('@lectern/shared/firebase/files');
  const files = await Promise.all(
    lessonFilePaths(content).map(async (path) => {
      try {
        return { path, url: await getFileUrl(path) };
      } catch (error) {
        if (kindOf(error) === 'missing' || kindOf(error) === 'denied') return null;
        throw error;
      }
    }),
  );
  return files.filter((file) => file !== null);
}
