import {
  DocumentError,
  MIN_RATINGS,
  parseListedCourse,
  type Category,
  type Course,
  type ListedBook,
  type ListedCourse,
} from '@lectern/shared/domain';
import type { Offer } from './readPrices';
import type { Stars } from './readStars';

/** Data that courses take from other documents: prices by product, stars by course, categories by slug. */
export type CourseContext = {
  prices: ReadonlyMap<string, Offer>;
  stars: ReadonlyMap<string, Stars>;
  categories: ReadonlyMap<string, Category>;
};

/** Returns the price of the course or book at `path`. Throws a DocumentError when its product has no active price. */
export function priceOf(
  { prices }: Pick<CourseContext, 'prices'>,
  { productId }: { productId: string | null },
  path: string,
): ListedBook['price'] {
  if (productId === null) return null;
  const price = prices.get(productId);
  if (price === undefined)
    throw new DocumentError(path, 'productId', `names "${productId}", which has no active price`);
  return price;
}

/**
 * Returns a course as lists show it. The rating is counted from the reviews, since the document's own sums are only as
 * recent as the last import; with fewer than MIN_RATINGS reviews it is 0. Throws a DocumentError for an invalid course.
 */
export function listCourse(course: Course, context: CourseContext): ListedCourse {
  const path = `courses/${course.id}`;
  const stars = context.stars.get(course.id);
  const rating = stars
    ? {
        ratingSum: stars.reduce((sum, count, index) => sum + count * (index + 1), 0),
        ratingCount: stars.reduce((sum, count) => sum + count, 0),
      }
    : { ratingSum: course.ratingSum, ratingCount: course.ratingCount };
  const shownRating = rating.ratingCount >= MIN_RATINGS ? rating : { ratingSum: 0, ratingCount: 0 };
  return parseListedCourse(
    { ...course, ...shownRating, price: priceOf(context, course, path), createdAt: seconds(course.createdAt) },
    path,
  );
}

/** Returns a time as the catalogue's files write it: whole seconds since 1970. */
export const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);
