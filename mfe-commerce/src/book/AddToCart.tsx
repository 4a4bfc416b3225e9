import { useState } from 'react';
import { addCartItem, hasRoom, useCart } from '@lectern/shared/cart';
import type { ListedBook } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, CartIcon, FormStatus } from '@lectern/shared/ui';
import { bookDetailsText } from '../text/bookDetails.en';
import styles from './BookPage.module.css';

/** Button that adds a book with a price to the cart; a link to the cart once the book is in it. */
export function AddToCart({ book }: { book: ListedBook }) {
  const text = useText(bookDetailsText);
  const { announce } = useHost();
  const [refusal, setRefusal] = useState<'full' | 'notStored' | null>(null);
  const [isAdded, setIsAdded] = useState(false);
  const { id, productId, price, title } = book;
  const isInCart = useCart().some((item) => item.productId === productId);
  if (productId === null || price === null) return null;
  if (isInCart) return <GoToCart takesFocus={isAdded} />;
  const add = (): void => {
    const hadRoom = hasRoom();
    const done = addCartItem({ productId, priceId: price.priceId, kind: 'book', refId: id });
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

/** `takesFocus` moves the focus from the button that this link replaces. */
function GoToCart({ takesFocus }: { takesFocus: boolean }) {
  const text = useText(bookDetailsText);
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
