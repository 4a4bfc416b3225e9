import { list, nullable, object, type Parsed } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { anything, chars, id, language, slug, boundedList, storagePath, integer } from '../parsing/fields';
import { listedPrice } from './listedPrice';
import { parseValid, type Warn } from '../parsing/parseValid';

const listedBook = object({
  id,
  slug,
  title: chars(1, 200),
  authors: boundedList(chars(1, 80), 10, 1),
  category: nullable(slug),
  language,
  pages: integer(1),
  cover: nullable(storagePath),
  sample: nullable(storagePath),
  productId: nullable(id),
  price: nullable(listedPrice),
});

/** A book as lists show it. */
export type ListedBook = Parsed<typeof listedBook>;

/** Parses one book of a list; throws a DocumentError that names `path`, its source document. */
export const parseListedBook = /*#__PURE__*/ documentParser(listedBook);

/** All published books. */
export type CatalogueBooks = { books: ListedBook[] };

const file = object({ books: list(anything) });

/** Parses the list of books; throws a ContractError. A malformed entry is skipped and reported to `warn`. */
export const parseCatalogueBooks = (data: unknown, warn: Warn = () => undefined): CatalogueBooks => ({
  books: parseValid(file(data, 'books').books, listedBook, 'books', warn),
});
