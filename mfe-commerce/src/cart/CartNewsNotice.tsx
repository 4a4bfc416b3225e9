import { useState } from 'react';
import { dismissRemovedLines, getRemovedLines } from '@lectern/shared/cart';
import { slugWords, type CartItem } from '@lectern/shared/domain';
import { useQuery } from '@lectern/shared/query';
import { Button, FormStatus } from '@lectern/shared/ui';
import { about } from '../data/offers';
import { cartWords } from '../text/cart.en';
import { useText } from '../text/useText';
import styles from './Cart.module.css';

/** Says which lines left the cart by themselves, and why, until the person has understood. */
export function CartNewsNotice() {
  const text = useText(cartWords);
  const [, setForgotten] = useState(0);
  const { owned, over } = getRemovedLines();
  const [ownedNames, overNames] = [useNames(owned), useNames(over)];
  if (owned.length + over.length === 0) return null;
  const forget = (): void => {
    dismissRemovedLines();
    setForgotten((times) => times + 1);
  };
  return (
    <FormStatus tone="info">
      <div className={styles.news}>
        {owned.length > 0 && <p>{text.owned(ownedNames)}</p>}
        {over.length > 0 && <p>{text.over(overNames)}</p>}
        <Button variant="secondary" size="small" onClick={forget}>
          {text.understood}
        </Button>
      </div>
    </FormStatus>
  );
}

/** The titles of some items; the words of the ids where a title is not known. */
function useNames(items: readonly CartItem[]): string[] {
  const { data } = useQuery({
    networkMode: 'always',
    enabled: items.length > 0,
    queryKey: ['offers', 'names', ...items.map(({ kind, refId }) => `${kind}/${refId}`)],
    queryFn: ({ client }) =>
      Promise.all(items.map(async (item) => (await client.query(about(item)))?.title ?? slugWords(item.refId))),
  });
  return data ?? items.map(({ refId }) => slugWords(refId));
}
