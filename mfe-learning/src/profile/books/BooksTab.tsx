import { fileUrl } from '@lectern/shared/catalogue';
import { useHost } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { BookCover, BookIcon, ButtonLink, EmptyState, Grid, MediaCard, ProgressBar } from '@lectern/shared/ui';
import { booksText } from '../../text/profile/books.en';
import { GridSkeletons } from '../GridSkeletons';
import type { TabProps } from '../tabs';
import * as styles from './books.module.css';
import { ownBooks, type OwnBook } from './ownBooks';

/** Narrowest card: two fit side by side on a phone. */
const BOOK_WIDTH = 'clamp(7.75rem, 17vw, 12rem)';

/** The books tab of the profile: owned and started books. */
export function BooksTab({ user }: TabProps) {
  const text = useText(booksText);
  const query = useQuery(ownBooks(user.uid));
  return (
    <QueryState
      query={query}
      title={text.failed}
      placeholder={<GridSkeletons count={4} minColumn={BOOK_WIDTH} shape="book" />}
    >
      {(books) =>
        books.length === 0 ? (
          <NoBooks />
        ) : (
          <Grid as="ul" minColumn={BOOK_WIDTH}>
            {books.map((entry) => (
              <li key={entry.id}>
                <OwnBookCard entry={entry} />
              </li>
            ))}
          </Grid>
        )
      }
    </QueryState>
  );
}

function NoBooks() {
  const text = useText(booksText);
  return (
    <EmptyState icon={<BookIcon />} title={text.none} actions={<ButtonLink to="/books">{text.browse}</ButtonLink>}>
      {text.noneLead}
    </EmptyState>
  );
}

function OwnBookCard({ entry: { id, book, percent } }: { entry: OwnBook }) {
  const text = useText(booksText);
  const { backend } = useHost().config;
  const title = book?.title ?? text.unavailable;
  const progress = percent === null ? text.notStarted : percent === 100 ? text.finished : text.read(percent / 100);
  return (
    <MediaCard
      shelf
      headingLevel={2}
      to={`/books?read=${id}`}
      title={title}
      language={book?.language}
      by={book ? text.by(book.authors) : undefined}
      cover={
        <BookCover
          id={id}
          category={book?.category ?? 'book'}
          title={title}
          src={book?.cover ? fileUrl(backend, book.cover) : null}
        />
      }
      foot={
        <div className={styles.progress}>
          <span>{progress}</span>
          <ProgressBar size="small" label={text.progressOf(title, (percent ?? 0) / 100)} value={percent ?? 0} />
        </div>
      }
    />
  );
}
