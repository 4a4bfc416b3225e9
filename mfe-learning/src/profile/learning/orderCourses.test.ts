import type { LearningCourse } from './learningCourses';
import { courseToContinue, orderCourses } from './orderCourses';

const course = (id: string, percent: number, watched: number | null, enrolled = 1): LearningCourse => ({
  id,
  percent,
  needsEnrolment: false,
  watchedAt: watched === null ? null : new Date(2026, 1, watched),
  enrolledAt: new Date(2026, 1, enrolled),
  lastLessonId: null,
  lessons: {},
  course: { title: id } as LearningCourse['course'],
});
const courses = [
  course('B', 100, 3),
  course('a', 20, 2),
  course('C', 0, null, 9),
  course('d 10', 100, 5),
  course('d 9', 60, 4),
];
const ids = (list: readonly LearningCourse[]): string => list.map(({ id }) => id).join();

test.each([
  ['recent', 'C,d 10,d 9,B,a'],
  ['finished-first', 'd 10,B,C,d 9,a'],
  ['finished-last', 'C,d 9,a,d 10,B'],
  ['title', 'a,B,C,d 9,d 10'],
] as const)('%s', (order, expected) => expect(ids(orderCourses(courses, order))).toBe(expected));

test('a started, unfinished course is continued, and never a withdrawn one', () => {
  expect(courseToContinue(courses)?.id).toBe('d 9');
  expect(
    courseToContinue([{ ...course('x', 50, 1), course: null }, course('y', 0, null), course('z', 100, 4)]),
  ).toBeNull();
});
