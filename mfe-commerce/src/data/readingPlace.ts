import { mergeChanges } from '@lectern/shared/sync';
import { parseReading } from '@lectern/shared/domain';

const documents = () => import('@lectern/shared/firebase/documents');

/** The most bookmarks of one book. */
export const BOOKMARKS = 100;

/** Where somebody stands in a book, and the places that they have marked, as locators. */
export type ReadingPlace = { locator: string; percent: number; bookmarks: string[] };

/** What the account was last known to hold, so that what another device has changed since can be told. */
export type KnownPlace = { locator: string | null; bookmarks: readonly string[] };

/** A place that has not reached the account yet: since `at`, in milliseconds. */
type Unsent = ReadingPlace & { uid: string; bookId: string; known: KnownPlace; at: number };

const KEY = 'lectern.reading';
/** The device keeps the unsent places of this many books. */
const MOST = 20;

const pathOf = (uid: string, bookId: string): string => `users/${uid}/reading/${bookId}`;

/**
 * Where the person stands in a book, on whichever device it was; null when they have not begun. What this device could
 * not send before is sent first, and counts when the account cannot be asked. Rejects with a BackendError when nothing
 * is known.
 */
export async function getReadingPlace(uid: string, bookId: string): Promise<ReadingPlace | null> {
  const unsent = findUnsent(uid, bookId);
  try {
    if (unsent) await sendReadingPlace(uid, bookId);
    return await (await documents()).getDocument(pathOf(uid, bookId), parseReading);
  } catch (error) {
    if (unsent) return unsent;
    throw error;
  }
}

/** Keeps a place on the device, to be sent. */
export function keepReadingPlace(uid: string, bookId: string, place: ReadingPlace, known: KnownPlace): void {
  const others = listUnsent().filter((one) => one.uid === uid && one.bookId !== bookId);
  saveUnsent([...others, { ...place, uid, bookId, known, at: Date.now() }].slice(-MOST));
}

/**
 * Sends the place that the device keeps for a book, if any; resolves to what the account holds then, or null when there
 * was nothing to send. A place to which another device went later stays; bookmarks of both are merged. Rejects with a
 * BackendError, and the place is kept.
 */
export async function sendReadingPlace(uid: string, bookId: string): Promise<ReadingPlace | null> {
  const unsent = findUnsent(uid, bookId);
  if (!unsent) return null;
  const { changeDocument, serverTime } = await documents();
  let sent: ReadingPlace = unsent;
  await changeDocument(pathOf(uid, bookId), parseReading, (current) => {
    const bookmarks = mergeChanges(
      unsent.known.bookmarks,
      unsent.bookmarks,
      current?.bookmarks ?? [],
      (locator) => locator,
    ).slice(0, BOOKMARKS);
    // Clocks differ, so times only decide once it is certain that somebody else was here.
    const isElsewhere =
      current !== null && current.locator !== unsent.known.locator && current.updatedAt.getTime() > unsent.at;
    const { locator, percent } = isElsewhere ? current : unsent;
    sent = { locator, percent, bookmarks };
    return { ...sent, updatedAt: serverTime };
  });
  saveUnsent(listUnsent().filter((one) => one.uid !== uid || one.bookId !== bookId || one.at !== unsent.at));
  return sent;
}

const findUnsent = (uid: string, bookId: string): Unsent | undefined =>
  listUnsent().find((one) => one.uid === uid && one.bookId === bookId);

function listUnsent(): Unsent[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function saveUnsent(places: readonly Unsent[]): void {
  try {
    if (places.length > 0) localStorage.setItem(KEY, JSON.stringify(places));
    else localStorage.removeItem(KEY);
  } catch {
    // The place is then only in the address.
  }
}

function isUnsent(value: unknown): value is Unsent {
  const { uid, bookId, locator, percent, bookmarks, known, at } = (value ?? {}) as Record<string, unknown>;
  const areTexts = (list: unknown): boolean => Array.isArray(list) && list.every((one) => typeof one === 'string');
  return (
    typeof uid === 'string' &&
    typeof bookId === 'string' &&
    typeof locator === 'string' &&
    Number.isInteger(percent) &&
    areTexts(bookmarks) &&
    areTexts((known as Partial<KnownPlace> | undefined)?.bookmarks) &&
    typeof at === 'number'
  );
}
