import type { ReadOptions } from '@lectern/shared/firebase/documents';
import { parseEnrolment, parseEntitlement, parsePrice, type CartItem } from '../domain';

const documents = () => import('@lectern/shared/firebase/documents');

/** Options of reads that decide about a write: they bypass this device's cache. */
const FRESH: ReadOptions = { fresh: true };

/** Ids of the products that a person is entitled to, and of the courses that they are enrolled in. */
export type Owned = { products: ReadonlySet<string>; courses: ReadonlySet<string> };

/**
 * Lists the products and courses that a person owns. With `fresh`, bypasses this device's cache. Rejects with a
 * BackendError.
 */
export async function listOwned(uid: string, options: ReadOptions = {}): Promise<Owned> {
  const { listDocuments } = await documents();
  const [entitlements, enrolments] = await Promise.all([
    listDocuments({ collection: `entitlements/${uid}/items` }, parseEntitlement, options),
    listDocuments({ collection: `users/${uid}/enrolments` }, parseEnrolment, options),
  ]);
  return { products: new Set(entitlements.map(({ id }) => id)), courses: new Set(enrolments.map(({ id }) => id)) };
}

/** Returns true when the person already owns the product of a cart item. */
export const isOwned = ({ products, courses }: Owned, { productId, kind, refId }: CartItem): boolean =>
  products.has(productId) || (kind === 'course' && courses.has(refId));

/**
 * Resolves to true when the person is entitled to a product. With `fresh`, bypasses this device's cache. Rejects with a
 * BackendError.
 */
export const isEntitled = async (uid: string, productId: string, options: ReadOptions = {}): Promise<boolean> =>
  (await (await documents()).getDocument(`entitlements/${uid}/items/${productId}`, parseEntitlement, options)) !== null;

/**
 * Claims a free product. The entitlement names its price of zero as proof. Claiming it again changes nothing. Resolves
 * to false when the product is not, or no longer, free; rejects with a BackendError.
 */
export async function claimFree(uid: string, item: Omit<CartItem, 'priceId'>): Promise<boolean> {
  const { productId, kind, refId } = item;
  if (await isEntitled(uid, productId, FRESH)) return true;
  const { listDocuments, serverTime, setDocument } = await documents();
  const prices = await listDocuments(
    { collection: `products/${productId}/prices`, where: [['active', '==', true]] },
    parsePrice,
    FRESH,
  );
  const free = prices.find(({ unit_amount, type }) => unit_amount === 0 && type === 'one_time');
  if (!free) return false;
  try {
    await setDocument(`entitlements/${uid}/items/${productId}`, {
      kind,
      refId,
      priceId: free.id,
      paymentId: null,
      grantedAt: serverTime,
    });
  } catch (error) {
    // The rules refuse a second write, so another tab may have been first.
    if (!(await isEntitled(uid, productId, FRESH))) throw error;
  }
  return true;
}
