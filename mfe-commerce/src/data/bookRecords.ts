import { claimFree, listOwned } from '@lectern/shared/cart';
import { parseBook, parseReading, type Book } from '@lectern/shared/domain';

const documents = () => import('@lectern/shared/firebase/documents');

/** What a person owns, and how far they have come in which book (percent, by the book's id). */
export type Library = { products: ReadonlySet<string>; percents: ReadonlyMap<string, number> };

/** Lists the person's library. Rejects with a BackendError. */
export async function listLibrary(uid: string): Promise<Library> {
  const { listDocuments } = await documents();
  const [{ products }, readings] = await Promise.all([
    listOwned(uid),
    listDocuments({ collection: `users/${uid}/reading` }, parseReading),
  ]);
  return { products, percents: new Map(readings.map(({ id, percent }) => [id, percent])) };
}

/** The book's own document; null when there is none, or none for everybody. Rejects with a BackendError. */
export const getBook = async (id: string): Promise<Book | null> =>
  (await documents()).getDocument(`books/${id}`, parseBook);

/**
 * Adds a book that costs nothing to the person's library; false when it is not free (any more). Rejects with a
 * BackendError.
 */
export const claimBook = (uid: string, { id, productId }: { id: string; productId: string }): Promise<boolean> =>
  claimFree(uid, { productId, kind: 'book', refId: id });
