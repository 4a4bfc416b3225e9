import { useEffect, useState } from 'react';
import { dismissRemovedLines, getRemovedLines, removeCartItem } from '@lectern/shared/cart';
import { useTitle, useUser } from '@lectern/shared/host';
import { QueryState, useDelayed } from '@lectern/shared/loading';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { ButtonLink, EmptyState, LockIcon, Page, Skeleton } from '@lectern/shared/ui';
import { saveDraft } from '../checkout/reviewDraft';
import { checkoutState, type CheckoutState } from '../data/checkout';
import { orderPath } from '../shoppingView';
import { outcomeText } from '../text/outcome.en';
import { signInTo } from '../viewAddress';
import { outcomeOf, PAID, pollPause, shownOutcome, type Outcome } from './outcome';
import * as styles from './Outcome.module.css';
import { OutcomeCard } from './OutcomeCard';

/** Time in milliseconds after which the payment page or a confirmation counts as slow. */
const SLOW_AFTER = 15_000;

/** `id` is that of the checkout; `isBack` is true when the buyer came back from the payment page without paying. */
type Props = { id: string; isBack: boolean };

/**
 * Result of a checkout. It is read from documents, not from the address, so it survives a reload, closing the page, and
 * opening it on another device.
 */
export function OutcomeView({ id, isBack }: Props) {
  const text = useText(outcomeText);
  const user = useUser();
  return (
    <Page width="narrow">
      {user ? (
        <OwnOutcome uid={user.uid} id={id} isBack={isBack} />
      ) : (
        <EmptyState
          headingLevel={1}
          icon={<LockIcon />}
          title={text.signInTitle}
          actions={<ButtonLink to={signInTo(orderPath(id, { isBack }))}>{text.signIn}</ButtonLink>}
        >
          {text.signInLead}
        </EmptyState>
      )}
    </Page>
  );
}

function OwnOutcome({ uid, id, isBack }: Props & { uid: string }) {
  const text = useText(outcomeText);
  const [openSince] = useState(() => performance.now());
  const query = useQuery({
    ...checkoutState(uid, id),
    refetchInterval: ({ state: { data } }) => pollPause(data ? outcomeOf(data, isBack) : null, openSince),
  });
  const { data } = query;
  const outcome = data ? outcomeOf(data, isBack) : null;
  const isSlow = useDelayed(outcome === 'waiting' || outcome === 'preparing', SLOW_AFTER);
  useTitle(outcome ? text[outcome].title : '');
  useSettledOrder(uid, data ?? null, outcome);
  if (data && outcome) return <OutcomeCard uid={uid} state={data} outcome={shownOutcome(outcome, isSlow)} />;
  if (data === null)
    return (
      <EmptyState
        headingLevel={1}
        title={text.unknownTitle}
        actions={<ButtonLink to="/profile?tab=orders">{text.orders}</ButtonLink>}
      >
        {text.unknown}
      </EmptyState>
    );
  return (
    <QueryState
      query={query}
      headingLevel={1}
      title={text.failed}
      advice={text.failedAdvice}
      placeholder={<OutcomeSkeleton />}
    >
      {() => null}
    </QueryState>
  );
}

const OutcomeSkeleton = () => (
  <div className={styles.card} aria-busy="true">
    <Skeleton width="60%" height="var(--text-3xl)" />
    <Skeleton height="8rem" />
  </div>
);

/**
 * Once the order is paid, its items leave the cart, the next order starts without its gift and coupon, and what the
 * account owns is read again.
 */
function useSettledOrder(uid: string, state: CheckoutState | null, outcome: Outcome | null): void {
  const client = useQueryClient();
  const isPaid = outcome !== null && PAID.includes(outcome);
  const products = isPaid ? state?.payment?.items.map(({ productId }) => productId).join() : undefined;
  useEffect(() => {
    if (products === undefined) return;
    const bought = products.split(',');
    for (const product of bought) removeCartItem(product);
    saveDraft(uid, null);
    const { owned, over } = getRemovedLines();
    // The cart's synchronisation may have noticed first that these items are owned: not worth a notice after buying
    // them.
    if (over.length === 0 && owned.every(({ productId }) => bought.includes(productId))) dismissRemovedLines();
    const isOutdated = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
      queryKey[0] === 'users' && queryKey[1] === uid && queryKey[2] !== 'checkout';
    void client.invalidateQueries({ predicate: isOutdated });
  }, [products, uid, client]);
}
