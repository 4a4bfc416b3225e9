import type { LearningCourse } from './learningCourses';

/** The orders in which courses can be shown, as the query string names them; the first is the usual one. */
export const COURSE_ORDERS = ['recent', 'finished-last', 'finished-first', 'title'] as const;

/** An order of courses. */
export type CourseOrder = (typeof COURSE_ORDERS)[number];

const isFinished = ({ percent }: LearningCourse): number => (percent === 100 ? 1 : 0);
const lastSeen = ({ watchedAt, enrolledAt }: LearningCourse): number => (watchedAt ?? enrolledAt).getTime();
const byRecent = (a: LearningCourse, b: LearningCourse): number => lastSeen(b) - lastSeen(a);
const titles = new Intl.Collator('en', { numeric: true });
const byTitle = (a: LearningCourse, b: LearningCourse): number =>
  titles.compare(a.course?.title ?? '\uffff', b.course?.title ?? '\uffff');

/** The courses in the given order; within equals, what was watched last comes first. */
export function orderCourses(courses: readonly LearningCourse[], order: CourseOrder): LearningCourse[] {
  const first = {
    recent: () => 0,
    'finished-first': (a: LearningCourse, b: LearningCourse) => isFinished(b) - isFinished(a),
    'finished-last': (a: LearningCourse, b: LearningCourse) => isFinished(a) - isFinished(b),
    title: byTitle,
  }[order];
  return courses.toSorted((a, b) => first(a, b) || byRecent(a, b));
}

/** The course to go on with: the one watched last that is neither finished nor withdrawn, or null. */
export function courseToGoOn(courses: readonly LearningCourse[]): LearningCourse | null {
  return (
    orderCourses(
      courses.filter(({ course, percent, watchedAt }) => course && watchedAt && percent < 100),
      'recent',
    )[0] ?? null
  );
}
