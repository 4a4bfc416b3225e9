import { useState, type MouseEvent } from 'react';
import { replaceCartItem } from '@lectern/shared/cart';
import { useHost } from '@lectern/shared/host';
import { formatPrice, useFormat, useText } from '@lectern/shared/text';
import { Button, FormStatus } from '@lectern/shared/ui';
import type { Offer } from '../data/offerRecords';
import { changedPriceText } from '../text/changedPrice.en';
import * as styles from './Cart.module.css';
import * as orderStyles from './Order.module.css';

/** Says that the price of a line has changed, with the button that accepts it. */
export function ChangedPrice({ offer, name }: { offer: Offer & { state: 'changed' }; name: string }) {
  const text = useText(changedPriceText);
  const { announce } = useHost();
  const format = useFormat();
  const [isNotStored, setIsNotStored] = useState(false);
  const now = formatPrice(format, offer.price.unit_amount, offer.price.currency);
  const was = offer.was && formatPrice(format, offer.was.unit_amount, offer.was.currency);
  const accept = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const isStored = replaceCartItem({ ...offer.item, priceId: offer.price.id });
    setIsNotStored(!isStored);
    if (!isStored) return;
    // This button is removed, so the heading of the lines takes the focus.
    currentTarget.closest('section')?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
    announce(text.accepted(name));
  };
  return (
    <div className={styles.changed}>
      <p className={orderStyles.problem}>{was && was !== now ? text.changed(was, now) : text.changedTo(now)}</p>
      <Button variant="secondary" size="small" aria-label={text.acceptOf(name)} onClick={accept}>
        {text.accept}
      </Button>
      {isNotStored && <FormStatus tone="warning">{text.notStored}</FormStatus>}
    </div>
  );
}
