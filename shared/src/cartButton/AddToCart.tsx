import { useEffect, useRef, useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { addCartItem, hasRoom, useCart } from '../cart';
import type { CartItem } from '../domain';
import { useText } from '../text';
import { Button, ButtonLink, CartIcon, FormStatus } from '../ui';
import { cartButtonText } from './text/cartButton.en';
import * as styles from './AddToCart.module.css';

type Props = { item: CartItem; title: string };

/** Button that adds a product to the cart; a link to the cart once the product is in it. Says why it was not added. */
export function AddToCart({ item, title }: Props) {
  const text = useText(cartButtonText);
  const { announce } = useHost();
  const [refusal, setRefusal] = useState<'full' | 'notStored' | null>(null);
  const [isAdded, setIsAdded] = useState(false);
  const isInCart = useCart().some(({ productId }) => productId === item.productId);
  if (isInCart) return <GoToCart takesFocus={isAdded} />;
  const add = (): void => {
    const hadRoom = hasRoom();
    const done = addCartItem(item);
    setRefusal(done ? null : hadRoom ? 'notStored' : 'full');
    setIsAdded(done);
    if (done) announce(text.added(title));
  };
  return (
    <>
      <Button variant="accent" size="large" wide icon={<CartIcon />} onClick={add}>
        {text.add}
      </Button>
      {refusal && <FormStatus tone="warning">{text[refusal]}</FormStatus>}
    </>
  );
}

/** `takesFocus` moves the focus, once, from the button that this link replaces. */
function GoToCart({ takesFocus }: { takesFocus: boolean }) {
  const text = useText(cartButtonText);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <p className={styles.inCart}>{text.inCart}</p>
      <ButtonLink ref={link} to="/shopping" variant="accent" size="large" wide icon={<CartIcon />}>
        {text.toCart}
      </ButtonLink>
    </>
  );
}
