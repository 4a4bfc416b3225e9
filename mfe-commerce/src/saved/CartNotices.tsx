import { useCart } from '@lectern/shared/cart';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { ButtonLink, FormStatus } from '@lectern/shared/ui';
import * as styles from '../cart/Cart.module.css';
import { unfinishedCheckouts } from '../data/checkout';
import { orderPath } from '../shoppingView';
import { savedText } from '../text/saved.en';
import { RemovedLinesNotice } from './RemovedLinesNotice';

/** Notices above the cart of an account: an unfinished payment, and lines that were removed automatically. */
export function CartNotices({ uid }: { uid: string }) {
  // Renders the notices again when the cart changes: a change may have removed lines.
  useCart();
  return (
    <>
      <UnfinishedPayment uid={uid} />
      <RemovedLinesNotice />
    </>
  );
}

function UnfinishedPayment({ uid }: { uid: string }) {
  const text = useText(savedText);
  const newest = useQuery(unfinishedCheckouts(uid)).data?.[0];
  if (!newest) return null;
  const { kind, checkoutId } = newest;
  return (
    <FormStatus tone="info" title={kind === 'open' ? text.unfinishedTitle : text.processingTitle}>
      <div className={styles.news}>
        <p>{kind === 'open' ? text.unfinished : text.processing}</p>
        <ButtonLink to={orderPath(checkoutId, { isBack: kind === 'open' })} variant="secondary" size="small">
          {text.seeOrder}
        </ButtonLink>
      </div>
    </FormStatus>
  );
}
