import { claimFree, listOwned } from '@lectern/shared/cart';
import { parseBook, parseReading, type Book } from '@lectern/shared/domain';

const documents = () => import('@lectern/shared/firebase/documents');

/** Products that a user owns, and their progress in each book that they have opened (percent by book id). */
export type Library = { products: ReadonlySet<string>; percents: ReadonlyMap<string, number> };

/** Lists a user's library. Rejects with a BackendError. */
export async function listLibrary(uid: string): Promise<Library> {
  const { listDocuments } = await documents();
  const [{ products }, readings] = await Promise.all([
    listOwned(uid),
    listDocuments({ collection: `users/${uid}/reading` }, parseReading),
  ]);
  return { products, percents: new Map(readings.map(({ id, percent }) => [id, percent])) };
}

/** Resolves to the document of a book; null unless it is published. Rejects with a BackendError. */
export const getBook = async (id: string): Promise<Book | null> =>
  (await documents()).getDocument(`books/${id}`, parseBook);

/** Adds a free book to a user's library; resolves to false when it is not free. Rejects with a BackendError. */
export const claimBook = (uid: string, { id, productId }: { id: string; productId: string }): Promise<boolean> =>
  claimFree(uid, { productId, kind: 'book', refId: id });
