import { nullable, object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { check, chars, id, language, boundedList, storagePath, time, integer } from '../parsing/fields';
import { isIsbn13 } from './isbn13';

/** `books/{id}`. */
export type Book = ReturnType<typeof parseBook>;

/** Parses `books/{id}`; throws a DocumentError. */
export const parseBook = documentParser(
  object({
    slug: chars(1, 120),
    title: chars(1, 200),
    summary: chars(0, 5000),
    authors: boundedList(chars(1, 80), 10, 1),
    isbn13: nullable(
      check(
        'an ISBN-13 with its check digit',
        (value): value is string => typeof value === 'string' && isIsbn13(value),
      ),
    ),
    category: nullable(chars(1, 120)),
    language,
    pages: integer(1),
    cover: nullable(storagePath),
    sample: nullable(storagePath),
    productId: nullable(id),
    status: oneOf('draft', 'published', 'archived'),
    createdAt: time,
    updatedAt: time,
  }),
);
