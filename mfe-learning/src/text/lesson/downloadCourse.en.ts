import { translatable } from '@lectern/shared/translations';

const SMALLEST_MEGABYTES = 0.1;
const GIGABYTE = 1_000_000_000;

/** Texts for saving a course offline, and for the list of saved courses and lessons. */
export const downloadCourseText = translatable('lesson/downloadCourse', (format) => {
  const size = (bytes: number): string =>
    format.number(bytes < GIGABYTE ? Math.max(SMALLEST_MEGABYTES, bytes / 1_000_000) : bytes / GIGABYTE, {
      style: 'unit',
      unit: bytes < GIGABYTE ? 'megabyte' : 'gigabyte',
      maximumFractionDigits: 1,
    });
  const lessons = (count: number): string => format.count(count, { one: 'lesson', other: 'lessons' });
  const day = (date: Date): string => format.date(date, { dateStyle: 'medium' });
  return {
    title: 'Save this course offline',
    measuring: 'Adding up the size…',
    planFailed: 'The size of the course is unavailable',
    size: (count: number, bytes: number) => `${lessons(count)}, ${size(bytes)}`,
    partly: (done: number, of: number, bytes: number) =>
      `${format.number(done)} of ${lessons(of)} saved; ${size(bytes)} to go`,
    downloadedSize: (count: number, bytes: number) => `${lessons(count)}, ${size(bytes)}`,
    free: (bytes: number) => `${size(bytes)} free for this site`,
    start: 'Save course',
    continue: 'Continue',
    pause: 'Pause',
    cancel: 'Cancel and remove',
    close: 'Close',
    progress: 'Saving the course',
    running: (share: number) =>
      `${format.number(share, { style: 'percent' })} saved. You can close this dialog, but keep the site open.`,
    downloaded: 'This course is saved on this device. It opens without a connection.',
    full: 'There is not enough space on this device',
    fullAdvice: 'Complete lessons stay saved. Remove others from your saved lessons, then continue.',
    failed: 'The course is not complete yet',
    failedAdvice: 'Complete lessons stay saved. Check your connection, then continue.',
    list: 'All saved courses and lessons',
    listFailed: 'Your saved lessons could not be loaded',
    none: 'No lessons saved on this device',
    noneLead:
      'Open a course and choose “Save course offline”, or “Save offline” for one lesson, to learn without a ' +
      'connection.',
    toCourses: 'Your courses',
    summary: (courses: number, count: number, bytes: number) =>
      `${format.count(courses, { one: 'course', other: 'courses' })}, ${lessons(count)}, ${size(bytes)}`,
    details: (count: number, of: number | null, bytes: number, date: Date | null) =>
      [
        of === null || count >= of ? lessons(count) : `${format.number(count)} of ${lessons(of)}`,
        size(bytes),
        ...(date ? [`saved on ${day(date)}`] : []),
      ].join(' · '),
    lessonDetails: (bytes: number, date: Date | null) => [size(bytes), ...(date ? [day(date)] : [])].join(' · '),
    showLessons: (count: number) => `Show ${lessons(count)}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removed: 'Removed from this device.',
    notRemoved: 'Not removed. Check that this browser may store data for the site, then try again.',
    removeAll: 'Remove all',
    removeAllNow: 'Remove all now',
    cancelRemoval: 'Keep all',
  };
});
