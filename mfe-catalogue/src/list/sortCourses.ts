import type { ListedCourse } from '@lectern/shared/domain';

/** The orders in which courses can be listed. `relevance` is the order in which a search found them. */
export const SORTS = ['relevance', 'popular', 'newest', 'title', 'shortest'] as const;

/** One of SORTS. */
export type Sort = (typeof SORTS)[number];

const average = ({ ratingSum, ratingCount }: ListedCourse): number => (ratingCount === 0 ? 0 : ratingSum / ratingCount);
const titles = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byTitle = (a: ListedCourse, b: ListedCourse): number => titles.compare(a.title, b.title) || (a.id < b.id ? -1 : 1);

const orders: Record<Exclude<Sort, 'relevance'>, (a: ListedCourse, b: ListedCourse) => number> = {
  popular: (a, b) => b.ratingCount - a.ratingCount || average(b) - average(a) || byTitle(a, b),
  newest: (a, b) => b.createdAt - a.createdAt || byTitle(a, b),
  title: byTitle,
  shortest: (a, b) => a.durationSec - b.durationSec || byTitle(a, b),
};

/** The courses in another order; the same order for the same courses, whatever theirs was. */
export function sortCourses(courses: readonly ListedCourse[], sort: Sort): readonly ListedCourse[] {
  return sort === 'relevance' ? courses : courses.toSorted(orders[sort]);
}
