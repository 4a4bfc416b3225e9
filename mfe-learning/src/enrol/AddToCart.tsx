import { useState } from 'react';
import { addCartItem, hasRoom, useCart } from '@lectern/shared/cart';
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

/** Button that adds a paid course to the cart and opens the cart. Says why when the course could not be added. */
export function AddToCart({ access: { item }, lead }: Props) {
  const text = useText(cartText);
  const navigate = useNavigate();
  const [problem, setProblem] = useState<'cartFull' | 'notStored' | null>(null);
  const isInCart = useCart().some(({ productId }) => productId === item.productId);
  const add = (): void => {
    const hadRoom = hasRoom();
    if (addCartItem(item)) void navigate('/shopping');
    else setProblem(hadRoom ? 'notStored' : 'cartFull');
  };
  return (
    <div className={styles.actions}>
      <p>{lead}</p>
      <Button variant="accent" size="large" icon={<CartIcon />} onClick={add}>
        {isInCart ? text.toCart : text.addToCart}
      </Button>
      {problem && !isInCart && <FormStatus tone="warning">{text[problem]}</FormStatus>}
    </div>
  );
}
