import { useState } from 'react';
import { addCartItem, useCart } from '@lectern/shared/cart';
import { useNavigate } from '@lectern/shared/router';
import { Button, CartIcon, FormStatus } from '@lectern/shared/ui';
import type { Admission } from '../data/admission';
import styles from './enrol.module.css';
import { cartWords } from '../text/enrol/cart.en';
import { useText } from '../text/useText';

/**
 * The way into a course that is paid for: it is put into the cart, which is shown then. A cart that is full says so,
 * and stays as it is.
 */
export function AddToCart({
  way: { item },
  lead,
}: {
  way: Extract<Admission, { kind: 'paid' }>;
  /** What is to come, in a sentence. */ lead: string;
}) {
  const text = useText(cartWords);
  const navigate = useNavigate();
  const [isFull, setIsFull] = useState(false);
  const isInCart = useCart().some(({ productId }) => productId === item.productId);
  const add = (): void => {
    if (addCartItem(item)) void navigate('/shopping');
    else setIsFull(true);
  };
  return (
    <div className={styles.acts}>
      <p>{lead}</p>
      <Button variant="accent" size="large" icon={<CartIcon />} onClick={add}>
        {isInCart ? text.toCart : text.addToCart}
      </Button>
      {isFull && !isInCart && <FormStatus tone="warning">{text.cartFull}</FormStatus>}
    </div>
  );
}
