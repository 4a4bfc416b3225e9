import type { DownloadedLesson } from '@lectern/shared/offline';
import { bytesOf, downloadedCourses } from './downloadedCourses';

const lesson = (courseId: string, lessonId: string, overrides: Partial<DownloadedLesson> = {}): DownloadedLesson => ({
  ...{ courseId, lessonId, course: courseId.toUpperCase(), lesson: lessonId },
  ...{ href: `/watch/${courseId}/ada/x?lesson=${lessonId}`, bytes: 10, savedAt: null, courseLessons: null },
  ...overrides,
});

test('lessons are grouped by course, with what is known of them together', () => {
  const lessons = [
    lesson('bread', 'one', { savedAt: 5, courseLessons: 3 }),
    lesson('bread', 'two', { savedAt: 9, courseLessons: 3, bytes: 20 }),
    lesson('soup', 'one'),
  ];
  expect(downloadedCourses(lessons)).toEqual([
    {
      ...{ courseId: 'bread', course: 'BREAD', href: '/watch/bread/ada/x', lessons: lessons.slice(0, 2) },
      ...{ bytes: 30, savedAt: 9, courseLessons: 3 },
    },
    expect.objectContaining({ courseId: 'soup', bytes: 10, savedAt: null, courseLessons: null }),
  ]);
  expect(downloadedCourses([])).toEqual([]);
  expect(bytesOf(lessons)).toBe(40);
});
