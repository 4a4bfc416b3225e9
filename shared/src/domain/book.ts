import * as v from 'valibot';
import { chars, documentParser, id, language, storagePath, time, whole } from './document';

/** True when `isbn` is 13 digits whose check digit is right. Source: ISO 2108. */
export function isIsbn13(isbn: string): boolean {
  if (!/^\d{13}$/.test(isbn)) return false;
  const sum = Array.from(isbn, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** `books/{id}`. */
export type Book = ReturnType<typeof parseBook>;

/** Parses `books/{id}`; throws a DocumentError. */
export const parseBook = documentParser(v.object({
  slug: chars(1, 120), title: chars(1, 200), summary: chars(0, 5000), authors: v.pipe(v.array(chars(1, 80)), v.minLength(1), v.maxLength(10)),
  isbn13: v.nullable(v.pipe(v.string(), v.check(isIsbn13, 'must be an ISBN-13 with its check digit'))),
  category: v.nullable(chars(1, 120)), language, pages: whole(1), cover: v.nullable(storagePath), sample: v.nullable(storagePath),
  productId: v.nullable(id), status: v.picklist(['draft', 'published', 'archived']), createdAt: time, updatedAt: time,
}));

/** `books/{id}/private/file`: where the whole book is, for those who own it. */
export type BookFile = ReturnType<typeof parseBookFile>;

/** Parses `books/{id}/private/file`; throws a DocumentError. */
export const parseBookFile = documentParser(v.object({
  path: storagePath, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), bytes: whole(1),
}));
