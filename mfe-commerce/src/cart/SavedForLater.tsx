import { LoadFailed } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Section, SkeletonText } from '@lectern/shared/ui';
import { savedItems } from '../data/savedItems';
import { cartText } from '../text/cart.en';
import styles from './Cart.module.css';
import { SavedLine } from './SavedLine';

/** Items that the user has saved for later, each with the button that moves it back into the cart. */
export function SavedForLater({ uid, onRemove }: { uid: string; onRemove: () => void }) {
  const text = useText(cartText);
  const saved = useQuery(savedItems(uid));
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
      {saved.data?.length === 0 && <p className={styles.muted}>{text.savedEmpty}</p>}
      <ul className={styles.lines} role="list">
        {saved.data?.map((entry) => (
          <SavedLine key={`${entry.kind}-${entry.refId}`} uid={uid} entry={entry} onRemove={onRemove} />
        ))}
      </ul>
    </Section>
  );
}
