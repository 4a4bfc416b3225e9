import { parseBook, parseListedBook, type ListedBook } from '@lectern/shared/domain';
import type { FirestoreAdmin } from '@lectern/backend';
import { isPublished } from './courseEntry';
import { priceOf, type CourseContext } from './listCourse';
import type { DocumentWarnings } from './DocumentWarnings';
import type { Pause } from '../timeSlices';

/** The listed books in the order of their ids, and the products that published books name, listed or not. */
export type BookList = { books: ListedBook[]; products: Set<string> };

/** Reads the published books. Leaves out an invalid one, or one without a payable price, with a warning. */
export async function readBooks(
  admin: FirestoreAdmin,
  context: Pick<CourseContext, 'prices'>,
  warnings: DocumentWarnings,
  pause: Pause,
): Promise<BookList> {
  const list: BookList = { books: [], products: new Set() };
  const parsing = warnings.reparsing('books', 'all');
  for (const document of admin.scan('books')) {
    await pause();
    const book = isPublished(document) ? parsing.one(document, parseBook) : null;
    if (!book) continue;
    if (book.productId !== null) list.products.add(book.productId);
    const listed = parsing.attempt(() =>
      parseListedBook({ ...book, price: priceOf(context, book, document.path) }, document.path),
    );
    if (listed) list.books.push(listed);
  }
  return list;
}
