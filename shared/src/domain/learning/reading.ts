import { object } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, boundedList, time, integer } from '../parsing/fields';

/** `users/{uid}/reading/{bookId}`: a reader's position and bookmarks, as locators. */
export type Reading = ReturnType<typeof parseReading>;

/** Parses `users/{uid}/reading/{bookId}`; throws a DocumentError. */
export const parseReading = documentParser(
  object({
    locator: chars(0, 500),
    percent: integer(0, 100),
    bookmarks: boundedList(chars(1, 500), 100),
    updatedAt: time,
  }),
);
