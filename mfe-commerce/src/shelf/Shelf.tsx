import { useState } from 'react';
import type { ListedBook, ListedCategory } from '@lectern/shared/domain';
import { deferredPart } from '@lectern/shared/loading';
import { useTypedWords } from '@lectern/shared/searchBox';
import { useText } from '@lectern/shared/text';
import { Button, FilterIcon, Grid, SearchField, listStyles, classNames } from '@lectern/shared/ui';
import { isYours, type Library } from '../data/library';
import { bookText } from '../text/books.en';
import { BookCard } from './BookCard';
import { BOOK_WIDTH } from './bookWidth';
import { FacetFields } from './FacetFields';
import { SORTS, type SelectedValues, type Sort } from './filterBooks';
import { LibrarySkeleton } from './LibrarySkeleton';
import { NoMatchingBooks, SelectedFilters } from './SelectedFilters';
import * as styles from './Shelf.module.css';
import { useShelf } from './useShelf';

const FilterDialog = deferredPart(
  () => import('./FilterDialog'),
  (module) => module.FilterDialog,
);
const LibraryPlaceholder = deferredPart(
  () => import('./LibraryPlaceholder'),
  (module) => module.LibraryPlaceholder,
);

type FieldsProps = { shelf: ReturnType<typeof useShelf>; topics: readonly ListedCategory[] };

const Fields = ({ shelf: { offered, filtered, address, choose }, topics }: FieldsProps) => (
  <div className={listStyles.fields}>
    <FacetFields offered={offered} counts={filtered.counts} chosen={address.chosen} topics={topics} onChoose={choose} />
  </div>
);

type FoundProps = { shelf: ReturnType<typeof useShelf>; library: Library | undefined };

type Props = { books: readonly ListedBook[]; topics: readonly ListedCategory[]; library: Library | undefined };

/** The shelf: every published book, filtered and sorted by the query string. */
export function Shelf({ books, topics, library }: Props) {
  const text = useText(bookText);
  const shelf = useShelf(books, library);
  // Stays once it was opened, so that closing it returns the focus.
  const [dialog, setDialog] = useState<'none' | 'open' | 'closed'>('none');
  const { address, filtered, offered, isLibraryShown } = shelf;
  const fields = <Fields shelf={shelf} topics={topics} />;
  return (
    <div className={classNames(listStyles.layout, styles.layout)}>
      <aside className={classNames(listStyles.panel, styles.panel)} aria-label={text.filters}>
        <SearchBooks query={address.query} onSearch={shelf.search} />
        <div className={styles.wide}>{fields}</div>
      </aside>
      <section className={listStyles.results} aria-label={text.results}>
        <div className={listStyles.bar}>
          <p role="status">{isLibraryShown && text.books(filtered.matching.length)}</p>
          <div className={listStyles.tools}>
            {offered.length > 0 && <FilterButton chosen={address.chosen} onOpen={() => setDialog('open')} />}
            <SortSelect value={address.sort} onChange={shelf.sort} />
          </div>
        </div>
        <SelectedFilters address={address} topics={topics} />
        <Found shelf={shelf} library={library} />
      </section>
      {dialog !== 'none' && (
        <FilterDialog open={dialog === 'open'} onClose={() => setDialog('closed')} count={filtered.matching.length}>
          {fields}
        </FilterDialog>
      )}
    </div>
  );
}

function Found({ shelf: { address, filtered, isLibraryShown }, library }: FoundProps) {
  if (!isLibraryShown) return <LibraryPlaceholder placeholder={<LibrarySkeleton />} />;
  return (
    <>
      <NoMatchingBooks address={address} filtered={filtered} />
      <BookGrid books={filtered.matching} library={library} />
    </>
  );
}

function BookGrid({ books, library }: Pick<Props, 'books' | 'library'>) {
  return (
    <Grid as="ul" minColumn={BOOK_WIDTH}>
      {books.map((book) => (
        <li key={book.id}>
          <BookCard book={book} yours={ownReading(library, book)} />
        </li>
      ))}
    </Grid>
  );
}

function SearchBooks({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const text = useText(bookText);
  const { typed, type } = useTypedWords(query, onSearch);
  return (
    <div role="search">
      <SearchField label={text.find} placeholder={text.findHint} value={typed} onType={type} />
    </div>
  );
}

function FilterButton({ chosen, onOpen }: { chosen: SelectedValues; onOpen: () => void }) {
  const text = useText(bookText);
  const count = Object.values(chosen).reduce((sum, values) => sum + values.length, 0);
  return (
    <Button className={styles.opener} variant="secondary" size="small" icon={<FilterIcon />} onClick={onOpen}>
      {text.openFilters(count)}
    </Button>
  );
}

function SortSelect({ value, onChange }: { value: Sort; onChange: (sort: string) => void }) {
  const text = useText(bookText);
  return (
    <label className={listStyles.sort}>
      <span>{text.sort}</span>
      <select aria-label={text.sort} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {text.sorts[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the progress in a book of the library; null for any other book. */
export const ownReading = (library: Library | undefined, book: ListedBook): { percent: number } | null =>
  library && isYours(library, book) ? { percent: library.percents.get(book.id) ?? 0 } : null;
