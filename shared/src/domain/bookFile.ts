import * as v from 'valibot';
import { documentParser, storagePath, whole } from './document';

/** `books/{id}/private/file`: where the whole book is, for those who own it. */
export type BookFile = ReturnType<typeof parseBookFile>;

/** Parses `books/{id}/private/file`; throws a DocumentError. */
export const parseBookFile = documentParser(v.object({
  path: storagePath, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), bytes: whole(1),
}));
