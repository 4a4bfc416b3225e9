import { useEffect, useState } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { SearchField, Select } from '@lectern/shared/ui';
import { deskText } from '../../text/desk.en';
import * as styles from '../Desk.module.css';

/** Filter of a list: a status (`all` for every one) and a search. Both are stored in the URL. */
export type ListFilter = { status: string; text: string };

/** Pause in typing, in milliseconds, after which a search starts. */
const PAUSE_MS = 250;
/** Length of the longest search. */
const MAX_CHARACTERS = 200;

/**
 * Returns the filter in the URL, and a function that replaces it. `initial` is the status for a missing or unknown one.
 */
export function useFilter(statuses: readonly string[], initial: string): [ListFilter, (filter: ListFilter) => void] {
  const [query, setQuery] = useSearchParams();
  const requested = query.get('status') ?? initial;
  const status = requested === 'all' || statuses.includes(requested) ? requested : initial;
  const change = (filter: ListFilter): void => {
    const next = new URLSearchParams(query);
    next.set('status', filter.status);
    if (filter.text === '') next.delete('q');
    else next.set('q', filter.text);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return [{ status, text: (query.get('q') ?? '').slice(0, MAX_CHARACTERS) }, change];
}

type Props = {
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
  statuses: readonly string[];
  /** Key in `deskText.searchHints` of what the search matches; null for a list without a search. */
  search: string | null;
};

/**
 * Returns what is typed in the search field, and its setter. A pause in typing writes it into the filter; a filter that
 * changes otherwise, as by a link, replaces it.
 */
function useTypedText(filter: ListFilter, onChange: Props['onChange']): [string, (text: string) => void] {
  const [typed, setTyped] = useState(filter.text);
  const [written, setWritten] = useState<string | null>(null);
  const [seen, setSeen] = useState(filter.text);
  if (seen !== filter.text) {
    setSeen(filter.text);
    setWritten(null);
    if (filter.text !== written) setTyped(filter.text);
  }
  useEffect(() => {
    const text = typed.trim().slice(0, MAX_CHARACTERS);
    if (text === filter.text) return;
    const timer = setTimeout(() => {
      setWritten(text);
      onChange({ ...filter, text });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped];
}

/** Search and status of a list. */
export function Toolbar({ filter, onChange, statuses, search }: Props) {
  const text = useText(deskText);
  const [typed, setTyped] = useTypedText(filter, onChange);
  if (statuses.length === 0 && search === null) return null;
  const options = [...statuses, 'all'].map((value) => ({
    value,
    label: value === 'all' ? text.all : (text.statuses[value] ?? value),
  }));
  return (
    <div className={styles.toolbar} role="search">
      {search !== null && (
        <SearchField label={text.search} value={typed} placeholder={text.searchHints[search] ?? ''} onType={setTyped} />
      )}
      {statuses.length > 0 && (
        <Select
          label={text.status}
          value={filter.status}
          options={options}
          onChange={(event) => onChange({ ...filter, status: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
