import { parsePrice, parseProduct, type ListedBook } from '@lectern/shared/domain';
import type { FirestoreAdmin } from '../../backend';
import type { Parsing } from './parseDocuments';

/** The price that a product is offered at. */
type Offered = NonNullable<ListedBook['price']>;

/** What each active product costs, by its id: its active one-time price, the first by id when there are several. */
export function listPrices(admin: FirestoreAdmin, parsing: Parsing): Map<string, Offered> {
  const isActive = (product: { active: boolean }): boolean => product.active;
  const active = new Set(parsing.each(admin.query({ collection: 'products' }), parseProduct).filter(isActive).map(({ id }) => id));
  const prices = new Map<string, Offered>();
  for (const document of admin.query({ collection: 'prices', group: true })) {
    const [collection, productId = ''] = document.path.split('/');
    if (collection !== 'products' || prices.has(productId) || !active.has(productId)) continue;
    const price = parsing.one(document, parsePrice);
    if (price?.active && price.type === 'one_time') prices.set(productId, { priceId: price.id, amount: price.unit_amount, currency: price.currency });
  }
  return prices;
}
