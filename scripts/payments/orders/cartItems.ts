import { parseBook, parseCourse, parsePrice, parseProduct, type CheckoutSession } from '@lectern/shared/domain';
import type { Documents } from '../../processing';
import { entitlementPath, type OrderItem } from './order';
import type { CheckoutRefusal } from './refusal';

/** Items of a checkout at the prices of this moment, and their currency. */
export type CartItems = { items: OrderItem[]; currency: string };

/**
 * Reads what a checkout is about. Refuses items that are not for sale, mixed currencies, and items that the buyer owns
 * already, unless they are a gift.
 */
export async function readItems(
  documents: Pick<Documents, 'get'>,
  uid: string,
  { line_items, gift }: CheckoutSession,
): Promise<CartItems | CheckoutRefusal> {
  const found = await Promise.all(line_items.map((line) => readLine(documents, line)));
  const missing = line_items.filter((_, index) => !found[index]).map(({ product }) => product);
  if (missing.length > 0) return { refused: 'unavailable', products: missing };
  const lines = found.filter((line) => line !== null);
  const productIds = lines.map(({ item }) => item.productId);
  if (new Set(productIds).size < productIds.length) return { refused: 'invalid', products: [] };
  const currency = lines[0]?.currency ?? '';
  if (lines.some((line) => line.currency !== currency)) return { refused: 'currency', products: productIds };
  const owned = gift ? [] : await ownedOf(documents, uid, productIds);
  if (owned.length > 0) return { refused: 'owned', products: owned };
  return { items: lines.map(({ item }) => item), currency };
}

/** Returns the products of a list that a person is entitled to. */
export async function ownedOf(
  documents: Pick<Documents, 'get'>,
  uid: string,
  productIds: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(productIds.map((id) => documents.get(entitlementPath(uid, id))));
  return productIds.filter((_, index) => found[index]);
}

type Line = CheckoutSession['line_items'][number];

async function readLine(
  documents: Pick<Documents, 'get'>,
  { product: productId, price: priceId }: Line,
): Promise<{ item: OrderItem; currency: string } | null> {
  const [product, price] = [
    await read(documents, `products/${productId}`, parseProduct),
    await read(documents, `products/${productId}/prices/${priceId}`, parsePrice),
  ];
  if (!product?.active || !price?.active || price.type !== 'one_time') return null;
  const subject = await readSubject(documents, productId, product.metadata);
  if (subject === null) return null;
  const item = { priceId, productId, ...subject, amount: price.unit_amount, discount: 0, duplicate: false };
  return { item, currency: price.currency };
}

/** Finds the course or book of a product. It must be published, and name this product. */
export async function readSubject(
  documents: Pick<Documents, 'get'>,
  productId: string,
  { kind, refId }: Record<string, string>,
): Promise<Pick<OrderItem, 'kind' | 'refId' | 'title'> | null> {
  if (refId === undefined || (kind !== 'course' && kind !== 'book')) return null;
  const path = `${kind}s/${refId}`;
  const subject = kind === 'course' ? await read(documents, path, parseCourse) : await read(documents, path, parseBook);
  if (subject?.status !== 'published' || subject.productId !== productId) return null;
  return { kind, refId, title: subject.title };
}

/** Reads and parses a document; null when there is none, or a malformed one. */
async function read<T>(
  documents: Pick<Documents, 'get'>,
  path: string,
  parse: (data: unknown, path: string) => T,
): Promise<T | null> {
  const found = await documents.get(path);
  try {
    return found && parse(found.data, path);
  } catch {
    return null;
  }
}
