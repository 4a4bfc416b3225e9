import { useCallback } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import { useTypedWords } from '@lectern/shared/searchBox';

/**
 * What is typed into the search box, and `?q=`, which follows it without a new entry in the history, from the first
 * page on.
 */
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
  // To ask for what is shown already would be a new visit to this page, which takes the focus away from the box.
  return {
    asked,
    ...typing,
    ask: (value) => (value.trim() === asked && !query.has('page') ? typing.type : ask)(value),
  };
}
