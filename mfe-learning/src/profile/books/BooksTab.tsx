import { fileUrl } from '@lectern/shared/catalogue';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import {
  BookCover,
  BookIcon,
  ButtonLink,
  EmptyState,
  Grid,
  MediaCard,
  ProgressBar,
  Skeleton,
} from '@lectern/shared/ui';
import { bookWords } from '../../text/profile/books.en';
import { useText } from '../../text/useText';
import { TabData } from '../TabData';
import type { TabProps } from '../tabs';
import styles from './books.module.css';
import { ownBooks, type OwnBook } from './ownBooks';

/** The person's own shelf. */
export function BooksTab({ user }: TabProps) {
  const text = useText(bookWords);
  const query = useQuery(ownBooks(user.uid));
  const none = (
    <EmptyState icon={<BookIcon />} title={text.none} actions={<ButtonLink to="/books">{text.browse}</ButtonLink>}>
      {text.noneLead}
    </EmptyState>
  );
  const places = (
    <Grid minColumn="12rem">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} shape="book" />
      ))}
    </Grid>
  );
  return (
    <TabData query={query} failed={text.failed} skeleton={places}>
      {(books) =>
        books.length === 0 ? (
          none
        ) : (
          <Grid as="ul" minColumn="12rem">
            {books.map((entry) => (
              <li key={entry.id}>
                <OwnBookCard entry={entry} />
              </li>
            ))}
          </Grid>
        )
      }
    </TabData>
  );
}

function OwnBookCard({ entry: { id, book, percent } }: { entry: OwnBook }) {
  const text = useText(bookWords);
  const { backend } = useHost().config;
  const title = book?.title ?? text.gone;
  const standing = percent === null ? text.notBegun : percent === 100 ? text.finished : text.read(percent / 100);
  return (
    <MediaCard
      shelf
      headingLevel={2}
      to={`/books?read=${id}`}
      title={title}
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
        <div className={styles.standing}>
          <span>{standing}</span>
          <ProgressBar size="small" label={`${title}: ${text.read((percent ?? 0) / 100)}`} value={percent ?? 0} />
        </div>
      }
    />
  );
}
