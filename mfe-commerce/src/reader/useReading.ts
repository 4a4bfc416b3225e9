import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useQueryClient } from '@lectern/shared/query';
import { createSaveScheduler, isSame, mergeChanges, onOnline, onPageHidden } from '@lectern/shared/sync';
import { library } from '../data/library';
import {
  saveReadingPosition,
  sendReadingPosition,
  type KnownPosition,
  type ReadingPosition,
} from '../data/readingPosition';

/** A position is sent once it has rested for 2 s; after a failure again, less and less often. In milliseconds. */
const DELAYS = { debounce: 2_000, firstRetry: 10_000, maxRetry: 300_000 };
const START: ReadingPosition = { locator: '', percent: 0, bookmarks: [] };

/** The owner of a book, and their position when it was opened; null for a sample. */
export type Owner = { uid: string; position: ReadingPosition | null } | null;

/** A reader's bookmarks, and how to change them and the position. `isWaiting`: a change could not be sent yet. */
export type Reading = {
  bookmarks: readonly string[];
  move: (locator: string, percent: number) => void;
  mark: (locators: string[]) => void;
  isWaiting: boolean;
};

/**
 * Saves position and bookmarks: on the device at once, and in the account soon after, when the page is hidden or the
 * book is closed, and when the network returns.
 */
export function useReading(bookId: string, owner: Owner): Reading {
  const uid = owner?.uid ?? null;
  const [bookmarks, setBookmarks] = useState<readonly string[]>(owner?.position?.bookmarks ?? []);
  const now = useRef(owner?.position ?? START);
  const known = useRef<KnownPosition>(owner?.position ?? { locator: null, bookmarks: [] });
  const { send, isWaiting } = useSend({ uid, bookId, now, known, setBookmarks });
  const requestSave = useSaveWhileOpen(send);

  const save = useCallback(
    (changes: Partial<ReadingPosition>): void => {
      const next = { ...now.current, ...changes };
      if (uid === null || isSame(next, now.current)) return;
      now.current = next;
      saveReadingPosition(uid, bookId, next, known.current);
      requestSave();
    },
    [uid, bookId, requestSave],
  );

  return {
    bookmarks,
    isWaiting,
    move: useCallback((locator, percent) => save({ locator, percent }), [save]),
    mark: useCallback(
      (locators) => {
        setBookmarks(locators);
        save({ bookmarks: locators });
      },
      [save],
    ),
  };
}

type SendOptions = {
  uid: string | null;
  bookId: string;
  now: RefObject<ReadingPosition>;
  known: RefObject<KnownPosition>;
  setBookmarks: (bookmarks: readonly string[]) => void;
};

/** Sends the position to the account and merges the bookmarks of other devices; `send` resolves to false on failure. */
function useSend({ uid, bookId, now, known, setBookmarks }: SendOptions) {
  const client = useQueryClient();
  const [isWaiting, setIsWaiting] = useState(false);
  const send = useCallback(async (): Promise<boolean> => {
    if (uid === null) return true;
    const before = now.current.bookmarks;
    try {
      const sent = await sendReadingPosition(uid, bookId);
      setIsWaiting(false);
      if (!sent) return true;
      known.current = sent;
      const merged = mergeChanges(before, now.current.bookmarks, sent.bookmarks, (locator) => locator);
      now.current = { ...now.current, bookmarks: merged };
      setBookmarks(merged);
      void client.invalidateQueries({ queryKey: library(uid).queryKey });
      return true;
    } catch {
      setIsWaiting(true);
      return false;
    }
  }, [uid, bookId, now, known, setBookmarks, client]);
  return { send, isWaiting };
}

/** Calls `send` when the page is hidden, the network returns or the book is closed, and soon after each request. */
function useSaveWhileOpen(send: () => Promise<boolean>): () => void {
  const scheduler = useMemo(() => createSaveScheduler(send, DELAYS), [send]);
  useEffect(() => {
    const sendNow = (): void => scheduler.request('leaving');
    const stops = [onPageHidden(sendNow), onOnline(sendNow)];
    return () => {
      for (const stop of stops) stop();
      sendNow();
      scheduler.stop();
    };
  }, [scheduler]);
  return useCallback(() => scheduler.request('soon'), [scheduler]);
}
