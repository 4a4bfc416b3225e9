import type { ListedBook, ListedCategory } from '@lectern/shared/domain';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { inLanguage, useText } from '@lectern/shared/text';
import { Button, Grid, Section, SkeletonText } from '@lectern/shared/ui';
import { bookDetails, type Library } from '../data/library';
import { BookCard } from '../shelf/BookCard';
import { BOOK_WIDTH } from '../shelf/bookWidth';
import { topicName } from '../shelf/facetLabel';
import { ownReading } from '../shelf/Shelf';
import { bookDetailsText } from '../text/bookDetails.en';
import { bookText } from '../text/books.en';
import { BookOffer } from './BookOffer';
import * as styles from './BookPage.module.css';

/** Number of similar books shown at most. */
const SIMILAR = 5;

type Props = {
  book: ListedBook;
  books: readonly ListedBook[];
  topics: readonly ListedCategory[];
  library: Library | undefined;
};

/** Main column of a book's page, beside the cover: offer, description, metadata, and similar books. */
export function BookDetails({ book, books, topics, library }: Props) {
  const text = useText(bookDetailsText);
  return (
    <>
      <BookOffer book={book} />
      <div className={styles.about}>
        <Section title={text.about}>
          <Summary book={book} />
          <BookMetadata book={book} topics={topics} />
        </Section>
      </div>
      <SimilarBooks book={book} books={books} library={library} />
    </>
  );
}

function SimilarBooks({ book, books, library }: Omit<Props, 'topics'>) {
  const text = useText(bookDetailsText);
  const similar = books.filter(({ id, category }) => category === book.category && id !== book.id).slice(0, SIMILAR);
  if (similar.length === 0) return null;
  return (
    <div className={styles.similar}>
      <Section title={text.similar}>
        <Grid as="ul" minColumn={BOOK_WIDTH}>
          {similar.map((other) => (
            <li key={other.id}>
              <BookCard book={other} yours={ownReading(library, other)} headingLevel={3} />
            </li>
          ))}
        </Grid>
      </Section>
    </div>
  );
}

function Summary({ book: { id, language } }: { book: ListedBook }) {
  const text = useText(bookDetailsText);
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
  const summary = details.data?.summary.trim();
  if (!summary) return <p className={styles.summary}>{text.noSummary}</p>;
  return (
    <p className={styles.summary} {...inLanguage(language)}>
      {summary}
    </p>
  );
}

function BookMetadata({
  book: { id, authors, category, language, pages },
  topics,
}: {
  book: ListedBook;
  topics: readonly ListedCategory[];
}) {
  const text = useText(bookDetailsText);
  const general = useText(bookText);
  const isbn = useQuery(bookDetails(id)).data?.isbn13;
  return (
    <dl className={styles.metadata}>
      <dt>{text.authors}</dt>
      <dd>{general.by(authors)}</dd>
      {category && (
        <>
          <dt>{text.topic}</dt>
          <dd>
            <Link to={`/books?topic=${category}`}>{topicName(category, topics)}</Link>
          </dd>
        </>
      )}
      <dt>{text.languageTerm}</dt>
      <dd>{general.language(language)}</dd>
      <dt>{text.length}</dt>
      <dd>{general.pages(pages)}</dd>
      {isbn && (
        <>
          <dt>{text.isbn}</dt>
          <dd>{isbn}</dd>
        </>
      )}
    </dl>
  );
}
