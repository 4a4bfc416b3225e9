import { parseBook, parseCourse, parsePrice, parseProduct, type CartItem, type Price } from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';

const documents = () => import('@lectern/shared/firebase/documents');

/** What a line of the cart is about, and where it leads. */
export type About = {
  title: string;
  by: readonly string[];
  category: string | null;
  cover: string | null;
  productId: string | null;
  to: string;
};

/** A thing that can be bought: of which kind, and its id. */
export type Thing = Pick<CartItem, 'kind' | 'refId'>;

/** What a line of the cart costs now, from the product itself. `about` is null for what is no longer published. */
export type Offer = { item: CartItem; about: About | null } & (
  | { state: 'offered'; price: Price }
  /**
   * The price that was put into the cart no longer holds; this one does. `was` is what it was, if it can still be told.
   */
  | { state: 'changed'; price: Price; was: Price | null }
  | { state: 'withdrawn' }
);

/**
 * The one-time price at which a product is offered now, the first by id when there are several; null when it is not
 * offered. Rejects with a BackendError.
 */
export async function getCurrentPrice(productId: string): Promise<Price | null> {
  const { getDocument, listDocuments } = await documents();
  const [product, prices] = await Promise.all([
    orNone(getDocument(`products/${productId}`, parseProduct)),
    listDocuments({ collection: `products/${productId}/prices`, where: [['active', '==', true]] }, parsePrice),
  ]);
  const once = prices.filter(({ type }) => type === 'one_time').sort((a, b) => (a.id < b.id ? -1 : 1));
  return product?.active ? (once[0] ?? null) : null;
}

/** What a line of the cart costs now. Rejects with a BackendError. */
export async function getOffer(item: CartItem): Promise<Offer> {
  const { getDocument } = await documents();
  const [product, price, what] = await Promise.all([
    orNone(getDocument(`products/${item.productId}`, parseProduct)),
    orNone(getDocument(`products/${item.productId}/prices/${item.priceId}`, parsePrice)),
    getAbout(item),
  ]);
  if (!product?.active || what?.productId !== item.productId) return { item, about: what, state: 'withdrawn' };
  if (price?.active && price.type === 'one_time') return { item, about: what, state: 'offered', price };
  const current = await getCurrentPrice(item.productId);
  return current
    ? { item, about: what, state: 'changed', price: current, was: price }
    : { item, about: what, state: 'withdrawn' };
}

/**
 * What a course or a book is, as its document says; null when it is not, or no longer, published. Rejects with a
 * BackendError.
 */
export async function getAbout({ kind, refId }: Thing): Promise<About | null> {
  const { getDocument } = await documents();
  if (kind === 'book') {
    const book = await orNone(getDocument(`books/${refId}`, parseBook));
    return book?.status === 'published' ? { ...book, by: book.authors, to: `/books?book=${refId}` } : null;
  }
  const course = await orNone(getDocument(`courses/${refId}`, parseCourse));
  return course?.status === 'published'
    ? { ...course, by: [course.teacherName], to: `/course/${course.slug}/${refId}` }
    : null;
}

/**
 * The document; null as well for one that is closed, as what is withdrawn is, and for one that breaks its form: neither
 * can be sold, and no other line suffers.
 */
async function orNone<T>(reading: Promise<T | null>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    const isBroken = error instanceof Error && error.name === 'DocumentError';
    if (isBroken) console.warn(`Not for sale: ${error.message}`);
    if (isBroken || kindOf(error) === 'denied') return null;
    throw error;
  }
}
