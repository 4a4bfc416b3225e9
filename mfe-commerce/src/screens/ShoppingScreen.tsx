import { useCallback, useEffect, useRef, type Ref } from 'react';
import { listCartItems, useCart } from '@lectern/shared/cart';
import type { CartItem } from '@lectern/shared/domain';
import { useUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { ButtonLink, CartIcon, EmptyState, Page, PageHeader } from '@lectern/shared/ui';
import styles from '../cart/Cart.module.css';
import { CartLine } from '../cart/CartLine';
import { CartNewsNotice } from '../cart/CartNewsNotice';
import { CartSummary } from '../cart/CartSummary';
import { LinePlaces } from '../cart/LinePlaces';
import { SavedForLater } from '../cart/SavedForLater';
import { offers } from '../data/offers';
import { Failed } from '../parts/Failed';
import { cartWords } from '../text/cart.en';
import { failedWords } from '../text/failed.en';
import { useText } from '../text/useText';

/** How often the cart is compared with the account's while it is looked at, in milliseconds. */
const LIVE = 10_000;

/** The cart, with what its lines cost by their products, and what is saved for later. */
export default function ShoppingScreen() {
  const text = useText(cartWords);
  const user = useUser();
  const items = useCart();
  const head = useRef<HTMLHeadingElement>(null);
  // The last line takes the heading of the lines along.
  const toHead = useCallback(
    () =>
      (
        (listCartItems().length > 0 ? head.current : null) ?? document.querySelector<HTMLElement>('h1[tabindex]')
      )?.focus({ preventScroll: true }),
    [],
  );
  useLiveCart(user?.uid ?? null);
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead(items.length)} />
      <CartNewsNotice />
      {items.length > 0 ? <Cart items={items} head={head} onLeave={toHead} /> : <EmptyCart />}
      {user && <SavedForLater uid={user.uid} onLeave={toHead} />}
    </Page>
  );
}

function Cart({
  items,
  head,
  onLeave,
}: {
  items: readonly CartItem[];
  head: Ref<HTMLHeadingElement>;
  onLeave: () => void;
}) {
  const text = useText(cartWords);
  const failed = useText(failedWords);
  const query = useQuery(offers(items));
  const known = items.map(
    (item) =>
      query.data?.find((offer) => offer.item.productId === item.productId && offer.item.priceId === item.priceId) ??
      null,
  );
  const isKnown = known.every((offer) => offer !== null);
  return (
    <div className={styles.layout}>
      <section aria-label={text.items} className={styles.items}>
        <h2 ref={head} tabIndex={-1}>
          {text.items}
        </h2>
        {query.isError && (
          <Failed
            title={failed.prices}
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending ? (
          <LinePlaces things={items} />
        ) : (
          <ul className={styles.lines} role="list">
            {items.map((item, index) => (
              <CartLine key={item.productId} item={item} offer={known[index] ?? null} onLeave={onLeave} />
            ))}
          </ul>
        )}
      </section>
      <CartSummary
        offers={isKnown ? known : null}
        isAsking={query.isPending || query.isPlaceholderData}
        lines={items.length}
      />
    </div>
  );
}

function EmptyCart() {
  const text = useText(cartWords);
  return (
    <EmptyState
      icon={<CartIcon />}
      title={text.emptyTitle}
      actions={
        <>
          <ButtonLink to="/all-courses" variant="primary">
            {text.courses}
          </ButtonLink>
          <ButtonLink to="/books" variant="secondary">
            {text.books}
          </ButtonLink>
        </>
      }
    >
      {text.empty}
    </EmptyState>
  );
}

/** While the cart is looked at, what other devices do to it shows soon. */
function useLiveCart(uid: string | null): void {
  useEffect(() => {
    if (uid === null) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible')
        import('../data/accountRecords').then(({ syncCart }) => syncCart(uid)).catch(() => undefined);
    };
    look();
    const timer = setInterval(look, LIVE);
    return () => clearInterval(timer);
  }, [uid]);
}
