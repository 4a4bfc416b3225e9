import { useState } from 'react';
import { addCartItem, hasRoom } from '@lectern/shared/cart';
import { slugWords } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useFormat, useText } from '@lectern/shared/text';
import { Button, ButtonLink, FormStatus, IconButton, TrashIcon, classNames } from '@lectern/shared/ui';
import type { SavedEntry } from '../data/accountRecords';
import { cartItemOf, removeSavedItem, savedItems } from '../data/savedItems';
import { savedText } from '../text/saved.en';
import * as styles from '../cart/Cart.module.css';
import * as orderStyles from '../cart/Order.module.css';
import { ItemCover } from '../cart/ItemCover';

/** `onRemove` is called after the line is removed, to move the focus. */
type Props = { uid: string; entry: SavedEntry; onRemove: () => void };

/** Reasons why an item could not be moved back into the cart. */
type Problem = 'full' | 'unavailable' | 'notStored';

/** Line of an item that is saved for later, with the buttons to move it into the cart or to remove it. */
export function SavedLine({ uid, entry, onRemove }: Props) {
  const text = useText(savedText);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { refId, details } = entry;
  const name = details?.title ?? slugWords(refId);
  const leave = useLeaveSaved({ uid, entry, onRemove }, name, setProblem);
  return (
    <li className={classNames(orderStyles.line, styles.line)}>
      <ItemCover item={entry} details={details} />
      <div className={orderStyles.details}>
        <p className={orderStyles.name}>{details ? <Link to={details.to}>{name}</Link> : name}</p>
        <Maker entry={entry} />
        {(problem !== null || leave.isError) && (
          <FormStatus tone="warning">{problem ? text[problem] : text.changeFailed}</FormStatus>
        )}
      </div>
      <div className={styles.lineTools}>
        {details?.productId && (
          <Button
            variant="secondary"
            size="small"
            busy={leave.isPending && leave.variables === 'toCart'}
            aria-label={text.toCartOf(name)}
            onClick={() => leave.mutate('toCart')}
          >
            {text.toCart}
          </Button>
        )}
        {details && !details.productId && (
          <ButtonLink to={details.to} variant="secondary" size="small" aria-label={text.openOf(name)}>
            {text.open}
          </ButtonLink>
        )}
        <IconButton label={text.removeSaved(name)} icon={<TrashIcon />} onClick={() => leave.mutate('remove')} />
      </div>
    </li>
  );
}

/** The kind of an item, and who made it. */
function Maker({ entry: { kind, details } }: Pick<Props, 'entry'>) {
  const text = useText(savedText);
  const format = useFormat();
  return (
    <p className={orderStyles.muted}>
      {text[kind]} · {details ? format.list(details.by) : text.unavailable}
    </p>
  );
}

/** Removes the entry. With `toCart` adds it to the cart first, and keeps the entry when that fails. */
function useLeaveSaved({ uid, entry, onRemove }: Props, name: string, setProblem: (found: Problem | null) => void) {
  const text = useText(savedText);
  const { announce } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (target: 'toCart' | 'remove'): Promise<Problem | null> => {
      const item = target === 'toCart' ? await cartItemOf(entry) : null;
      if (target === 'toCart' && !item) return 'unavailable';
      if (item && !addCartItem(item)) return hasRoom() ? 'notStored' : 'full';
      await removeSavedItem(uid, entry);
      return null;
    },
    onSuccess: async (found, target) => {
      setProblem(found);
      if (found) return;
      announce(target === 'toCart' ? text.moved(name) : text.removedSaved(name));
      onRemove();
      await client.invalidateQueries({ queryKey: savedItems(uid).queryKey });
    },
  });
}
