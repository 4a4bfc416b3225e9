import type { ReactNode } from 'react';
import { deferredPart, LoadFailed } from '@lectern/shared/loading';
import { useSearchParams } from '@lectern/shared/router';
import { Page, SkeletonText } from '@lectern/shared/ui';
import { CartView } from '../cart/CartView';
import { readShoppingView, type ShoppingView } from '../shoppingView';
import { useViewChange } from '../useViewChange';

const ReviewView = deferredPart(
  () => import('../checkout/ReviewView'),
  (module) => module.ReviewView,
);
const TermsView = deferredPart(
  () => import('../checkout/TermsView'),
  (module) => module.TermsView,
);
const OutcomeView = deferredPart(
  () => import('../outcome/OutcomeView'),
  (module) => module.OutcomeView,
);
const ClaimView = deferredPart(
  () => import('../gift/ClaimView'),
  (module) => module.ClaimView,
);

/**
 * The cart, or by the query string the review before paying (`?step=review`), what became of a checkout (`?order=`),
 * the terms of sale (`?step=terms`), or the form that claims a gift (`?claim=`).
 */
export default function ShoppingScreen() {
  const view = readShoppingView(useSearchParams()[0]);
  const id = 'id' in view ? view.id : '';
  useViewChange(`${view.kind} ${id}`, { scrollsItself: false });
  return <div data-view={view.kind}>{viewOf(view)}</div>;
}

function viewOf(view: ShoppingView): ReactNode {
  const deferred = {
    placeholder: (
      <Page>
        <SkeletonText lines={6} />
      </Page>
    ),
    failed: (retry: () => void) => <ViewFailed onRetry={retry} />,
  };
  switch (view.kind) {
    case 'cart':
      return <CartView />;
    case 'review':
      return <ReviewView {...deferred} />;
    case 'terms':
      return <TermsView {...deferred} />;
    case 'order':
      return <OutcomeView key={view.id} id={view.id} isBack={view.isBack} {...deferred} />;
    case 'claim':
      return <ClaimView key={view.code} code={view.code} {...deferred} />;
  }
}

const ViewFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Page>
    <LoadFailed headingLevel={1} error={null} onRetry={onRetry} />
  </Page>
);
