import {
  DocumentError,
  parseListedCourse,
  type Category,
  type Course,
  type ListedBook,
  type ListedCourse,
} from '@lectern/shared/domain';
import type { Offered } from './readPrices';
import type { Stars } from './countStars';

/** What a course takes from other documents: prices by product, stars by course, categories by slug. */
export type Surroundings = {
  prices: ReadonlyMap<string, Offered>;
  stars: ReadonlyMap<string, Stars>;
  categories: ReadonlyMap<string, Category>;
};

/**
 * The price of a course or a book at `path`. Throws a DocumentError for one that names a product which nobody can buy.
 */
export function priceOf(
  { prices }: Pick<Surroundings, 'prices'>,
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
 * A course as lists show it. Reviews are the truth of its rating: its own fields are only as new as the last import.
 * Throws a DocumentError.
 */
export function listCourse(course: Course, around: Surroundings): ListedCourse {
  const path = `courses/${course.id}`;
  const stars = around.stars.get(course.id);
  const rating = stars
    ? {
        ratingSum: stars.reduce((sum, count, at) => sum + count * (at + 1), 0),
        ratingCount: stars.reduce((sum, count) => sum + count, 0),
      }
    : {};
  return parseListedCourse(
    { ...course, ...rating, price: priceOf(around, course, path), createdAt: seconds(course.createdAt) },
    path,
  );
}

/** A time as the catalogue's files write it: whole seconds since 1970. */
export const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);
