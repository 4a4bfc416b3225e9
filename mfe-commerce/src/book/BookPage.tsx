import { fileUrl } from '@lectern/shared/catalogue';
import type { ListedBook, ListedCategory } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { BookCover, Breadcrumbs, Button, Grid, PageHeader, Section, SkeletonText } from '@lectern/shared/ui';
import { bookDetails, type Library } from '../data/library';
import { usePreloadReader } from '../reader/usePreloadReader';
import { BookCard } from '../shelf/BookCard';
import { BOOK_WIDTH } from '../shelf/bookWidth';
import { topicName } from '../shelf/facetLabel';
import { ownReading } from '../shelf/Shelf';
import { bookText } from '../text/books.en';
import { BookOffer } from './BookOffer';
import styles from './BookPage.module.css';

/** Number of similar books shown at most. */
const SIMILAR = 5;

type Props = {
  book: ListedBook;
  books: readonly ListedBook[];
  topics: readonly ListedCategory[];
  library: Library | undefined;
};

/** Page of one book: its cover and offer, description, facts, and similar books. */
export function BookPage({ book, books, topics, library }: Props) {
  const text = useText(bookText);
  const { backend } = useHost().config;
  useTitle(book.title);
  usePreloadReader();
  const { id, title, authors, category, cover } = book;
  return (
    <>
      <PageHeader
        title={title}
        lead={text.by(authors)}
        breadcrumbs={
          <Breadcrumbs items={[{ label: text.home, to: '/' }, { label: text.title, to: '/books' }, { label: title }]} />
        }
      />
      <div className={styles.book}>
        <div className={styles.side}>
          <div className={styles.cover}>
            <BookCover
              id={id}
              category={category ?? 'book'}
              title={title}
              author={authors[0]}
              src={cover && fileUrl(backend, cover)}
              eager
            />
          </div>
          <BookOffer book={book} />
        </div>
        <Section title={text.about}>
          <Summary id={id} />
          <Facts book={book} topics={topics} />
        </Section>
      </div>
      <SimilarBooks book={book} books={books} library={library} />
    </>
  );
}

function SimilarBooks({ book, books, library }: Omit<Props, 'topics'>) {
  const text = useText(bookText);
  const similar = books.filter(({ id, category }) => category === book.category && id !== book.id).slice(0, SIMILAR);
  if (similar.length === 0) return null;
  return (
    <Section title={text.similar}>
      <Grid as="ul" minColumn={BOOK_WIDTH}>
        {similar.map((other) => (
          <li key={other.id}>
            <BookCard book={other} yours={ownReading(library, other)} headingLevel={3} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function Summary({ id }: { id: string }) {
  const text = useText(bookText);
  const details = useQuery(bookDetails(id));
  if (details.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={3} />
      </div>
    );
  if (details.isError)
    return (
      <p className={styles.muted}>
        {text.summaryFailed}{' '}
        <Button variant="quiet" size="small" busy={details.isFetching} onClick={() => void details.refetch()}>
          {text.again}
        </Button>
      </p>
    );
  return <p className={styles.summary}>{details.data?.summary.trim() || text.noSummary}</p>;
}

function Facts({
  book: { id, authors, category, language, pages },
  topics,
}: {
  book: ListedBook;
  topics: readonly ListedCategory[];
}) {
  const text = useText(bookText);
  const isbn = useQuery(bookDetails(id)).data?.isbn13;
  return (
    <dl className={styles.facts}>
      <dt>{text.authors}</dt>
      <dd>{text.by(authors)}</dd>
      {category && (
        <>
          <dt>{text.topic}</dt>
          <dd>
            <Link to={`/books?topic=${category}`}>{topicName(category, topics)}</Link>
          </dd>
        </>
      )}
      <dt>{text.languageTerm}</dt>
      <dd>{text.language(language)}</dd>
      <dt>{text.length}</dt>
      <dd>{text.pages(pages)}</dd>
      {isbn && (
        <>
          <dt>{text.isbn}</dt>
          <dd>{isbn}</dd>
        </>
      )}
    </dl>
  );
}
