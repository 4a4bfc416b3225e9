import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ListedBook } from '@lectern/shared/domain';
import { useQueryClient } from '@lectern/shared/query';
import { library } from '../data/library';
import type { ReadingPosition } from '../data/readingPosition';
import { ReadingSession, type ReadingState } from './readingSession';

/** The owner of a book, and their position when it was opened; null for a sample. */
export type Owner = { uid: string; position: ReadingPosition | null } | null;

/** `book` is undefined for a withdrawn book that the user owns; `owner` is null for a sample. */
export type ReaderProps = { id: string; book: ListedBook | undefined; owner: Owner };

/** A reader's bookmarks, and how to change them and the position. `getState` may be newer than the last render. */
export type Reading = ReadingState & Pick<ReadingSession, 'getState' | 'move' | 'setBookmarks'>;

/** Returns the bookmarks in an open book, following every change, and how to change them and the position. */
export function useReading(bookId: string, owner: Owner): Reading {
  const client = useQueryClient();
  const uid = owner?.uid ?? null;
  const [start] = useState(owner?.position ?? null);
  const session = useMemo(() => {
    const refresh = (): void => {
      if (uid !== null) void client.invalidateQueries({ queryKey: library(uid).queryKey });
    };
    return new ReadingSession(uid, bookId, start, refresh);
  }, [uid, bookId, start, client]);
  useEffect(() => session.open(), [session]);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  return { ...state, getState: session.getState, move: session.move, setBookmarks: session.setBookmarks };
}
