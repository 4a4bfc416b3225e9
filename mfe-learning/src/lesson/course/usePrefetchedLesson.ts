import { useEffect, useEffectEvent } from 'react';

/** Time a lesson must be open before the next one is fetched, in milliseconds. */
const SETTLED = 2_000;

/** Prefetches the next lesson once this one has been open for two seconds, so that it opens at once. */
export function usePrefetchedLesson(nextId: string | undefined, prefetch: (id: string) => void): void {
  const fetchNext = useEffectEvent(prefetch);
  useEffect(() => {
    if (nextId === undefined) return undefined;
    const timer = setTimeout(() => fetchNext(nextId), SETTLED);
    return () => clearTimeout(timer);
  }, [nextId]);
}
