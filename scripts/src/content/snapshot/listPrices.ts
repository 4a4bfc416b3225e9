import { parsePrice, parseProduct, type ListedBook } from '@lectern/shared/domain';
import type { FirestoreAdmin } from '../../backend';
import type { Pause } from './inTurns';
import type { Parsing } from './parseDocuments';

/** The price that a product is offered at. */
export type Offered = NonNullable<ListedBook['price']>;

/** What each active product costs, by its id: its active one-time price, the first by id when there are several. */
export async function listPrices(admin: FirestoreAdmin, parsing: Parsing, pause: Pause): Promise<Map<string, Offered>> {
  const active = new Set<string>();
  for (const document of admin.scan('products')) {
    const product = parsing.one(document, parseProduct);
    if (product?.active) active.add(product.id);
    await pause();
  }
  const prices = new Map<string, Offered>();
  for (const document of admin.scan('prices', true)) {
    const [collection, productId = ''] = document.path.split('/');
    const price = collection === 'products' && active.has(productId) ? parsing.one(document, parsePrice) : null;
    const known = prices.get(productId);
    if (price?.active && price.type === 'one_time' && (known === undefined || price.id < known.priceId)) {
      prices.set(productId, { priceId: price.id, amount: price.unit_amount, currency: price.currency });
    }
    await pause();
  }
  return prices;
}
