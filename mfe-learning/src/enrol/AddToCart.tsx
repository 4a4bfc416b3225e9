import { useState } from 'react';
import { addCartItem, useCart } from '@lectern/shared/cart';
import { useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, CartIcon, FormStatus } from '@lectern/shared/ui';
import type { Admission } from '../data/admission';
import { cartText } from '../text/enrol/cart.en';
import * as styles from './enrol.module.css';

type Props = {
  access: Extract<Admission, { kind: 'paid' }>;
  /** Explains the next step, in a sentence. */
  lead: string;
};

/** Button that adds a paid course to the cart and opens the cart. Shows the reason when the cart is full. */
export function AddToCart({ access: { item }, lead }: Props) {
  const text = useText(cartText);
  const navigate = useNavigate();
  const [isFull, setIsFull] = useState(false);
  const isInCart = useCart().some(({ productId }) => productId === item.productId);
  const add = (): void => {
    if (addCartItem(item)) void navigate('/shopping');
    else setIsFull(true);
  };
  return (
    <div className={styles.actions}>
      <p>{lead}</p>
      <Button variant="accent" size="large" icon={<CartIcon />} onClick={add}>
        {isInCart ? text.toCart : text.addToCart}
      </Button>
      {isFull && !isInCart && <FormStatus tone="warning">{text.cartFull}</FormStatus>}
    </div>
  );
}
