import { fileUrl } from '@lectern/shared/catalogue';
import type { ListedBook, ListedCategory } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { BookCover, Breadcrumbs, Button, Grid, PageHeader, Section, SkeletonText } from '@lectern/shared/ui';
import { bookDetails, type Library } from '../data/library';
import { useReaderBeforehand } from '../reader/useReaderBeforehand';
import { BookCard } from '../shelf/BookCard';
import { BOOK_WIDTH } from '../shelf/bookWidth';
import { topicName } from '../shelf/facetLabel';
import { yoursOf } from '../shelf/Shelf';
import { bookWords } from '../text/books.en';
import { useText } from '../text/useText';
import { BookOffer } from './BookOffer';
import styles from './BookPage.module.css';

const SIMILAR = 5;

type Props = {
  book: ListedBook;
  books: readonly ListedBook[];
  topics: readonly ListedCategory[];
  library: Library | undefined;
};

/** Everything about one book, and the way into it. */
export function BookPage({ book, books, topics, library }: Props) {
  const text = useText(bookWords);
  const { backend } = useHost().config;
  useTitle(book.title);
  useReaderBeforehand();
  const { id, title, authors, category, cover } = book;
  const similar = books.filter((other) => other.category === category && other.id !== id).slice(0, SIMILAR);
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
      {similar.length > 0 && (
        <Section title={text.similar}>
          <Grid as="ul" minColumn={BOOK_WIDTH}>
            {similar.map((other) => (
              <li key={other.id}>
                <BookCard book={other} yours={yoursOf(library, other)} headingLevel={3} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}

function Summary({ id }: { id: string }) {
  const text = useText(bookWords);
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
  const text = useText(bookWords);
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
