import { removeCartItem } from '@lectern/shared/cart';
import { slugWords } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useFormat, useText } from '@lectern/shared/text';
import { Button, FormStatus, Price } from '@lectern/shared/ui';
import { ChangedPrice } from '../cart/ChangedPrice';
import { ItemCover } from '../cart/ItemCover';
import { cartText } from '../text/cart.en';
import { checkoutText } from '../text/checkout.en';
import * as styles from '../cart/Order.module.css';
import type { Review, ReviewedLine } from './reviewLines';

/** The items of the order. One that cannot be bought says why, with a button that resolves it. */
export function ReviewLines({ review: { lines, others }, hasFault }: { review: Review; hasFault: boolean }) {
  const text = useText(checkoutText);
  return (
    <section aria-labelledby="review-items" className={styles.items}>
      <h2 id="review-items" tabIndex={-1}>
        {text.items}
      </h2>
      {hasFault && <FormStatus tone="error">{text.fixFirst}</FormStatus>}
      <ul className={styles.lines} role="list">
        {lines.map((line) => (
          <Line key={line.offer.item.productId} line={line} />
        ))}
      </ul>
      {others > 0 && <p className={styles.muted}>{text.otherCurrency(others)}</p>}
    </section>
  );
}

function Line({ line: { offer, problem } }: { line: ReviewedLine }) {
  const cart = useText(cartText);
  const format = useFormat();
  const { item, details } = offer;
  const name = details?.title ?? slugWords(item.refId);
  return (
    <li className={styles.line} data-problem={problem}>
      <ItemCover item={item} details={details} />
      <div className={styles.details}>
        <p className={styles.name}>{name}</p>
        <p className={styles.muted}>
          {cart[item.kind]}
          {details && ` · ${format.list(details.by)}`}
        </p>
        {offer.state === 'changed' && <ChangedPrice offer={offer} name={name} />}
        {(problem === 'withdrawn' || problem === 'owned') && <Removal item={item} name={name} problem={problem} />}
      </div>
      {offer.state === 'offered' && (
        <p className={styles.amount}>
          <Price amount={offer.price.unit_amount} currency={offer.price.currency} />
        </p>
      )}
    </li>
  );
}

type RemovalProps = { item: { productId: string }; name: string; problem: 'withdrawn' | 'owned' };

function Removal({ item, name, problem }: RemovalProps) {
  const text = useText(checkoutText);
  const cart = useText(cartText);
  const { announce } = useHost();
  const remove = (): void => {
    document.getElementById('review-items')?.focus();
    removeCartItem(item.productId);
    announce(cart.removed(name));
  };
  return (
    <>
      <p className={styles.problem}>{problem === 'owned' ? text.isOwned : text.isWithdrawn}</p>
      <div>
        <Button variant="secondary" size="small" aria-label={text.removeOf(name)} onClick={remove}>
          {text.remove}
        </Button>
      </div>
    </>
  );
}
