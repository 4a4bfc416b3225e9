import { useState } from 'react';
import { addCartItem, useCart } from '@lectern/shared/cart';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, CartIcon, FormStatus } from '@lectern/shared/ui';
import { offerText } from '../../../text/offer.en';
import styles from '../Course.module.css';
import type { CourseCartItem } from './cartItemOf';

type Props = { course: { id: string; title: string }; item: CourseCartItem };

/** Button that adds a course to the cart; a link to the cart once it is there. */
export function AddToCart({ course: { id, title }, item }: Props) {
  const text = useText(offerText);
  const { announce } = useHost();
  const [hasFailed, setHasFailed] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const isInCart = useCart().some(({ kind, refId }) => kind === 'course' && refId === id);
  if (isInCart) return <GoToCart takesFocus={isAdded} />;
  const add = (): void => {
    const done = addCartItem({ ...item, kind: 'course', refId: id });
    setHasFailed(!done);
    setIsAdded(done);
    if (done) announce(text.added(title));
  };
  return (
    <>
      <Button variant="accent" size="large" wide icon={<CartIcon />} onClick={add}>
        {text.addToCart}
      </Button>
      {hasFailed && <FormStatus tone="warning">{text.cartFull}</FormStatus>}
    </>
  );
}

/** Takes the focus when it replaces the button that was pressed. */
function GoToCart({ takesFocus }: { takesFocus: boolean }) {
  const text = useText(offerText);
  return (
    <>
      <p className={styles.yours}>{text.inCart}</p>
      <ButtonLink
        ref={(link) => {
          if (takesFocus) link?.focus();
        }}
        to="/shopping"
        variant="accent"
        size="large"
        wide
        icon={<CartIcon />}
      >
        {text.toCart}
      </ButtonLink>
    </>
  );
}
