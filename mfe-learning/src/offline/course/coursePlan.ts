import { listDownloadedLessons, type DownloadableLesson, type LessonFile } from '@lectern/shared/offline';
import { queryOptions, type QueryClient } from '@lectern/shared/query';
import { course as courseQuery, outline, type OutlineLesson } from '../../data/courses';
import { enrolment } from '../../data/enrolments';
import { lessonContent } from '../../data/lessonContent';
import { lessonFiles } from '../../data/lessonFiles';

/** A course that can be downloaded, as its screens know it. */
export type DownloadableCourse = { id: string; title: string; slug: string };

/** A lesson of a course, with the size of its files in bytes, and whether this device has it. */
export type PlannedLesson = { details: DownloadableLesson; files: LessonFile[]; bytes: number; isDownloaded: boolean };

/**
 * The downloads that make a course available offline. `freeBytes` is the space left for this site; null when unknown.
 */
export type CoursePlan = { lessons: PlannedLesson[]; freeBytes: number | null };

/** Lessons that are measured at a time. */
const AT_ONCE = 4;

/**
 * Query of the downloads that a course needs. Reads the documents of all its lessons, which this device then
 * has as well. Rejects with a BackendError when the backend cannot be reached.
 */
export const coursePlan = (client: QueryClient, uid: string, course: DownloadableCourse) =>
  queryOptions({
    queryKey: ['offline', uid, 'plan', course.id],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    queryFn: async ({ signal }): Promise<CoursePlan> => {
      const [lessons, downloaded] = await Promise.all([
        client.query(outline(course.id)),
        listDownloadedLessons(uid),
        client.query(courseQuery(course.id)),
        client.query(enrolment(uid, course.id)),
      ]);
      const own = new Map(
        downloaded.filter(({ courseId }) => courseId === course.id).map((one) => [one.lessonId, one]),
      );
      const measure = async (lesson: OutlineLesson): Promise<PlannedLesson> => {
        const details = detailsOf(uid, course, lesson, lessons.length);
        const found = own.get(lesson.id);
        if (found) return { details, files: [], bytes: found.bytes, isDownloaded: true };
        const content = await client.query(lessonContent(course.id, lesson.id));
        const files = content ? await lessonFiles(content) : [];
        const sizes = await Promise.all(files.map(({ url }) => fetchSize(url, signal)));
        return { details, files, bytes: sizes.reduce((sum, size) => sum + size, 0), isDownloaded: false };
      };
      return { lessons: await mapAtOnce(lessons, measure), freeBytes: await freeSpace() };
    },
  });

function detailsOf(uid: string, { id, title, slug }: DownloadableCourse, lesson: OutlineLesson, courseLessons: number) {
  const href = `/watch/${id}/${uid}/${slug}?lesson=${lesson.id}`;
  return { courseId: id, lessonId: lesson.id, course: title, lesson: lesson.title, href, courseLessons };
}

async function fetchSize(url: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', signal });
  if (!response.ok) throw new Error(`A file of the course answered ${String(response.status)}.`);
  return Number(response.headers.get('content-length') ?? 0);
}

/** Applies `work` to all items, a few at a time, and returns the results in order. */
async function mapAtOnce<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  return results;
}

async function freeSpace(): Promise<number | null> {
  const { quota, usage } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  return quota === undefined ? null : Math.max(0, quota - (usage ?? 0));
}
