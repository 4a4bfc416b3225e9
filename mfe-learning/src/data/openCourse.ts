import { queryOptions } from '@lectern/shared/query';

/** One video of an open course, with its captions if there are any. */
export type OpenLesson = { path: string; title: string; captions: string | null };

/** What a folder name of an open course looks like. */
export const isCourseName = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= 120;

const VIDEO = /\.(mp4|webm|ogv)$/i;

/** The videos among a folder's files in name order, each with the `.vtt` of its name. `02-first-steps.mp4` is titled "First steps". */
export function openLessons(files: readonly string[]): OpenLesson[] {
  return files.filter((file) => VIDEO.test(file)).sort().map((path) => {
    const sidecar = path.replace(VIDEO, '.vtt');
    const words = path.slice(path.lastIndexOf('/') + 1).replace(VIDEO, '').replace(/^\d+[-_ ]*/, '').replace(/[-_]+/g, ' ').trim();
    return { path, title: words && words.charAt(0).toUpperCase() + words.slice(1), captions: files.includes(sidecar) ? sidecar : null };
  });
}

/** The lessons of an open course; none when there is no such folder. */
export const openCourse = (bucket: string, name: string) => queryOptions({
  queryKey: ['open', bucket, name],
  queryFn: async (): Promise<OpenLesson[]> => openLessons(await (await import('@lectern/shared/firebase/files')).listFiles(name, bucket)),
});

/** The addresses that play a lesson of an open course. */
export const openLessonUrls = (bucket: string, lesson: OpenLesson) => queryOptions({
  queryKey: ['open', bucket, 'urls', lesson.path],
  queryFn: async () => {
    const { getFileUrl } = await import('@lectern/shared/firebase/files');
    return { video: await getFileUrl(lesson.path, bucket), captions: lesson.captions ? await getFileUrl(lesson.captions, bucket).catch(() => null) : null };
  },
});
