import { AddToCart } from '@lectern/shared/cartButton';
import { takesPayments } from '@lectern/shared/contract';
import type { ListedBook } from '@lectern/shared/domain';
import { useHost, useUser } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { BookIcon, Button, ButtonLink, Price, Skeleton } from '@lectern/shared/ui';
import { mayRead } from '../data/library';
import { isFree } from '../shelf/filterBooks';
import { bookDetailsText } from '../text/bookDetails.en';
import { bookText } from '../text/books.en';
import { useLibrary } from '../useLibrary';
import { bookPath, readPath, signInTo } from '../viewAddress';
import { ClaimBook } from './ClaimBook';
import * as styles from './BookPage.module.css';

/**
 * Price of a book and the next step for this visitor: read it, get it or add it to the cart; a sample for everybody.
 */
export function BookOffer({ book }: { book: ListedBook }) {
  const text = useText(bookDetailsText);
  const library = useLibrary();
  const isMine = mayRead(library.data, book);
  const { config } = useHost();
  const isClosed = !isMine && !isFree(book) && !takesPayments(config);
  return (
    <div className={styles.offer}>
      {!isMine && (
        <p className={styles.price}>
          {book.price ? <Price amount={book.price.amount} currency={book.price.currency} /> : text.free}
        </p>
      )}
      {isClosed && <p className={styles.muted}>{text.noPayments}</p>}
      <NextStep book={book} library={library} isMine={isMine} />
      {!isMine && book.sample && (
        <ButtonLink to={readPath(book.id)} variant="secondary" size="large" wide icon={<BookIcon />}>
          {text.sample}
        </ButtonLink>
      )}
    </div>
  );
}

type NextStepProps = { book: ListedBook; library: ReturnType<typeof useLibrary>; isMine: boolean };

/** Waits for the library of a signed-in visitor: until it is loaded, nobody knows whether the book is theirs. */
function NextStep({ book, library, isMine }: NextStepProps) {
  const text = useText(bookDetailsText);
  const user = useUser();
  if (isMine) return <ReadBookLink book={book} percent={library.data?.percents.get(book.id) ?? 0} />;
  if (!user || library.data) return <GetBook book={book} />;
  // A retry clears the error: the button stays, with the focus and its progress.
  if (library.errorUpdateCount > 0)
    return (
      <p className={styles.muted}>
        {text.ownershipFailed}{' '}
        <Button variant="quiet" size="small" busy={library.isFetching} onClick={() => void library.refetch()}>
          {text.again}
        </Button>
      </p>
    );
  return (
    <div aria-busy="true">
      <Skeleton height="3.25rem" />
    </div>
  );
}

function ReadBookLink({ book, percent }: { book: ListedBook; percent: number }) {
  const text = useText(bookDetailsText);
  const { continueAt } = useText(bookText);
  return (
    <>
      <p className={styles.yours}>{book.productId === null ? text.openToAll : text.yours}</p>
      <ButtonLink to={readPath(book.id)} variant="accent" size="large" wide icon={<BookIcon />}>
        {percent > 0 ? continueAt(percent) : text.read}
      </ButtonLink>
    </>
  );
}

function BuyBook({ book: { id, title, price, productId } }: { book: ListedBook & { productId: string } }) {
  if (price === null) return null;
  return <AddToCart item={{ productId, priceId: price.priceId, kind: 'book', refId: id }} title={title} />;
}

function GetBook({ book }: { book: ListedBook }) {
  const text = useText(bookDetailsText);
  const user = useUser();
  const { id, productId } = book;
  if (productId === null)
    return (
      <>
        <p className={styles.muted}>{text.openToAll}</p>
        <ButtonLink to={signInTo(readPath(id))} variant="accent" size="large" wide>
          {text.signInToRead}
        </ButtonLink>
      </>
    );
  if (!isFree(book)) return <BuyBook book={{ ...book, productId }} />;
  if (user) return <ClaimBook book={{ ...book, productId }} uid={user.uid} />;
  return (
    <>
      <p className={styles.muted}>{text.claiming}</p>
      <ButtonLink to={signInTo(bookPath(id))} variant="accent" size="large" wide>
        {text.signInToClaim}
      </ButtonLink>
    </>
  );
}
