import { useEffect, useEffectEvent } from 'react';

/** How long a lesson is open before the next one is asked for, in milliseconds. */
const SETTLED = 2_000;

/** Fetches what the next lesson consists of once this one has been open for a while: then it begins at once. */
export function usePrefetchedLesson(nextId: string | undefined, prepare: (id: string) => void): void {
  const ask = useEffectEvent(prepare);
  useEffect(() => {
    if (nextId === undefined) return undefined;
    const timer = setTimeout(() => ask(nextId), SETTLED);
    return () => clearTimeout(timer);
  }, [nextId]);
}
