import { parseBook, parseCourse, parsePrice, parseProduct, type CartItem, type Price } from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';

const documents = () => import('@lectern/shared/firebase/documents');

/** Published data of a course or book that is for sale. `by` are its authors or its teacher; `to` is its page. */
export type ItemDetails = {
  title: string;
  by: readonly string[];
  category: string | null;
  cover: string | null;
  productId: string | null;
  to: string;
};

/** Kind and id of a course or book. */
export type ItemRef = Pick<CartItem, 'kind' | 'refId'>;

/** Current price of a line of the cart. `details` is null for an item that is no longer published. */
export type Offer = { item: CartItem; details: ItemDetails | null } & (
  | { state: 'offered'; price: Price }
  /** The price in the cart is no longer valid; `price` is the current one, `was` the earlier one if still readable. */
  | { state: 'changed'; price: Price; was: Price | null }
  | { state: 'withdrawn' }
);

/**
 * Resolves to the current one-time price of a product, the first by id when there are several; null when it is not for
 * sale. Rejects with a BackendError.
 */
export async function getCurrentPrice(productId: string): Promise<Price | null> {
  const { getDocument, listDocuments } = await documents();
  const [product, prices] = await Promise.all([
    orNull(getDocument(`products/${productId}`, parseProduct)),
    listDocuments({ collection: `products/${productId}/prices`, where: [['active', '==', true]] }, parsePrice),
  ]);
  const oneTime = prices.filter(({ type }) => type === 'one_time').sort((a, b) => (a.id < b.id ? -1 : 1));
  return product?.active ? (oneTime[0] ?? null) : null;
}

/** Resolves to the offer behind a line of the cart. Rejects with a BackendError. */
export async function getOffer(item: CartItem): Promise<Offer> {
  const { getDocument } = await documents();
  const [product, price, details] = await Promise.all([
    orNull(getDocument(`products/${item.productId}`, parseProduct)),
    orNull(getDocument(`products/${item.productId}/prices/${item.priceId}`, parsePrice)),
    getItemDetails(item),
  ]);
  if (!product?.active || details?.productId !== item.productId) return { item, details, state: 'withdrawn' };
  if (price?.active && price.type === 'one_time') return { item, details, state: 'offered', price };
  const current = await getCurrentPrice(item.productId);
  return current
    ? { item, details, state: 'changed', price: current, was: price }
    : { item, details, state: 'withdrawn' };
}

/** Resolves to the published data of a course or book; null unless it is published. Rejects with a BackendError. */
export async function getItemDetails({ kind, refId }: ItemRef): Promise<ItemDetails | null> {
  const { getDocument } = await documents();
  if (kind === 'book') {
    const book = await orNull(getDocument(`books/${refId}`, parseBook));
    return book?.status === 'published' ? { ...book, by: book.authors, to: `/books?book=${refId}` } : null;
  }
  const course = await orNull(getDocument(`courses/${refId}`, parseCourse));
  return course?.status === 'published'
    ? { ...course, by: [course.teacherName], to: `/course/${course.slug}/${refId}` }
    : null;
}

/** Turns a refused or an invalid document into null: it cannot be sold, and the other lines are not affected. */
async function orNull<T>(reading: Promise<T | null>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    const isInvalid = error instanceof Error && error.name === 'DocumentError';
    if (isInvalid) console.warn(`Not for sale: ${error.message}`);
    if (isInvalid || kindOf(error) === 'denied') return null;
    throw error;
  }
}
