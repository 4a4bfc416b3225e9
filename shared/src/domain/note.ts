import * as v from 'valibot';
import { chars, documentParser, id, time } from './document';

/** `users/{uid}/notes/{id}`: a note at a time of a lesson (seconds), or at a place of a book. */
export type Note = ReturnType<typeof parseNote>;

/** Parses `users/{uid}/notes/{id}`; throws a DocumentError. */
export const parseNote = documentParser(v.object({
  kind: v.picklist(['lesson', 'book']), courseId: v.nullable(id), itemId: id,
  timeSec: v.nullable(v.pipe(v.number(), v.minValue(0))), locator: v.nullable(chars(1, 500)), text: chars(1, 2000),
  createdAt: time, updatedAt: time,
}));
