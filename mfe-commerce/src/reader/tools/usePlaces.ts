import { useEffect, useMemo, useState } from 'react';
import type { OpenBook, Place } from '../bookView';

/** Returns the places of locators in the book's order, and null until they are known. */
export function usePlaces(book: OpenBook, locators: readonly string[]): readonly Place[] | null {
  const key = JSON.stringify(locators);
  const answer = useMemo(() => book.describe(JSON.parse(key) as string[]), [book, key]);
  const [found, setFound] = useState<{ answer: unknown; places: Place[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (!Array.isArray(answer))
      void answer.then((places) => {
        if (isCurrent) setFound({ answer, places });
      });
    return () => {
      isCurrent = false;
    };
  }, [answer]);
  const places = Array.isArray(answer) ? answer : found?.answer === answer ? found.places : null;
  return useMemo(() => places?.toSorted((a, b) => a.order - b.order) ?? null, [places]);
}
