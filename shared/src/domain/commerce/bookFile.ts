import { object, text } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { storagePath, integer } from '../parsing/fields';

/** `books/{id}/private/file`: the path of the complete book, readable for its owners only. */
export type BookFile = ReturnType<typeof parseBookFile>;

/** Parses `books/{id}/private/file`; throws a DocumentError. */
export const parseBookFile = documentParser(
  object({
    path: storagePath,
    sha256: text('a SHA-256', /^[0-9a-f]{64}$/),
    bytes: integer(1),
  }),
);
