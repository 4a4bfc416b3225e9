import { useState } from 'react';
import { removeCartItem, replaceCartItem } from '@lectern/shared/cart';
import { slugWords, type CartItem } from '@lectern/shared/domain';
import { useHost, useUser } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { Button, FormStatus, IconButton, Price, TrashIcon } from '@lectern/shared/ui';
import { formatPrice, useFormat } from '@lectern/shared/text';
import type { Offer } from '../data/offerRecords';
import { keepForLater, savedThings } from '../data/savedThings';
import { cartWords } from '../text/cart.en';
import { useText } from '../text/useText';
import styles from './Cart.module.css';
import { ThingCover } from './ThingCover';

/**
 * A line of the cart. `offer` is null while its price is not known; `onLeave` is told when the line has gone, to look
 * after the focus.
 */
export function CartLine({ item, offer, onLeave }: { item: CartItem; offer: Offer | null; onLeave: () => void }) {
  const text = useText(cartWords);
  const { announce } = useHost();
  const user = useUser();
  const what = offer?.about ?? null;
  const name = what?.title ?? slugWords(item.refId);
  const later = useSaveForLater(item, name, onLeave);
  const remove = (): void => {
    removeCartItem(item.productId);
    announce(text.removed(name));
    onLeave();
  };
  return (
    <li className={styles.line} data-state={offer?.state}>
      <ThingCover thing={item} about={what} />
      <div className={styles.what}>
        <p className={styles.name}>{what ? <Link to={what.to}>{what.title}</Link> : name}</p>
        <p className={styles.muted}>
          {text[item.kind]}
          {what && `, ${what.by.join(', ')}`}
        </p>
        {offer ? <State offer={offer} name={name} /> : <p className={styles.muted}>{text.unknown}</p>}
        {later.isError && <FormStatus tone="error">{text.laterFailed}</FormStatus>}
      </div>
      {offer?.state === 'offered' && (
        <p className={styles.amount}>
          <Price amount={offer.price.unit_amount} currency={offer.price.currency} />
        </p>
      )}
      <div className={styles.lineTools}>
        {user && (
          <Button
            variant="quiet"
            size="small"
            busy={later.isPending}
            aria-label={text.laterOf(name)}
            onClick={() => later.mutate(user.uid)}
          >
            {text.later}
          </Button>
        )}
        <IconButton label={text.remove(name)} icon={<TrashIcon />} onClick={remove} />
      </div>
    </li>
  );
}

function State({ offer, name }: { offer: Offer; name: string }) {
  const format = useFormat();
  const text = useText(cartWords);
  const { announce } = useHost();
  const [isNotKept, setIsNotKept] = useState(false);
  if (offer.state === 'withdrawn') return <p className={styles.problem}>{text.withdrawn}</p>;
  if (offer.state === 'offered')
    return offer.price.unit_amount === 0 && offer.about ? (
      <p className={styles.muted}>
        {text.isFree} <Link to={offer.about.to}>{text.get}</Link>
      </p>
    ) : null;
  const [now, was] = [offer.price, offer.was].map(
    (price) => price && formatPrice(format, price.unit_amount, price.currency),
  );
  const accept = (): void => {
    const isKept = replaceCartItem({ ...offer.item, priceId: offer.price.id });
    setIsNotKept(!isKept);
    if (isKept) announce(text.accepted(name));
  };
  return (
    <div className={styles.changed}>
      <p className={styles.problem}>{was && was !== now ? text.changed(was, now ?? '') : text.changedTo(now ?? '')}</p>
      <Button variant="secondary" size="small" aria-label={text.acceptOf(name)} onClick={accept}>
        {text.accept}
      </Button>
      {isNotKept && <FormStatus tone="warning">{text.notKept}</FormStatus>}
    </div>
  );
}

/** Keeps the thing for later first, and only then takes it out of the cart, so that a failure loses nothing. */
function useSaveForLater(item: CartItem, name: string, onLeave: () => void) {
  const text = useText(cartWords);
  const { announce } = useHost();
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (uid: string) => keepForLater(uid, item),
    onSuccess: (_nothing, uid) => {
      removeCartItem(item.productId);
      announce(text.laid(name));
      onLeave();
      void client.invalidateQueries({ queryKey: savedThings(uid).queryKey });
    },
  });
}
