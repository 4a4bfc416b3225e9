import type { ListedBook } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import type { Library } from './bookRecords';

export type { Library };

/** Loads the module that calls the backend, and in parallel the SDK that it needs. */
const records = () => {
  import('@lectern/shared/firebase/documents').catch(() => undefined);
  return import('./bookRecords');
};

/** Query for a user's library. */
export const library = (uid: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['users', uid, 'library'],
    queryFn: async () => (await records()).listLibrary(uid),
  });

/** Returns true for a book in the library: bought, claimed, or open to every account and begun. */
export const isYours = (
  { products, percents }: Library,
  { id, productId }: Pick<ListedBook, 'id' | 'productId'>,
): boolean => (productId === null ? percents.has(id) : products.has(productId));

/** Returns true when the user may read the full book; a book without a product is open to every account. */
export const mayRead = (known: Library | undefined, { productId }: Pick<ListedBook, 'productId'>): boolean =>
  known !== undefined && (productId === null || known.products.has(productId));

/** Query for the document of a book, which has its description; null unless the book is published. */
export const bookDetails = (id: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['books', id],
    queryFn: async () => (await records()).getBook(id),
  });

/** Adds a free book to a user's library; resolves to false when it is not free. Rejects with a BackendError. */
export const claimBook = async (uid: string, book: { id: string; productId: string }): Promise<boolean> =>
  (await records()).claimBook(uid, book);
