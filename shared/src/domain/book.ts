import * as v from 'valibot';
import { chars, documentParser, id, language, storagePath, time, whole } from './document';
import { isIsbn13 } from './isbn13';

/** `books/{id}`. */
export type Book = ReturnType<typeof parseBook>;

/** Parses `books/{id}`; throws a DocumentError. */
export const parseBook = documentParser(v.object({
  slug: chars(1, 120), title: chars(1, 200), summary: chars(0, 5000), authors: v.pipe(v.array(chars(1, 80)), v.minLength(1), v.maxLength(10)),
  isbn13: v.nullable(v.pipe(v.string(), v.check(isIsbn13, 'must be an ISBN-13 with its check digit'))),
  category: v.nullable(chars(1, 120)), language, pages: whole(1), cover: v.nullable(storagePath), sample: v.nullable(storagePath),
  productId: v.nullable(id), status: v.picklist(['draft', 'published', 'archived']), createdAt: time, updatedAt: time,
}));
