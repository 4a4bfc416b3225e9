import { CART_LINES } from '@lectern/shared/domain';
import { useUser } from '@lectern/shared/host';
import { ButtonLink, Card, FormStatus, Skeleton } from '@lectern/shared/ui';
import { formatPrice, useFormat } from '@lectern/shared/text';
import type { Offer } from '../data/offerRecords';
import { cartWords } from '../text/cart.en';
import { useText } from '../text/useText';
import { signInTo } from '../viewAddress';
import styles from './Cart.module.css';
import { totalsOf } from './totals';

/**
 * What the cart comes to, one sum for each currency; and that nothing can be paid here yet. `offers` is null while
 * prices are not known; `isAsking` says that they are on their way.
 */
export function CartSummary({
  offers,
  isAsking,
  lines,
}: {
  offers: readonly Offer[] | null;
  isAsking: boolean;
  lines: number;
}) {
  const text = useText(cartWords);
  const format = useFormat();
  const user = useUser();
  const totals = offers && totalsOf(offers);
  const costs = offers?.some((offer) => offer.state !== 'withdrawn' && offer.price.unit_amount > 0) ?? true;
  return (
    <Card as="aside" aria-label={text.summary} className={styles.summary}>
      <h2>{text.summary}</h2>
      {totals ? (
        <dl className={styles.sums}>
          {totals.sums.map(([currency, amount], index) => (
            <div key={currency}>
              <dt>{index === 0 ? text.total : <span className={styles.and}>+</span>}</dt>
              <dd>{formatPrice(format, amount, currency)}</dd>
            </div>
          ))}
          {totals.uncounted > 0 && (
            <div className={styles.muted}>
              <dt>{text.notCounted(totals.uncounted)}</dt>
              <dd />
            </div>
          )}
        </dl>
      ) : (
        isAsking && (
          <dl className={styles.sums}>
            <div>
              <dt>{text.total}</dt>
              <dd>
                <Skeleton width="5rem" height="1lh" />
              </dd>
            </div>
          </dl>
        )
      )}
      {totals && totals.sums.length > 1 && <p className={styles.muted}>{text.mixed}</p>}
      {lines >= CART_LINES ? (
        <FormStatus tone="warning">{text.full}</FormStatus>
      ) : (
        <p className={styles.muted}>{text.limit(lines, CART_LINES)}</p>
      )}
      {costs && (
        <FormStatus tone="info" title={text.noPaymentsTitle}>
          {text.noPayments}
        </FormStatus>
      )}
      {!user && (
        <div className={styles.guest}>
          <p>{text.guest}</p>
          <ButtonLink to={signInTo('/shopping')} variant="secondary" wide>
            {text.signIn}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
