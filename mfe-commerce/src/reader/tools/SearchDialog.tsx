import { useEffect, useState } from 'react';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Dialog, focusFirst, TextField } from '@lectern/shared/ui';
import { MAX_HITS, type OpenBook, type SearchHit } from '../bookView';
import { readerText } from '../../text/reader.en';
import { readPath } from '../../viewAddress';
import * as styles from './Dialogs.module.css';

/** Debounce delay of a search in milliseconds, and the least characters that start one. */
const REST = 300;
const SHORTEST = 2;

type Props = { open: boolean; onClose: () => void; id: string; book: OpenBook };

/** Dialog that searches the book as the user types. Matches lead to their position. The last query stays. */
export function SearchDialog({ open, onClose, id, book }: Props) {
  const labels = useText(readerText);
  const [query, setQuery] = useState('');
  const { hits, isDone } = useSearch(book, query.trim().length >= SHORTEST ? query.trim() : '');
  const isSearched = query.trim().length >= SHORTEST;
  return (
    <Dialog open={open} onClose={onClose} title={labels.search}>
      <div className={styles.search}>
        <TextField
          ref={focusFirst}
          type="search"
          label={labels.searchFor}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <p role="status" className={styles.hint}>
          {isSearched && (isDone ? labels.found(hits.length, hits.length >= MAX_HITS) : labels.searching)}
        </p>
        <ul role="list" className={styles.hits}>
          {hits.map((hit, number) => (
            <li key={`${hit.locator} ${String(number)}`}>
              <Link to={readPath(id, hit.locator)} preventScrollReset onClick={onClose}>
                <span className={styles.hitChapter}>{hit.chapter}</span>
                <span>
                  {hit.before}
                  <mark>{hit.match}</mark>
                  {hit.after}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type Found = { query: string; hits: readonly SearchHit[]; isDone: boolean };

const NOTHING: Found = { query: '', hits: [], isDone: false };

function useSearch(book: OpenBook, query: string): Found {
  const [found, setFound] = useState<Found>(NOTHING);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = (): void => {
      let hits: readonly SearchHit[] = [];
      const show = (isDone: boolean): void => {
        if (!signal.aborted) setFound({ query, hits, isDone });
      };
      const add = (more: readonly SearchHit[]): void => {
        hits = [...hits, ...more].slice(0, MAX_HITS);
        show(false);
      };
      void book.search(query, add, signal).then(() => show(true));
    };
    const timer = setTimeout(start, query === '' ? 0 : REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [book, query]);
  return found.query === query ? found : NOTHING;
}
