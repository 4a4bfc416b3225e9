import { parsePrice, parseProduct, type ListedBook } from '@lectern/shared/domain';
import type { FirestoreAdmin, StoredDocument } from '@lectern/backend';
import type { Faults } from './DocumentWarnings';
import type { Pause } from '../timeSlices';
import type { Parsing } from './parseDocuments';

/** The price that a product is offered at. */
export type Offered = NonNullable<ListedBook['price']>;

const PRICE = /^products\/([^/]+)\/prices\/[^/]+$/;

/** What each active product costs, by its id: its active one-time price, the first by id when there are several. */
export async function listPrices(admin: FirestoreAdmin, faults: Faults, pause: Pause): Promise<Map<string, Offered>> {
  const active = new Set<string>();
  for (const document of admin.scan('products')) {
    const id = document.path.slice('products/'.length);
    if (isActive(document, faults.parsing('offer', id))) active.add(id);
    await pause();
  }
  const prices = new Map<string, Offered>();
  for (const document of admin.scan('prices', true)) {
    const productId = PRICE.exec(document.path)?.[1] ?? '';
    const price = active.has(productId) ? offerOf(document, faults.parsing('offer', productId)) : null;
    const first = price && firstOf(prices.get(productId), price);
    if (first) prices.set(productId, first);
    await pause();
  }
  return prices;
}

/** What one product costs; null for one that nobody can buy. */
export function priceOfProduct(admin: FirestoreAdmin, parsing: Parsing, productId: string): Offered | null {
  const product = admin.get(`products/${productId}`);
  if (!product || !isActive(product, parsing)) return null;
  let offered: Offered | undefined;
  for (const document of admin.scan(`products/${productId}/prices`)) {
    const price = offerOf(document, parsing);
    if (price) offered = firstOf(offered, price);
  }
  return offered ?? null;
}

const isActive = (document: StoredDocument, parsing: Parsing): boolean =>
  parsing.one(document, parseProduct)?.active ?? false;

function offerOf(document: StoredDocument, parsing: Parsing): Offered | null {
  const price = parsing.one(document, parsePrice);
  return price?.active && price.type === 'one_time'
    ? { priceId: price.id, amount: price.unit_amount, currency: price.currency }
    : null;
}

const firstOf = (known: Offered | undefined, price: Offered): Offered =>
  known === undefined || price.priceId < known.priceId ? price : known;
