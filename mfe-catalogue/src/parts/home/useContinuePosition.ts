import { useCallback, useEffect, useState } from 'react';

/** Position of “Continue learning”: above all shelves, below the first one, or undecided while the shelves wait. */
export type ContinuePosition = 'above' | 'below' | 'undecided';

/** Longest wait of the shelves for a decision, in milliseconds. */
const TIMEOUT = 2_000;

/**
 * Decides where started courses appear without moving content that is already visible. They come first when skeletons
 * for `expected` of them are shown, or when they load in time; else below the first shelf. Call `onLoaded` with their
 * number. Visitors without an account wait for nothing.
 */
export function useContinuePosition(
  isSignedIn: boolean,
  expected: number,
): { position: ContinuePosition; onLoaded: (count: number) => void } {
  const [position, setPosition] = useState<ContinuePosition>(
    !isSignedIn ? 'below' : expected > 0 ? 'above' : 'undecided',
  );
  const isUndecided = position === 'undecided';
  const decide = useCallback(
    (next: ContinuePosition): void => setPosition((before) => (before === 'undecided' ? next : before)),
    [],
  );
  useEffect(() => {
    const timer = isUndecided ? setTimeout(decide, TIMEOUT, 'below') : undefined;
    return () => clearTimeout(timer);
  }, [isUndecided, decide]);
  return { position, onLoaded: useCallback((count) => decide(count > 0 ? 'above' : 'below'), [decide]) };
}
