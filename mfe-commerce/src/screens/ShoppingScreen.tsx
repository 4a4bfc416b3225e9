import { useCart } from '@lectern/shared/cart';
import { useQuery } from '@lectern/shared/query';
import { ButtonLink, CartIcon, EmptyState, Page, PageHeader, SkeletonText } from '@lectern/shared/ui';
import { CartLines } from '../parts/CartLines';
import { Failed } from '../parts/Failed';
import { offers } from '../data/offers';
import { useText } from '../text/useText';

/** The cart. What its lines cost comes from the products, whenever the screen is opened. */
export default function ShoppingScreen() {
  const { cart: text, failed } = useText();
  const items = useCart();
  const query = useQuery({ ...offers(items), enabled: items.length > 0 });
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead(items.length)} />
      {items.length === 0 && (
        <EmptyState
          icon={<CartIcon />} title={text.emptyTitle}
          actions={<><ButtonLink to="/all-courses" variant="primary">{text.courses}</ButtonLink><ButtonLink to="/books" variant="secondary">{text.books}</ButtonLink></>}
        >
          {text.empty}
        </EmptyState>
      )}
      {items.length > 0 && query.isPending && <div aria-busy="true"><SkeletonText lines={items.length * 2} /></div>}
      {items.length > 0 && query.isError && <Failed title={failed.prices} error={query.error} onRetry={() => void query.refetch()} />}
      {items.length > 0 && query.data && <CartLines offers={query.data} />}
    </Page>
  );
}
