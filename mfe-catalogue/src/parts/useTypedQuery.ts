import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from '@lectern/shared/router';

/** How long nothing is typed before the address follows, in milliseconds. */
const PAUSE = 250;

/**
 * What is typed into the search box, and `?q=`, which follows it after a pause without a new entry in the history. A `q` that comes from
 * elsewhere, such as the header's box or Back, is what then stands in the box.
 */
export function useTypedQuery(): { typed: string; asked: string; type: (value: string) => void; ask: (value: string) => void } {
  const [query, setQuery] = useSearchParams();
  const asked = (query.get('q') ?? '').trim();
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [sent, setSent] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    if (asked !== sent) setTyped(asked);
  }
  const send = useCallback((value: string): void => {
    const words = value.trim();
    setSent(words);
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.delete('page');
      if (words) next.set('q', words);
      else next.delete('q');
      return next;
    }, { replace: true, preventScrollReset: true });
  }, [setQuery]);
  useEffect(() => {
    if (typed.trim() === seen) return undefined;
    const timer = setTimeout(() => send(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, seen, send]);
  const ask = (value: string): void => {
    setTyped(value);
    send(value);
  };
  return { typed, asked, type: setTyped, ask };
}
