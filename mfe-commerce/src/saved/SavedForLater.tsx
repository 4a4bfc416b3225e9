import { useCart } from '@lectern/shared/cart';
import { LoadFailed } from '@lectern/shared/loading';
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
  const cart = useCart();
  const shown = saved.data?.filter(
    ({ kind, refId }) => !cart.some((item) => item.kind === kind && item.refId === refId),
  );
  return (
    <Section title={text.saved}>
      {saved.isPending && (
        <div aria-busy="true">
          <SkeletonText lines={2} />
        </div>
      )}
      {saved.isError && (
        <LoadFailed
          title={text.savedFailed}
          advice={text.cartIsSafe}
          error={saved.error}
          isRetrying={saved.isFetching}
          onRetry={() => void saved.refetch()}
        />
      )}
      {shown?.length === 0 && <p className={styles.muted}>{text.savedEmpty}</p>}
      <ul className={styles.lines} role="list">
        {shown?.map((entry) => (
          <SavedLine key={`${entry.kind}-${entry.refId}`} uid={uid} entry={entry} onRemove={onRemove} />
        ))}
      </ul>
    </Section>
  );
}
