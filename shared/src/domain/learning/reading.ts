import { object } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, some, time, whole } from '../parsing/fields';

/** `users/{uid}/reading/{bookId}`: where a reader stands, and the bookmarks set. */
export type Reading = ReturnType<typeof parseReading>;

/** Parses `users/{uid}/reading/{bookId}`; throws a DocumentError. */
export const parseReading = documentParser(
  object({
    locator: chars(0, 500),
    percent: whole(0, 100),
    bookmarks: some(chars(1, 500), 100),
    updatedAt: time,
  }),
);
