import { useCallback, useEffect, useRef, useState } from 'react';
import { mergeChanges } from '@lectern/shared/sync';
import { useQueryClient } from '@lectern/shared/query';
import { library } from '../data/library';
import { keepReadingPlace, sendReadingPlace, type ReadingPlace } from '../data/readingPlace';

/** How long after a move the place is sent, in milliseconds. */
const PAUSE = 2_000;
const NOWHERE: ReadingPlace = { locator: '', percent: 0, bookmarks: [] };

/** Whose book it is, and where they stood when it was opened; null for a sample. */
export type Owner = { uid: string; place: ReadingPlace | null } | null;

/**
 * What the reader keeps: bookmarks as they are now, how to change them and the place, and whether something waits to be
 * sent.
 */
export type Reading = {
  bookmarks: readonly string[];
  move: (locator: string, percent: number) => void;
  mark: (locators: string[]) => void;
  isWaiting: boolean;
};

/**
 * Keeps place and bookmarks: on the device at once, in the account soon after, when the page is left, and when the
 * network is back.
 */
export function useReading(bookId: string, owner: Owner): Reading {
  const uid = owner?.uid ?? null;
  const client = useQueryClient();
  const [bookmarks, setBookmarks] = useState<readonly string[]>(owner?.place?.bookmarks ?? []);
  const [isWaiting, setIsWaiting] = useState(false);
  const now = useRef(owner?.place ?? NOWHERE);
  const known = useRef({ locator: owner?.place?.locator ?? null, bookmarks: owner?.place?.bookmarks ?? [] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (uid === null) return;
    const before = now.current.bookmarks;
    try {
      const sent = await sendReadingPlace(uid, bookId);
      setIsWaiting(false);
      if (!sent) return;
      known.current = sent;
      const merged = mergeChanges(before, now.current.bookmarks, sent.bookmarks, (locator) => locator);
      now.current = { ...now.current, bookmarks: merged };
      setBookmarks(merged);
      void client.invalidateQueries({ queryKey: library(uid).queryKey });
    } catch {
      setIsWaiting(true);
    }
  }, [uid, bookId, client]);

  const keep = useCallback(
    (changes: Partial<ReadingPlace>): void => {
      const next = { ...now.current, ...changes };
      if (uid === null || JSON.stringify(next) === JSON.stringify(now.current)) return;
      now.current = next;
      keepReadingPlace(uid, bookId, next, known.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), PAUSE);
    },
    [uid, bookId, send],
  );

  useEffect(() => whenLeaving(() => void send()), [send]);

  return {
    bookmarks,
    isWaiting,
    move: useCallback((locator, percent) => keep({ locator, percent }), [keep]),
    mark: useCallback(
      (locators) => {
        setBookmarks(locators);
        keep({ bookmarks: locators });
      },
      [keep],
    ),
  };
}

/** Calls `send` when the page is hidden or left, when the network is back, and at the end, which it returns. */
function whenLeaving(send: () => void): () => void {
  const hide = (): void => {
    if (document.visibilityState === 'hidden') send();
  };
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', send);
  addEventListener('online', send);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', send);
    removeEventListener('online', send);
    send();
  };
}
