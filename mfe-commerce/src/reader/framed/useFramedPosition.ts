import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import type { FramePosition } from './frameMessages';

type Options = {
  saved: string | null;
  onRead: (locator: string, percent: number) => void;
};

/**
 * Ties a book in a frame to the address: `&at=` follows the reader's moves without new entries of the history, and any
 * other change of it moves the book. `first` is where to begin. Moves by the reader, and those by links,
 * count as reading; a new layout does not.
 */
export function useFramedPosition({ saved, onRead }: Options) {
  const [query, setQuery] = useSearchParams();
  const at = query.get('at');
  const own = useRef(at);
  const isAsked = useRef(saved === null);
  const onMove = useCallback(
    ({ locator, percent, byReader }: FramePosition): void => {
      if (!byReader && !isAsked.current) return;
      isAsked.current = false;
      onRead(locator, percent);
      if (!byReader || own.current === locator) return;
      own.current = locator;
      const follow = (before: URLSearchParams): URLSearchParams => {
        const next = new URLSearchParams(before);
        next.set('at', locator);
        return next;
      };
      setQuery(follow, { replace: true, preventScrollReset: true });
    },
    [onRead, setQuery],
  );
  /** Returns true once for a new locator in the address that is not the book's own. */
  const isNew = useCallback((locator: string): boolean => {
    if (locator === own.current) return false;
    own.current = locator;
    isAsked.current = true;
    return true;
  }, []);
  return { at, first: at ?? saved, onMove, isNew };
}

/** Moves the open book to each new locator in the address. */
export function useFollowedAddress(
  { at, isNew }: Pick<ReturnType<typeof useFramedPosition>, 'at' | 'isNew'>,
  isOpen: boolean,
  go: (locator: string) => void,
): void {
  useEffect(() => {
    if (isOpen && at !== null && isNew(at)) go(at);
  }, [at, isNew, isOpen, go]);
}
