import { nullable, object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, id, number, time } from '../parsing/fields';

/** `users/{uid}/notes/{id}`: a note at a second of a lesson, or at a locator of a book. */
export type Note = ReturnType<typeof parseNote>;

/** Parses `users/{uid}/notes/{id}`; throws a DocumentError. */
export const parseNote = documentParser(
  object({
    kind: oneOf('lesson', 'book'),
    courseId: nullable(id),
    itemId: id,
    timeSec: nullable(number(0)),
    locator: nullable(chars(1, 500)),
    text: chars(1, 2000),
    createdAt: time,
    updatedAt: time,
  }),
);
