import { useState } from 'react';
import { addCartItem, useCart } from '@lectern/shared/cart';
import { fileUrl } from '@lectern/shared/catalogue';
import type { ListedBook } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { BookCover, Button, CartIcon, MediaCard, Price } from '@lectern/shared/ui';
import { useText } from '../text/useText';

/** A book on the shelf. One that costs something can be put into the cart. */
export function BookCard({ book }: { book: ListedBook }) {
  const { books: text, cart } = useText();
  const { config, announce } = useHost();
  const [isRefused, setIsRefused] = useState(false);
  const isInCart = useCart().some(({ productId }) => productId === book.productId);
  const add = (productId: string, priceId: string): void => {
    const done = addCartItem({ productId, priceId, kind: 'book', refId: book.id });
    setIsRefused(!done);
    announce(done ? text.added(book.title) : cart.full);
  };
  const { price, productId } = book;
  return (
    <MediaCard
      shelf
      to={`/books?read=${book.id}`}
      title={book.title}
      cover={<BookCover id={book.id} category={book.category ?? 'book'} title={book.title} src={book.cover && fileUrl(config.backend, book.cover)} />}
      by={text.by(book.authors)}
      meta={<span>{text.pages(book.pages)}</span>}
      foot={price && productId ? (
        <>
          <Price amount={price.amount} currency={price.currency} />
          <Button size="small" variant="secondary" icon={<CartIcon />} disabled={isInCart} onClick={() => add(productId, price.priceId)}>{isInCart ? text.inCart : text.add}</Button>
          {isRefused && <span role="status">{cart.full}</span>}
        </>
      ) : <strong>{text.free}</strong>}
    />
  );
}
