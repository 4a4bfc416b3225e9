import { removeCartItem } from '@lectern/shared/cart';
import { useHost } from '@lectern/shared/host';
import { FormStatus, IconButton, Price, TrashIcon, formatPrice } from '@lectern/shared/ui';
import type { Offer } from '../data/offers';
import { useText } from '../text/useText';
import styles from './CartLines.module.css';

/** The lines of the cart with what they cost now, and the total of those that are still offered, by currency. */
export function CartLines({ offers }: { offers: readonly Offer[] }) {
  const text = useText().cart;
  return (
    <section aria-label={text.items} className={styles.cart}>
      <ul className={styles.lines} role="list">{offers.map((offer) => <CartLine key={offer.item.productId} offer={offer} />)}</ul>
      <p className={styles.total}><span>{text.total}</span><strong>{totals(offers).map(([currency, amount]) => formatPrice(amount, currency)).join(' + ')}</strong></p>
      <FormStatus tone="info">{text.noPayments}</FormStatus>
    </section>
  );
}

function CartLine({ offer: { item, product, price } }: { offer: Offer }) {
  const text = useText().cart;
  const { announce } = useHost();
  const name = product?.name ?? item.refId;
  const remove = (): void => {
    removeCartItem(item.productId);
    announce(text.removed(name));
  };
  return (
    <li className={styles.line}>
      <div className={styles.what}><strong>{name}</strong><span>{price ? text[item.kind] : text.withdrawn}</span></div>
      {price && <Price amount={price.unit_amount} currency={price.currency} />}
      <IconButton label={text.remove(name)} icon={<TrashIcon />} onClick={remove} />
    </li>
  );
}

/** The sum of what is still offered, one for each currency, in minor units. */
export function totals(offers: readonly Offer[]): [currency: string, amount: number][] {
  const sums = new Map<string, number>();
  for (const { price } of offers) if (price) sums.set(price.currency, (sums.get(price.currency) ?? 0) + price.unit_amount);
  return [...sums];
}
