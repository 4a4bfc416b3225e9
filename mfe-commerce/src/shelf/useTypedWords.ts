import { useEffect, useState } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import { withParameter } from './shelfAddress';

/** How long nothing is typed before the address follows, in milliseconds. */
const PAUSE = 250;

/** What is typed into the shelf's box; `?q=` follows after a pause, without a new entry in the history. A `q` from elsewhere, such as Back, is what then stands in the box. */
export function useTypedWords(asked: string): { typed: string; type: (words: string) => void } {
  const setQuery = useSearchParams()[1];
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [sent, setSent] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    if (asked !== sent) setTyped(asked);
  }
  useEffect(() => {
    const words = typed.trim();
    if (words === seen) return undefined;
    const timer = setTimeout(() => {
      setSent(words);
      setQuery((before) => withParameter(before, 'q', words), { replace: true, preventScrollReset: true });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, seen, setQuery]);
  return { typed, type: setTyped };
}
