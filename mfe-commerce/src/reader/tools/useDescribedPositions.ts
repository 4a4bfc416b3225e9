import { useEffect, useMemo, useState } from 'react';
import type { OpenBook, DescribedPosition } from '../bookView';

/** Returns the positions of locators, described and in the book's order; null while they load. */
export function useDescribedPositions(
  book: OpenBook,
  locators: readonly string[],
): readonly DescribedPosition[] | null {
  const key = JSON.stringify(locators);
  const answer = useMemo(() => book.describe(JSON.parse(key) as string[]), [book, key]);
  const [found, setFound] = useState<{ answer: unknown; positions: DescribedPosition[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (!Array.isArray(answer))
      void answer.then((positions) => {
        if (isCurrent) setFound({ answer, positions });
      });
    return () => {
      isCurrent = false;
    };
  }, [answer]);
  const loaded = found?.answer === answer ? found.positions : null;
  const positions = Array.isArray(answer) ? answer : loaded;
  return useMemo(() => positions?.toSorted((a, b) => a.order - b.order) ?? null, [positions]);
}
