import { useDeferredValue, useMemo } from 'react';
import type { ListedBook } from '@lectern/shared/domain';
import { Link } from '@lectern/shared/router';
import { Grid, Section } from '@lectern/shared/ui';
import { findBooks } from '../list/findBooks';
import { bookWords } from '../text/books.en';
import { useText } from '../text/useText';
import { BookCard } from './BookCard';
import { BOOK_WIDTH } from './bookWidth';

const SHOWN = 4;
const NONE: readonly ListedBook[] = [];

/** The best of the books that a search finds beside courses; nothing when there are none. */
export function MatchingBooks({ books = NONE, words }: { books: readonly ListedBook[] | undefined; words: string }) {
  const text = useText(bookWords);
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
