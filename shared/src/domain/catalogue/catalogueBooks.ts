import { list, nullable, object, type Parsed } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { anything, chars, id, language, slug, some, storagePath, whole } from '../parsing/fields';
import { listedPrice } from './listedPrice';
import { withoutBroken, type Warn } from '../parsing/withoutBroken';

const listedBook = object({
  id,
  slug,
  title: chars(1, 200),
  authors: some(chars(1, 80), 10, 1),
  category: nullable(slug),
  language,
  pages: whole(1),
  cover: nullable(storagePath),
  sample: nullable(storagePath),
  productId: nullable(id),
  price: nullable(listedPrice),
});

/** A book as the shelf shows it. */
export type ListedBook = Parsed<typeof listedBook>;

/** Parses one book of a list; throws a DocumentError that names `path`, the document it was made of. */
export const parseListedBook = /*#__PURE__*/ documentParser(listedBook);

/** Every published book. */
export type CatalogueBooks = { books: ListedBook[] };

const file = object({ books: list(anything) });

/** Parses the list of books; throws a ContractError. A broken entry is left out and told to `warn`. */
export const parseCatalogueBooks = (data: unknown, warn: Warn = () => undefined): CatalogueBooks => ({
  books: withoutBroken(file(data, 'books').books, listedBook, 'books', warn),
});
