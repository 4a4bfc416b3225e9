import { takesPayments } from '@lectern/shared/contract';
import { CART_LINES } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { formatPrice, useFormat, useText } from '@lectern/shared/text';
import { ButtonLink, Card, FormStatus, Skeleton } from '@lectern/shared/ui';
import type { Offer } from '../data/offerRecords';
import { cartText } from '../text/cart.en';
import { REVIEW } from '../shoppingView';
import { signInTo } from '../viewAddress';
import * as styles from './Cart.module.css';
import * as orderStyles from './Order.module.css';
import { cartTotals, type CartTotals } from './cartTotals';

/** Number of lines that the cart still takes when it begins to name its limit. */
const NEAR_LIMIT = 2;

/** `offers` is null unless every price is loaded; `isLoading` while prices are being fetched. */
type Props = { offers: readonly Offer[] | null; isLoading: boolean; lines: number };

/**
 * Total of the cart, one sum for each currency, and the way to the checkout. A guest signs up on the way. Names the
 * limit of a cart that is nearly full, and says so where the site takes no payments.
 */
export function CartSummary({ offers, isLoading, lines }: Props) {
  const text = useText(cartText);
  const { user } = useHost();
  const totals = offers && cartTotals(offers);
  const hasPrices = offers?.some((offer) => offer.state !== 'withdrawn' && offer.price.unit_amount > 0) ?? true;
  return (
    <Card as="aside" aria-label={text.summary} className={orderStyles.summary}>
      <h2>{text.summary}</h2>
      {totals ? <Sums totals={totals} /> : isLoading && <SumsSkeleton />}
      {totals && totals.sums.length > 1 && <p className={orderStyles.muted}>{text.mixed}</p>}
      {lines >= CART_LINES ? (
        <FormStatus tone="warning">{text.full}</FormStatus>
      ) : (
        lines >= CART_LINES - NEAR_LIMIT && <p className={orderStyles.muted}>{text.limit(lines, CART_LINES)}</p>
      )}
      <NextStep hasPrices={hasPrices} />
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

function NextStep({ hasPrices }: { hasPrices: boolean }) {
  const text = useText(cartText);
  const { user, config } = useHost();
  if (takesPayments(config))
    return (
      <ButtonLink to={user ? REVIEW : `/sign_up?next=${encodeURIComponent(REVIEW)}`} variant="accent" size="large" wide>
        {text.checkout}
      </ButtonLink>
    );
  return (
    hasPrices && (
      <FormStatus tone="info" title={text.noPaymentsTitle}>
        {text.noPayments}
      </FormStatus>
    )
  );
}

function Sums({ totals: { sums, uncounted } }: { totals: CartTotals }) {
  const text = useText(cartText);
  const format = useFormat();
  return (
    <dl className={orderStyles.sums}>
      {sums.map(([currency, amount], index) => (
        <div key={currency} className={orderStyles.total}>
          <dt>{index === 0 ? text.total : <span className={styles.and}>+</span>}</dt>
          <dd>{formatPrice(format, amount, currency)}</dd>
        </div>
      ))}
      {uncounted > 0 && (
        <div className={orderStyles.muted}>
          <dt>{text.notCounted(uncounted)}</dt>
          <dd />
        </div>
      )}
    </dl>
  );
}

function SumsSkeleton() {
  const text = useText(cartText);
  return (
    <dl className={orderStyles.sums}>
      <div className={orderStyles.total}>
        <dt>{text.total}</dt>
        <dd>
          <Skeleton width="5rem" height="1lh" />
        </dd>
      </div>
    </dl>
  );
}
