import { useCallback, useEffect, useState } from 'react';

/**
 * Where the courses to go on with stand: above the shelves, below the first of them, or not known yet, while the
 * shelves wait.
 */
export type ContinuedStand = 'first' | 'second' | 'open';

/** For how long the shelves wait, in milliseconds. */
const PATIENCE = 2_000;

/**
 * Where the courses to go on with come without moving what is read already: above the shelves, where their `places` are
 * kept or they are known in time, else below the first shelf. `tell` is given how many there are once that is known.
 * Nobody waits for those of a visitor without an account.
 */
export function useContinuedStand(
  isSignedIn: boolean,
  places: number,
): { stand: ContinuedStand; tell: (found: number) => void } {
  const [stand, setStand] = useState<ContinuedStand>(!isSignedIn ? 'second' : places > 0 ? 'first' : 'open');
  const isOpen = stand === 'open';
  const settle = useCallback(
    (next: ContinuedStand): void => setStand((before) => (before === 'open' ? next : before)),
    [],
  );
  useEffect(() => {
    const timer = isOpen ? setTimeout(settle, PATIENCE, 'second') : undefined;
    return () => clearTimeout(timer);
  }, [isOpen, settle]);
  return { stand, tell: useCallback((found) => settle(found > 0 ? 'first' : 'second'), [settle]) };
}
