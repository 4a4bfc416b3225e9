import { translatable } from '@lectern/shared/translations';

const SMALLEST_MEGABYTES = 0.1;
const GIGABYTE = 1_000_000_000;

/** Texts of keeping a course on this device, and of the list of what is kept. */
export const keptCourseText = translatable('lesson/keptCourse', (format) => {
  const size = (bytes: number): string =>
    format.number(bytes < GIGABYTE ? Math.max(SMALLEST_MEGABYTES, bytes / 1_000_000) : bytes / GIGABYTE, {
      style: 'unit',
      unit: bytes < GIGABYTE ? 'megabyte' : 'gigabyte',
      maximumFractionDigits: 1,
    });
  const lessons = (count: number): string => format.count(count, { one: 'lesson', other: 'lessons' });
  const day = (date: Date): string => format.date(date, { dateStyle: 'medium' });
  return {
    title: 'Keep this course on this device',
    measuring: 'Adding up the size…',
    planFailed: 'The size of the course is unavailable',
    size: (count: number, bytes: number) => `${lessons(count)}, ${size(bytes)}`,
    partly: (done: number, of: number, bytes: number) =>
      `${format.number(done)} of ${lessons(of)} are kept; ${size(bytes)} to go`,
    isKept: (count: number, bytes: number) => `${lessons(count)}, ${size(bytes)}`,
    free: (bytes: number) => `${size(bytes)} free for this site`,
    start: 'Keep course',
    continue: 'Continue',
    pause: 'Pause',
    cancel: 'Cancel and remove',
    close: 'Close',
    progress: 'Saving the course',
    running: (share: number) =>
      `${format.number(share, { style: 'percent' })} saved. You can close this and go on; leave the site open.`,
    kept: 'This course is kept on this device. It opens without a connection.',
    full: 'There is not enough space on this device',
    fullAdvice: 'What is complete stays. Remove something from the list of kept lessons, then continue.',
    failed: 'The course is not complete yet',
    failedAdvice: 'What is complete stays. Check your connection, then continue.',
    list: 'Everything kept on this device',
    listFailed: 'What is kept on this device could not be read',
    none: 'Nothing is kept on this device',
    noneLead: 'Open a course and choose “Keep whole course”, or “Save offline” for one lesson. It then opens anywhere.',
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
    keepAll: 'Keep all',
  };
});
