import * as v from 'valibot';
import { chars, documentParser, time, whole } from './document';

/** `users/{uid}/reading/{bookId}`: where a reader stands, and the bookmarks set. */
export type Reading = ReturnType<typeof parseReading>;

/** Parses `users/{uid}/reading/{bookId}`; throws a DocumentError. */
export const parseReading = documentParser(v.object({
  locator: chars(0, 500), percent: whole(0, 100), bookmarks: v.pipe(v.array(chars(1, 500)), v.maxLength(100)), updatedAt: time,
}));
