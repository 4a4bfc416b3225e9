import { useCallback, useMemo, useState } from 'react';
import type { ListedBook, ListedCategory } from '@lectern/shared/domain';
import { useSearchParams } from '@lectern/shared/router';
import { useTypedWords } from '@lectern/shared/searchBox';
import { Button, FilterIcon, Grid, SearchField } from '@lectern/shared/ui';
import { isYours, type Library } from '../data/library';
import { bookWords } from '../text/books.en';
import { useText } from '../text/useText';
import { BookCard } from './BookCard';
import { BOOK_WIDTH } from './bookWidth';
import { ChosenFilters, NoBookFits } from './ChosenFilters';
import { FacetFields, offeredFacets } from './FacetFields';
import { FilterDialog } from './FilterDialog';
import { narrowBooks, SORTS, sortBooks, type Facet } from './narrowBooks';
import { readShelfAddress, withParameter, withValue } from './shelfAddress';
import { OwnBooks } from './OwnBooks';
import styles from './Shelf.module.css';

type Props = { books: readonly ListedBook[]; topics: readonly ListedCategory[]; library: Library | undefined };

/** The shelf: every published book, narrowed and ordered by the query string. */
export function Shelf({ books, topics, library }: Props) {
  const text = useText(bookWords);
  const [query, setQuery] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const address = useMemo(() => readShelfAddress(query), [query]);
  const send = useCallback(
    (words: string): void =>
      setQuery((before) => withParameter(before, 'q', words), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const { typed, type } = useTypedWords(address.words, send);
  const sorted = useMemo(() => sortBooks(books, address.sort), [books, address.sort]);
  const isMine = useCallback((book: ListedBook): boolean => library !== undefined && isYours(library, book), [library]);
  const narrowed = useMemo(() => narrowBooks(sorted, address.words, address.chosen, isMine), [sorted, address, isMine]);
  const offered = useMemo(
    () => offeredFacets(narrowBooks(books, address.words, {}, isMine), address.chosen),
    [books, address, isMine],
  );
  const go = (next: URLSearchParams): void => setQuery(next, { preventScrollReset: true });
  const choose = (facet: Facet, value: string, isChosen: boolean): void => go(withValue(query, facet, value, isChosen));
  const isUnknown = address.chosen.mine !== undefined && !library;
  const chosenCount = Object.values(address.chosen).reduce((sum, values) => sum + values.length, 0);
  const fields = (
    <div className={styles.fields}>
      <FacetFields
        offered={offered}
        counts={narrowed.counts}
        chosen={address.chosen}
        topics={topics}
        onChoose={choose}
      />
    </div>
  );
  return (
    <div className={styles.layout}>
      <aside className={styles.panel} aria-label={text.filters}>
        <div role="search">
          <SearchField label={text.find} placeholder={text.findHint} value={typed} onType={type} />
        </div>
        <div className={styles.wide}>{fields}</div>
      </aside>
      <section className={styles.results} aria-label={text.results}>
        <div className={styles.bar}>
          <p role="status">{!isUnknown && text.books(narrowed.matching.length)}</p>
          <div className={styles.tools}>
            {offered.length > 0 && (
              <Button
                className={styles.opener}
                variant="secondary"
                size="small"
                icon={<FilterIcon />}
                onClick={() => setIsOpen(true)}
              >
                {text.openFilters(chosenCount)}
              </Button>
            )}
            <label className={styles.sort}>
              <span>{text.sort}</span>
              <select
                aria-label={text.sort}
                value={address.sort}
                onChange={({ currentTarget: { value } }) =>
                  go(withParameter(query, 'sort', value === SORTS[0] ? '' : value))
                }
              >
                {SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {text.sorts[sort]}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </div>
        <ChosenFilters address={address} topics={topics} />
        {isUnknown ? (
          <OwnBooks />
        ) : (
          narrowed.matching.length === 0 && <NoBookFits address={address} narrowed={narrowed} />
        )}
        <Grid as="ul" minColumn={BOOK_WIDTH}>
          {narrowed.matching.map((book) => (
            <li key={book.id}>
              <BookCard book={book} yours={yoursOf(library, book)} />
            </li>
          ))}
        </Grid>
      </section>
      <FilterDialog open={isOpen} onClose={() => setIsOpen(false)} count={narrowed.matching.length}>
        {fields}
      </FilterDialog>
    </div>
  );
}

/** How far the reader has come in a book of their own; null for any other. */
export const yoursOf = (library: Library | undefined, book: ListedBook): { percent: number } | null =>
  library && isYours(library, book) ? { percent: library.percents.get(book.id) ?? 0 } : null;
