import type { CartItem, CatalogueCourse } from '@lectern/shared/domain';

/** Returns the cart item of a course; null for a course without a price. */
export function cartItemOf({
  id,
  price,
  productId,
}: Pick<CatalogueCourse, 'id' | 'price' | 'productId'>): CartItem | null {
  if (price === null || price.amount === 0 || productId === null) return null;
  return { productId, priceId: price.priceId, kind: 'course', refId: id };
}
