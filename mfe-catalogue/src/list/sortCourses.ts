import type { ListedCourse } from '@lectern/shared/domain';
import { fold } from '../search/fold';

/** The orders in which courses can be listed. `relevance` is the order in which a search found them. */
export const SORTS = ['relevance', 'popular', 'newest', 'title', 'shortest'] as const;

/** One of SORTS. */
export type Sort = (typeof SORTS)[number];

type Compare = (a: ListedCourse, b: ListedCourse) => number;

const average = ({ ratingSum, ratingCount }: ListedCourse): number => (ratingCount === 0 ? 0 : ratingSum / ratingCount);
const byId: Compare = (a, b) => (a.id < b.id ? -1 : 1);

const orders: Record<Exclude<Sort, 'relevance' | 'title'>, Compare> = {
  popular: (a, b) => b.ratingCount - a.ratingCount || average(b) - average(a) || byId(a, b),
  newest: (a, b) => b.createdAt - a.createdAt || byId(a, b),
  shortest: (a, b) => a.durationSec - b.durationSec || byId(a, b),
};

/** The courses in another order; the same order for the same courses, whatever theirs was. */
export function sortCourses(courses: readonly ListedCourse[], sort: Sort): readonly ListedCourse[] {
  if (sort === 'relevance') return courses;
  return sort === 'title' ? sortByTitle(courses) : courses.toSorted(orders[sort]);
}

/** Folded titles compare ten times as fast as a collator does, and sort alike but for few letters. */
function sortByTitle(courses: readonly ListedCourse[]): ListedCourse[] {
  const keyed = courses.map((course) => ({ course, key: fold(course.title) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : byId(a.course, b.course)));
  return keyed.map(({ course }) => course);
}
