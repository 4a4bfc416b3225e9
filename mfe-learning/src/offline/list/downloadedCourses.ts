import type { DownloadedLesson } from '@lectern/shared/offline';

/**
 * The lessons of one course that are stored for offline use. `savedAt` is when the newest was saved, in milliseconds
 * since 1970; `courseLessons` is the number of lessons of the course, if all of it was to be stored. Both are null if
 * unknown.
 */
export type DownloadedCourse = {
  courseId: string;
  course: string;
  href: string;
  lessons: DownloadedLesson[];
  bytes: number;
  savedAt: number | null;
  courseLessons: number | null;
};

/** Groups lessons by course, in their order. */
export function downloadedCourses(lessons: readonly DownloadedLesson[]): DownloadedCourse[] {
  const groups = new Map<string, DownloadedLesson[]>();
  for (const lesson of lessons) groups.set(lesson.courseId, [...(groups.get(lesson.courseId) ?? []), lesson]);
  return [...groups].map(([courseId, own]) => ({
    courseId,
    course: own[0]?.course ?? '',
    href: (own[0]?.href ?? '').replace(/\?.*$/, ''),
    lessons: own,
    bytes: bytesOf(own),
    savedAt: newest(own.map(({ savedAt }) => savedAt)),
    courseLessons: newest(own.map(({ courseLessons }) => courseLessons)),
  }));
}

/** Returns the bytes of lessons together. */
export const bytesOf = (lessons: readonly DownloadedLesson[]): number =>
  lessons.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns the highest number; null when none is known. */
function newest(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null);
  return known.length > 0 ? Math.max(...known) : null;
}
