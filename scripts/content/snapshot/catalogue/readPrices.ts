import { parsePrice, parseProduct, type ListedBook } from '@lectern/shared/domain';
import type { FirestoreAdmin, StoredDocument } from '@lectern/backend';
import type { DocumentWarnings } from './DocumentWarnings';
import type { Pause } from '../timeSlices';
import type { Parsing } from './parseDocuments';

/** The price at which a product is sold. */
export type Offer = NonNullable<ListedBook['price']>;

const PRICE = /^products\/([^/]+)\/prices\/[^/]+$/;

/** Reads the prices of active products, by product: the active one-time price, the first by id if there are several. */
export async function readPrices(
  admin: FirestoreAdmin,
  warnings: DocumentWarnings,
  pause: Pause,
): Promise<Map<string, Offer>> {
  const active = new Set<string>();
  for (const document of admin.scan('products')) {
    const id = document.path.slice('products/'.length);
    if (isActive(document, warnings.parsing('offer', id))) active.add(id);
    await pause();
  }
  const prices = new Map<string, Offer>();
  for (const document of admin.scan('prices', { group: true })) {
    const productId = PRICE.exec(document.path)?.[1] ?? '';
    const price = active.has(productId) ? offerOf(document, warnings.parsing('offer', productId)) : null;
    const first = price && firstOf(prices.get(productId), price);
    if (first) prices.set(productId, first);
    await pause();
  }
  return prices;
}

/** Reads the price of one product; null when nobody can buy it. */
export function readPriceOf(admin: FirestoreAdmin, parsing: Parsing, productId: string): Offer | null {
  const product = admin.get(`products/${productId}`);
  if (!product || !isActive(product, parsing)) return null;
  let offered: Offer | undefined;
  for (const document of admin.scan(`products/${productId}/prices`)) {
    const price = offerOf(document, parsing);
    if (price) offered = firstOf(offered, price);
  }
  return offered ?? null;
}

const isActive = (document: StoredDocument, parsing: Parsing): boolean =>
  parsing.one(document, parseProduct)?.active ?? false;

function offerOf(document: StoredDocument, parsing: Parsing): Offer | null {
  const price = parsing.one(document, parsePrice);
  return price?.active && price.type === 'one_time'
    ? { priceId: price.id, amount: price.unit_amount, currency: price.currency }
    : null;
}

const firstOf = (known: Offer | undefined, price: Offer): Offer =>
  known === undefined || price.priceId < known.priceId ? price : known;
