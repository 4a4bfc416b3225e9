import { parseReading } from '@lectern/shared/domain';
import { createOutbox, createStoredValue, mergeChanges } from '@lectern/shared/sync';

const documents = () => import('@lectern/shared/firebase/documents');

/** Maximum number of bookmarks of one book. */
export const BOOKMARKS = 100;

/** A person's position in a book and their bookmarks, as locators. `percent` is 0 to 100. */
export type ReadingPosition = { locator: string; percent: number; bookmarks: string[] };

/** The position in the account as this device last saw it: the base of a merge with the changes of other devices. */
export type KnownPosition = { locator: string | null; bookmarks: readonly string[] };

/** A position that has yet to be sent to the account. `at` is when it was saved, in milliseconds since 1970. */
type PendingPosition = ReadingPosition & { uid: string; bookId: string; known: KnownPosition; at: number };

/** Maximum number of books whose pending positions the device stores. */
const MAX_BOOKS = 20;

const stored = createStoredValue<readonly PendingPosition[]>(
  'lectern.reading',
  (value) => (Array.isArray(value) ? value.filter(isPending) : []),
  ({ length }) => length === 0,
);

const keyOf = ({ uid, bookId }: Pick<PendingPosition, 'uid' | 'bookId'>): string => JSON.stringify([uid, bookId]);

/** Pending positions of the person who last read on this device; those of others are dropped. */
const outbox = createOutbox<PendingPosition>(keyOf, stored.get, (positions) => {
  const reader = positions.at(-1)?.uid;
  stored.set(positions.filter(({ uid }) => uid === reader).slice(-MAX_BOOKS));
});

const pathOf = (uid: string, bookId: string): string => `users/${uid}/reading/${bookId}`;

/**
 * Fetches the person's position in a book, on whichever device it was saved; null when they have not begun. Sends a
 * pending position first, and resolves to it when the call fails. Without one, rejects with a BackendError.
 */
export async function getReadingPosition(uid: string, bookId: string): Promise<ReadingPosition | null> {
  const pending = outbox.find(keyOf({ uid, bookId }));
  try {
    if (pending) await sendReadingPosition(uid, bookId);
    return await (await documents()).getDocument(pathOf(uid, bookId), parseReading);
  } catch (error) {
    if (pending) return pending;
    throw error;
  }
}

/** Stores a position on the device, to be sent. */
export function saveReadingPosition(
  uid: string,
  bookId: string,
  position: ReadingPosition,
  known: KnownPosition,
): void {
  outbox.put({ ...position, uid, bookId, known, at: Date.now() });
}

/**
 * Sends the pending position in a book; resolves to what the account holds then, or null when nothing was pending. A
 * newer position of another device stays; bookmarks of both are merged. Rejects with a BackendError, and the position
 * stays pending.
 */
export async function sendReadingPosition(uid: string, bookId: string): Promise<ReadingPosition | null> {
  const pending = outbox.find(keyOf({ uid, bookId }));
  if (!pending) return null;
  const { changeDocument, serverTime } = await documents();
  let sent: ReadingPosition = pending;
  await changeDocument(pathOf(uid, bookId), parseReading, (current) => {
    sent = merge(pending, current);
    return { ...sent, updatedAt: serverTime };
  });
  outbox.settle(pending);
  return sent;
}

function merge(pending: PendingPosition, current: ReturnType<typeof parseReading> | null): ReadingPosition {
  const { known } = pending;
  const merged = mergeChanges(known.bookmarks, pending.bookmarks, current?.bookmarks ?? [], (locator) => locator);
  // Clocks differ, so times decide only once it is certain that another device has moved the position.
  const isNewer = current !== null && current.locator !== known.locator && current.updatedAt.getTime() > pending.at;
  const { locator, percent } = isNewer ? current : pending;
  return { locator, percent, bookmarks: merged.slice(0, BOOKMARKS) };
}

function isPending(value: unknown): value is PendingPosition {
  const { uid, bookId, locator, percent, bookmarks, known, at } = (value ?? {}) as Record<string, unknown>;
  const areStrings = (list: unknown): boolean => Array.isArray(list) && list.every((one) => typeof one === 'string');
  return (
    typeof uid === 'string' &&
    typeof bookId === 'string' &&
    typeof locator === 'string' &&
    Number.isInteger(percent) &&
    areStrings(bookmarks) &&
    areStrings((known as Partial<KnownPosition> | undefined)?.bookmarks) &&
    typeof at === 'number'
  );
}
