import { listOwned } from '@lectern/shared/cart';
import { parseBook, parseReading, type Book, type ListedBook } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** What a person owns, and how far they have come in which book (percent, by the book's id). */
export type Library = { products: ReadonlySet<string>; percents: ReadonlyMap<string, number> };

/** The person's library. */
export const library = (uid: string) => queryOptions({
  networkMode: 'always',
  queryKey: ['users', uid, 'library'],
  queryFn: async (): Promise<Library> => {
    const { listDocuments } = await documents();
    const [{ products }, readings] = await Promise.all([listOwned(uid), listDocuments({ collection: `users/${uid}/reading` }, parseReading)]);
    return { products, percents: new Map(readings.map(({ id, percent }) => [id, percent])) };
  },
});

/** Whether a book is the person's: bought or claimed, or open to every account and begun. */
export const isYours = ({ products, percents }: Library, { id, productId }: Pick<ListedBook, 'id' | 'productId'>): boolean =>
  (productId === null ? percents.has(id) : products.has(productId));

/** Whether the whole book is open to the person: a book without a product is open to every account. */
export const mayRead = (known: Library | undefined, { productId }: Pick<ListedBook, 'productId'>): boolean =>
  known !== undefined && (productId === null || known.products.has(productId));

/** What only the book's own document says, such as its description; null when there is none, or none for everybody. */
export const bookDetails = (id: string) => queryOptions({
  networkMode: 'always',
  queryKey: ['books', id],
  queryFn: async (): Promise<Book | null> => (await documents()).getDocument(`books/${id}`, parseBook),
});
