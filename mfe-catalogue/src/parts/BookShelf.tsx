import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { Grid, Section } from '@lectern/shared/ui';
import { catalogueBooks } from '../data/books';
import { homeWords } from '../text/home.en';
import { useText } from '../text/useText';
import { BookCard } from './BookCard';
import { BOOK_WIDTH } from './bookWidth';
import styles from './Cards.module.css';

const SHOWN = 5;

/** Some of the books; nothing when there are none, or while they cannot be had. */
export function BookShelf() {
  const text = useText(homeWords);
  const { data } = useQuery(catalogueBooks(useHost().config.backend));
  if (!data?.books.length) return null;
  return (
    <Section title={text.books.title} more={<Link to="/books">{text.allBooks}</Link>}>
      <div className={styles.row}>
        <Grid as="ul" minColumn={BOOK_WIDTH}>
          {data.books.slice(0, SHOWN).map((book) => (
            <li key={book.id}>
              <BookCard book={book} to={`/books?read=${book.id}`} />
            </li>
          ))}
        </Grid>
      </div>
    </Section>
  );
}
