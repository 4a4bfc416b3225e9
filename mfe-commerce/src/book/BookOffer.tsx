import type { ListedBook } from '@lectern/shared/domain';
import { useUser } from '@lectern/shared/host';
import { BookIcon, Button, ButtonLink, Price, Skeleton } from '@lectern/shared/ui';
import { mayRead } from '../data/library';
import { isFree } from '../shelf/narrowBooks';
import { bookWords } from '../text/books.en';
import { useText } from '../text/useText';
import { useLibrary } from '../useLibrary';
import { bookPath, readPath, signInTo } from '../viewAddress';
import { AddToCart } from './AddToCart';
import { ClaimBook } from './ClaimBook';
import styles from './BookPage.module.css';

/**
 * What the book costs, and the one thing to do next: read it, get it, or put it into the cart; a sample for everybody.
 */
export function BookOffer({ book }: { book: ListedBook }) {
  const text = useText(bookWords);
  const user = useUser();
  const library = useLibrary();
  const isMine = mayRead(library.data, book);
  return (
    <div className={styles.offer}>
      {!isMine && (
        <p className={styles.price}>
          {book.price ? <Price amount={book.price.amount} currency={book.price.currency} /> : text.free}
        </p>
      )}
      {!isMine && !isFree(book) && <p className={styles.muted}>{text.noPayments}</p>}
      {user && !library.data ? (
        library.isError ? (
          <p className={styles.muted}>
            {text.libraryFailed}{' '}
            <Button variant="quiet" size="small" busy={library.isFetching} onClick={() => void library.refetch()}>
              {text.again}
            </Button>
          </p>
        ) : (
          <div aria-busy="true">
            <Skeleton height="3.25rem" />
          </div>
        )
      ) : isMine ? (
        <ReadIt book={book} percent={library.data?.percents.get(book.id) ?? 0} />
      ) : (
        <GetIt book={book} />
      )}
      {!isMine && book.sample && (
        <ButtonLink to={readPath(book.id)} variant="secondary" size="large" wide icon={<BookIcon />}>
          {text.sample}
        </ButtonLink>
      )}
    </div>
  );
}

function ReadIt({ book, percent }: { book: ListedBook; percent: number }) {
  const text = useText(bookWords);
  return (
    <>
      <p className={styles.yours}>{book.productId === null ? text.openToAll : text.yours}</p>
      <ButtonLink to={readPath(book.id)} variant="accent" size="large" wide icon={<BookIcon />}>
        {percent > 0 ? text.readOn(percent) : text.read}
      </ButtonLink>
    </>
  );
}

function GetIt({ book }: { book: ListedBook }) {
  const text = useText(bookWords);
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
  if (!isFree(book)) return <AddToCart book={book} />;
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
