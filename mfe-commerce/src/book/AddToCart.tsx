import { useState } from 'react';
import { addCartItem, hasRoom, useCart } from '@lectern/shared/cart';
import type { ListedBook } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { Button, ButtonLink, CartIcon, FormStatus } from '@lectern/shared/ui';
import { bookWords } from '../text/books.en';
import { useText } from '../text/useText';
import styles from './BookPage.module.css';

/** Puts a book that costs something into the cart, and leads there once it is in. */
export function AddToCart({ book }: { book: ListedBook }) {
  const text = useText(bookWords);
  const { announce } = useHost();
  const [refusal, setRefusal] = useState<'full' | 'notKept' | null>(null);
  const [isAdded, setIsAdded] = useState(false);
  const { id, productId, price, title } = book;
  const isInCart = useCart().some((item) => item.productId === productId);
  if (productId === null || price === null) return null;
  if (isInCart) {
    return (
      <>
        <p className={styles.yours}>{text.inCart}</p>
        <ButtonLink
          ref={(link) => {
            if (isAdded) link?.focus();
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
  const add = (): void => {
    const hadRoom = hasRoom();
    const done = addCartItem({ productId, priceId: price.priceId, kind: 'book', refId: id });
    setRefusal(done ? null : hadRoom ? 'notKept' : 'full');
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
