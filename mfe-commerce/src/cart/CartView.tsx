import { useCallback, useEffect, useRef, type Ref } from 'react';
import { listCartItems, useCart } from '@lectern/shared/cart';
import type { CartItem } from '@lectern/shared/domain';
import { useTitle, useUser } from '@lectern/shared/host';
import { deferredPart, LoadFailed, useFailure } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { ButtonLink, CartIcon, EmptyState, Page, PageHeader } from '@lectern/shared/ui';
import type { Offer } from '../data/offerRecords';
import { offers } from '../data/offers';
import { cartText } from '../text/cart.en';
import * as styles from './Order.module.css';
import { CartLine } from './CartLine';
import { CartLinesSkeleton } from './CartLinesSkeleton';
import { CartSummary } from './CartSummary';

/** Interval at which an open cart is synchronised with the account, in milliseconds. */
const SYNC_INTERVAL = 10_000;

const CartNotices = deferredPart(
  () => import('../saved/CartNotices'),
  (module) => module.CartNotices,
);
const SavedForLater = deferredPart(
  () => import('../saved/SavedForLater'),
  (module) => module.SavedForLater,
);

/** The cart with current prices, and the items that are saved for later. */
export function CartView() {
  const text = useText(cartText);
  const user = useUser();
  const items = useCart();
  const head = useRef<HTMLHeadingElement>(null);
  // Removing the last line removes the heading of the lines as well.
  const focusHeading = useCallback(
    () =>
      (
        (listCartItems().length > 0 ? head.current : null) ?? document.querySelector<HTMLElement>('h1[tabindex]')
      )?.focus({ preventScroll: true }),
    [],
  );
  useLiveCart(user?.uid ?? null);
  useTitle(text.title);
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead(items.length)} />
      {user && <CartNotices uid={user.uid} />}
      {items.length > 0 ? <Cart items={items} head={head} onRemove={focusHeading} /> : <EmptyCart />}
      {user && <SavedForLater uid={user.uid} onRemove={focusHeading} />}
    </Page>
  );
}

type CartProps = { items: readonly CartItem[]; head: Ref<HTMLHeadingElement>; onRemove: () => void };

function Cart({ items, head, onRemove }: CartProps) {
  const text = useText(cartText);
  const query = useQuery(offers(items));
  const failure = useFailure(query);
  const known = items.map((item) => query.data?.find((offer) => isOfferOf(offer, item)) ?? null);
  return (
    <div className={styles.layout}>
      <section aria-label={text.items} className={styles.items}>
        <h2 ref={head} tabIndex={-1}>
          {text.items}
        </h2>
        {failure && <LoadFailed title={text.pricesFailed} advice={text.cartIsSafe} {...failure} />}
        {query.isPending ? (
          <CartLinesSkeleton items={items} />
        ) : (
          <ul className={styles.lines} role="list">
            {items.map((item, index) => (
              <CartLine key={item.productId} item={item} offer={known[index] ?? null} onRemove={onRemove} />
            ))}
          </ul>
        )}
      </section>
      <CartSummary
        offers={known.every((offer) => offer !== null) ? known : null}
        isLoading={query.isPending || query.isPlaceholderData}
        lines={items.length}
      />
    </div>
  );
}

const isOfferOf = ({ item }: Offer, { productId, priceId }: CartItem): boolean =>
  item.productId === productId && item.priceId === priceId;

function EmptyCart() {
  const text = useText(cartText);
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

/** Synchronises the cart regularly while its page is visible, so that changes on other devices appear soon. */
function useLiveCart(uid: string | null): void {
  useEffect(() => {
    if (uid === null) return undefined;
    const sync = (): void => {
      if (document.visibilityState === 'visible')
        import('../data/accountRecords').then(({ syncCart }) => syncCart(uid)).catch(() => undefined);
    };
    sync();
    const timer = setInterval(sync, SYNC_INTERVAL);
    return () => clearInterval(timer);
  }, [uid]);
}
