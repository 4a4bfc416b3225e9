import { useCallback, useEffect, useState } from 'react';

/** Pause in typing before the search is sent, in milliseconds. */
const PAUSE = 250;

/**
 * State of a search box whose query (`asked`, trimmed) is in the address. Calls `send` after a pause in typing, or at
 * once by `ask`. A query that changes elsewhere, such as by Back, replaces the box's value. `send` is stable.
 */
export function useTypedWords(
  asked: string,
  send: (words: string) => void,
): { typed: string; type: (value: string) => void; ask: (value: string) => void } {
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [sent, setSent] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    if (asked !== sent) setTyped(asked);
    // What was sent has arrived, or another query has replaced it: when it comes back, it comes from elsewhere.
    setSent(asked);
  }
  const go = useCallback(
    (value: string): void => {
      const words = value.trim();
      setSent(words);
      send(words);
    },
    [send],
  );
  useEffect(() => {
    if (typed.trim() === seen) return undefined;
    const timer = setTimeout(() => go(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, seen, go]);
  const ask = (value: string): void => {
    setTyped(value);
    go(value);
  };
  return { typed, type: setTyped, ask };
}
