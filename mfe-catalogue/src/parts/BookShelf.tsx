import { fileUrl } from '@lectern/shared/catalogue';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { BookCover, Grid, MediaCard, Price, Section } from '@lectern/shared/ui';
import { catalogueBooks } from '../data/books';
import { cardWords } from '../text/card.en';
import { homeWords } from '../text/home.en';
import { useText } from '../text/useText';
import { BOOK_WIDTH } from './bookWidth';

const SHOWN = 5;

/** Some of the books; nothing when there are none, or while they cannot be had. */
export default function BookShelf() {
  const text = useText(homeWords);
  const cardText = useText(cardWords);
  const { backend } = useHost().config;
  const { data } = useQuery(catalogueBooks(backend));
  if (!data?.books.length) return null;
  return (
    <Section title={text.books.title} more={<Link to="/books">{text.allBooks}</Link>}>
      <Grid as="ul" least={BOOK_WIDTH}>
        {data.books.slice(0, SHOWN).map(({ id, title, authors, category, cover, price }) => (
          <li key={id}>
            <MediaCard
              shelf to={`/books?read=${id}`} title={title} by={text.authors(authors)}
              cover={<BookCover id={id} category={category ?? 'book'} title={title} author={authors[0]} src={cover && fileUrl(backend, cover)} />}
              foot={price ? <Price amount={price.amount} currency={price.currency} /> : <span>{cardText.free}</span>}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
