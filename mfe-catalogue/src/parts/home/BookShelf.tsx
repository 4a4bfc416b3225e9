import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { classNames, Grid, Section } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { catalogueBooks } from '../../data/catalogueBooks';
import { homeText } from '../../text/home.en';
import { BookCard } from '../cards/BookCard';
import { BOOK_WIDTH } from '../cards/bookWidth';
import * as styles from '../cards/Cards.module.css';
import * as home from './Home.module.css';

const SHOWN = 5;

/** First books of the shelf; renders nothing when there are none or they fail to load. */
export function BookShelf() {
  const text = useText(homeText);
  const { data } = useQuery(catalogueBooks(useHost().config.backend));
  if (!data?.books.length) return null;
  return (
    <Section title={text.books.title} more={<Link to="/books">{text.allBooks}</Link>}>
      <div className={classNames(styles.row, home.shelf)}>
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
