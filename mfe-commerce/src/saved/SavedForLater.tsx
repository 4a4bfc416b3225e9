import { useCart } from '@lectern/shared/cart';
import { LoadFailed, useFailure } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Section, SkeletonText } from '@lectern/shared/ui';
import { savedItems } from '../data/savedItems';
import { savedText } from '../text/saved.en';
import * as styles from '../cart/Order.module.css';
import { SavedLine } from './SavedLine';

/** Items that the user has saved for later and that are not in the cart, each with the button that moves it there. */
export function SavedForLater({ uid, onRemove }: { uid: string; onRemove: () => void }) {
  const text = useText(savedText);
  const saved = useQuery(savedItems(uid));
  const failure = useFailure(saved);
  const cart = useCart();
  const shown = saved.data?.filter(
    ({ kind, refId }) => !cart.some((item) => item.kind === kind && item.refId === refId),
  );
  return (
    <Section title={text.saved}>
      {saved.isPending && !failure && (
        <div aria-busy="true">
          <SkeletonText lines={2} />
        </div>
      )}
      {failure && <LoadFailed title={text.savedFailed} advice={text.cartIsSafe} {...failure} />}
      {shown?.length === 0 && <p className={styles.muted}>{text.savedEmpty}</p>}
      <ul className={styles.lines} role="list">
        {shown?.map((entry) => (
          <SavedLine key={`${entry.kind}-${entry.refId}`} uid={uid} entry={entry} onRemove={onRemove} />
        ))}
      </ul>
    </Section>
  );
}
