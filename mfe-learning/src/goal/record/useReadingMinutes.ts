import { useEffect } from 'react';

/** Signs that somebody reads, answers or writes, rather than having left the page open. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Calls `active` on each sign of use of the page, while `isReading`: a lesson is open that is read, answered or
 * programmed. A video reports what it plays instead.
 */
export function useReadingMinutes(active: () => void, isReading: boolean): void {
  useEffect(() => {
    if (!isReading) return undefined;
    const options = { passive: true, capture: true };
    for (const sign of SIGNS) addEventListener(sign, active, options);
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, active, options);
    };
  }, [active, isReading]);
}
