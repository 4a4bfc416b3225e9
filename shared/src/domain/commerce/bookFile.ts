import { object, text } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { storagePath, whole } from '../parsing/fields';

/** `books/{id}/private/file`: where the whole book is, for those who own it. */
export type BookFile = ReturnType<typeof parseBookFile>;

/** Parses `books/{id}/private/file`; throws a DocumentError. */
export const parseBookFile = documentParser(
  object({
    path: storagePath,
    sha256: text('a SHA-256', /^[0-9a-f]{64}$/),
    bytes: whole(1),
  }),
);
