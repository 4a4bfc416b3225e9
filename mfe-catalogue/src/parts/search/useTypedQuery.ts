import { useCallback } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import { useTypedWords } from '@lectern/shared/searchBox';

/** State of the search box and of `?q=`, which follows it on the first page without new history entries. */
export function useTypedQuery(): {
  typed: string;
  asked: string;
  type: (value: string) => void;
  ask: (value: string) => void;
} {
  const [query, setQuery] = useSearchParams();
  const asked = (query.get('q') ?? '').trim();
  const send = useCallback(
    (words: string): void =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('page');
          if (words) next.set('q', words);
          else next.delete('q');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  const { ask, ...typing } = useTypedWords(asked, send);
  // Navigating to the search that is shown already would move the focus away from the box.
  return {
    asked,
    ...typing,
    ask: (value) => (value.trim() === asked && !query.has('page') ? typing.type : ask)(value),
  };
}
