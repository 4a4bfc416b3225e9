import { useDeferredValue, useMemo } from 'react';
import type { ListedBook } from '@lectern/shared/domain';
import { Link } from '@lectern/shared/router';
import { Grid, Section } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { findBooks } from '../../list/findBooks';
import { bookText } from '../../text/books.en';
import { BookCard } from '../cards/BookCard';
import { BOOK_WIDTH } from '../cards/bookWidth';

const SHOWN = 4;
const NONE: readonly ListedBook[] = [];

/** Best books for a query; renders nothing when none match. */
export function MatchingBooks({ books = NONE, words }: { books: readonly ListedBook[] | undefined; words: string }) {
  const text = useText(bookText);
  const asked = useDeferredValue(words);
  const found = useMemo(() => findBooks(books, asked), [books, asked]);
  if (found.length === 0) return null;
  return (
    <Section
      title={text.matching}
      more={<Link to={`/books?${new URLSearchParams({ q: asked }).toString()}`}>{text.all(found.length)}</Link>}
    >
      <Grid as="ul" minColumn={BOOK_WIDTH}>
        {found.slice(0, SHOWN).map((book) => (
          <li key={book.id}>
            <BookCard book={book} to={`/books?book=${book.id}`} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
