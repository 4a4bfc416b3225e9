import type { CatalogueCourse } from '@lectern/shared/domain';

/** Product and price of a course, for the cart. */
export type CourseCartItem = { productId: string; priceId: string };

/** Returns the cart item of a course; null for a course without a price. */
export function cartItemOf({ price, productId }: Pick<CatalogueCourse, 'price' | 'productId'>): CourseCartItem | null {
  return price === null || price.amount === 0 || productId === null ? null : { productId, priceId: price.priceId };
}
