import { parseBook, parseListedBook, type ListedBook } from '@lectern/shared/domain';
import type { FirestoreAdmin } from '@lectern/backend';
import { isPublished } from './courseEntry';
import { priceOf, type Surroundings } from './courseFacts';
import type { Faults } from './DocumentWarnings';
import type { Pause } from '../timeSlices';

/** The published books in the order of their ids, and the products that books name, be they listed or not. */
export type ReadBooks = { books: ListedBook[]; products: Set<string> };

/** Reads the published books. One that breaks its form, or that has a price which nobody can pay, is left out. */
export async function readBooks(
  admin: FirestoreAdmin,
  around: Pick<Surroundings, 'prices'>,
  faults: Faults,
  pause: Pause,
): Promise<ReadBooks> {
  const read: ReadBooks = { books: [], products: new Set() };
  const parsing = faults.afresh('books', 'all');
  for (const document of admin.scan('books')) {
    await pause();
    const book = isPublished(document) ? parsing.one(document, parseBook) : null;
    if (!book) continue;
    if (book.productId !== null) read.products.add(book.productId);
    const listed = parsing.attempt(() =>
      parseListedBook({ ...book, price: priceOf(around, book, document.path) }, document.path),
    );
    if (listed) read.books.push(listed);
  }
  return read;
}
