import { useState } from 'react';
import { dismissRemovedLines, getRemovedLines } from '@lectern/shared/cart';
import { slugWords, type CartItem } from '@lectern/shared/domain';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus } from '@lectern/shared/ui';
import { itemDetails } from '../data/offers';
import { savedText } from '../text/saved.en';
import * as styles from '../cart/Cart.module.css';

/** Notice of lines that were removed from the cart automatically, with the reason, until it is dismissed. */
export function RemovedLinesNotice() {
  const text = useText(savedText);
  const [, setDismissed] = useState(0);
  const { owned, over } = getRemovedLines();
  const [ownedNames, overNames] = [useNames(owned), useNames(over)];
  if (owned.length + over.length === 0) return null;
  const dismiss = (): void => {
    dismissRemovedLines();
    setDismissed((times) => times + 1);
  };
  return (
    <FormStatus tone="info">
      <div className={styles.news}>
        {owned.length > 0 && <p>{text.owned(ownedNames)}</p>}
        {over.length > 0 && <p>{text.over(overNames)}</p>}
        <Button variant="secondary" size="small" onClick={dismiss}>
          {text.understood}
        </Button>
      </div>
    </FormStatus>
  );
}

/** Returns the titles of items; until a title is loaded, the words of its id. */
function useNames(items: readonly CartItem[]): string[] {
  const { data } = useQuery({
    networkMode: 'always',
    enabled: items.length > 0,
    queryKey: ['offers', 'names', ...items.map(({ kind, refId }) => `${kind}/${refId}`)],
    queryFn: ({ client }) =>
      Promise.all(items.map(async (item) => (await client.query(itemDetails(item)))?.title ?? slugWords(item.refId))),
  });
  return data ?? items.map(({ refId }) => slugWords(refId));
}
