import { useCallback, useEffect, useState } from 'react';

/** How long nothing is typed before it is asked for, in milliseconds. */
const PAUSE = 250;

/**
 * What is typed into a box, and what is asked for (`asked`, trimmed, as the address has it): `send` is given the words
 * after a pause, or at once by `ask`. What comes to be asked for from elsewhere, such as Back, is what then stands in
 * the box. `send` keeps its identity.
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
