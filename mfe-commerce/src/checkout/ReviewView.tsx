import { useCallback, useEffect, useRef } from 'react';
import { useCart, listOwned } from '@lectern/shared/cart';
import { takesPayments } from '@lectern/shared/contract';
import type { CartItem } from '@lectern/shared/domain';
import { useHost, useTitle, type SessionUser } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { queryOptions, useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { ArrowStartIcon, ButtonLink, CartIcon, EmptyState, LockIcon, Page, PageHeader } from '@lectern/shared/ui';
import { CartLinesSkeleton } from '../cart/CartLinesSkeleton';
import { offers } from '../data/offers';
import { REVIEW } from '../shoppingView';
import { checkoutText } from '../text/checkout.en';
import { signInTo } from '../viewAddress';
import * as styles from './Checkout.module.css';
import * as orderStyles from '../cart/Order.module.css';
import { ReviewFields } from './ReviewFields';
import { ReviewLines } from './ReviewLines';
import { reviewOf } from './reviewLines';
import { ReviewSummary } from './ReviewSummary';
import { usePayReview } from './usePayReview';
import { useReviewForm } from './useReviewForm';

/** The review before paying: items, gift, coupon, terms and total. Asks a guest to sign up; their cart is kept. */
export function ReviewView() {
  const text = useText(checkoutText);
  useTitle(text.title);
  return (
    <Page>
      <ReviewContent />
    </Page>
  );
}

/** The review, or the reason why this visitor can't pay now. */
function ReviewContent() {
  const { user, config } = useHost();
  const items = useCart();
  const isHere = useIsHere();
  if (!takesPayments(config)) return <PaymentsOff />;
  if (!user) return <GuestGate />;
  if (items.length === 0) return <NothingToPay />;
  return <CurrentReview key={user.uid} user={user} items={items} isHere={isHere} />;
}

/** Returns a function that returns true until the component is removed. */
function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useCallback(() => isHere.current, []);
}

function PaymentsOff() {
  const text = useText(checkoutText);
  const back = <ButtonLink to="/shopping">{text.toCart}</ButtonLink>;
  return (
    <EmptyState headingLevel={1} icon={<LockIcon />} title={text.offTitle} actions={back}>
      {text.off}
    </EmptyState>
  );
}

function GuestGate() {
  const text = useText(checkoutText);
  return (
    <EmptyState
      headingLevel={1}
      icon={<LockIcon />}
      title={text.guestTitle}
      actions={
        <>
          <ButtonLink to={`/sign_up?next=${encodeURIComponent(REVIEW)}`}>{text.signUp}</ButtonLink>
          <ButtonLink to={signInTo(REVIEW)} variant="secondary">
            {text.signIn}
          </ButtonLink>
        </>
      }
    >
      {text.guest}
    </EmptyState>
  );
}

function NothingToPay() {
  const text = useText(checkoutText);
  const back = <ButtonLink to="/shopping">{text.toCart}</ButtonLink>;
  return (
    <EmptyState headingLevel={1} icon={<CartIcon />} title={text.nothingTitle} actions={back}>
      {text.nothing}
    </EmptyState>
  );
}

/** Query for what a person owns, as the backend has it now. */
const ownedItems = (uid: string) =>
  queryOptions({
    networkMode: 'always',
    retry: 1,
    queryKey: ['users', uid, 'owned'],
    queryFn: () => listOwned(uid, { fresh: true }),
  });

type ReviewProps = { user: SessionUser; items: readonly CartItem[]; isHere: () => boolean };

function CurrentReview({ user, items, isHere }: ReviewProps) {
  const text = useText(checkoutText);
  const form = useReviewForm(user.uid);
  const prices = useQuery({ ...offers(items), staleTime: 0 });
  const owns = useQuery(ownedItems(user.uid));
  // Both queries as one: its error is that of the prices, or else of the owned items.
  const query = {
    ...(prices.isError ? prices : owns),
    refetch: () => Promise.all([prices.refetch(), owns.refetch()]),
    data: prices.data && owns.data ? reviewOf(prices.data, owns.data, form.draft.isGift) : undefined,
    isError: prices.isError || owns.isError,
    isFetching: prices.isFetching || owns.isFetching,
  };
  return (
    <>
      <PageHeader title={text.title} lead={query.data?.subtotal === 0 ? text.leadFree : text.lead} />
      <div className={styles.back}>
        <ButtonLink to="/shopping" variant="quiet" size="small" icon={<ArrowStartIcon />}>
          {text.toCart}
        </ButtonLink>
      </div>
      <QueryState
        query={query}
        title={text.pricesFailed}
        advice={text.cartIsSafe}
        placeholder={<CartLinesSkeleton items={items} />}
      >
        {(review) => <ReviewForm user={user} form={form} review={review} isHere={isHere} />}
      </QueryState>
    </>
  );
}

type FormProps = Omit<ReviewProps, 'items'> & {
  form: ReturnType<typeof useReviewForm>;
  review: ReturnType<typeof reviewOf>;
};

function ReviewForm({ user, form, review, isHere }: FormProps) {
  const payment = usePayReview(user.uid, form, review, isHere);
  return (
    <form
      className={orderStyles.layout}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        payment.submit();
      }}
    >
      <div className={styles.main}>
        <ReviewLines review={review} hasFault={form.problem === 'lines'} />
        <ReviewFields form={form} />
      </div>
      <ReviewSummary user={user} form={form} review={review} payment={payment} />
    </form>
  );
}
