import { pageLanguage } from '@lectern/shared/text';
import type { LearningCourse } from './learningCourses';

/** Orders of the courses, as the query string names them (`?order=`). The first is the default. */
export const COURSE_ORDERS = ['recent', 'finished-last', 'finished-first', 'title'] as const;

/** An order of the courses. */
export type CourseOrder = (typeof COURSE_ORDERS)[number];

/** Sorts courses without a title last. */
const LAST_TITLE = '\uffff';

const titleOrder = (): Intl.Collator => new Intl.Collator(pageLanguage(), { numeric: true });
const isFinished = ({ percent }: LearningCourse): number => (percent === 100 ? 1 : 0);
const lastActivity = ({ watchedAt, enrolledAt }: LearningCourse): number => (watchedAt ?? enrolledAt).getTime();
const byRecent = (a: LearningCourse, b: LearningCourse): number => lastActivity(b) - lastActivity(a);
const byTitle = (a: LearningCourse, b: LearningCourse): number =>
  titleOrder().compare(a.course?.title ?? LAST_TITLE, b.course?.title ?? LAST_TITLE);

/** Returns the courses in an order; ties are sorted by last activity. */
export function orderCourses(courses: readonly LearningCourse[], order: CourseOrder): LearningCourse[] {
  const first = {
    recent: () => 0,
    'finished-first': (a: LearningCourse, b: LearningCourse) => isFinished(b) - isFinished(a),
    'finished-last': (a: LearningCourse, b: LearningCourse) => isFinished(a) - isFinished(b),
    title: byTitle,
  }[order];
  return courses.toSorted((a, b) => first(a, b) || byRecent(a, b));
}

/** Returns the last watched course that is neither finished nor withdrawn, or null. */
export function courseToContinue(courses: readonly LearningCourse[]): LearningCourse | null {
  return (
    orderCourses(
      courses.filter(({ course, percent, watchedAt }) => course && watchedAt && percent < 100),
      'recent',
    )[0] ?? null
  );
}
