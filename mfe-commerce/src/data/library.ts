import type { ListedBook } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import type { Library } from './bookRecords';

export type { Library };

/** What asks the backend. The SDK, without which it is of no use, is on its way meanwhile. */
const records = () => {
  import('@lectern/shared/firebase/documents').catch(() => undefined);
  return import('./bookRecords');
};

/** The person's library. */
export const library = (uid: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['users', uid, 'library'],
    queryFn: async () => (await records()).listLibrary(uid),
  });

/** Whether a book is the person's: bought or claimed, or open to every account and begun. */
export const isYours = (
  { products, percents }: Library,
  { id, productId }: Pick<ListedBook, 'id' | 'productId'>,
): boolean => (productId === null ? percents.has(id) : products.has(productId));

/** Whether the whole book is open to the person: a book without a product is open to every account. */
export const mayRead = (known: Library | undefined, { productId }: Pick<ListedBook, 'productId'>): boolean =>
  known !== undefined && (productId === null || known.products.has(productId));

/** What only the book's own document says, such as its description; null when there is none, or none for everybody. */
export const bookDetails = (id: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['books', id],
    queryFn: async () => (await records()).getBook(id),
  });

/**
 * Adds a book that costs nothing to the person's library; false when it is not free (any more). Rejects with a
 * BackendError.
 */
export const claimBook = async (uid: string, book: { id: string; productId: string }): Promise<boolean> =>
  (await records()).claimBook(uid, book);
