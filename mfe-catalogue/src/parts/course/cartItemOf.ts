import type { CatalogueCourse } from '@lectern/shared/domain';

/** What goes into the cart for a course that costs something; null for one that does not. */
export function cartItemOf({
  price,
  productId,
}: Pick<CatalogueCourse, 'price' | 'productId'>): { productId: string; priceId: string } | null {
  return price === null || price.amount === 0 || productId === null ? null : { productId, priceId: price.priceId };
}
