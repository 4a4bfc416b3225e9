import { object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { id, time } from '../parsing/fields';

/** `users/{uid}/saved/{itemId}`: an item saved for later. */
export type Saved = ReturnType<typeof parseSaved>;

/** Parses `users/{uid}/saved/{itemId}`; throws a DocumentError. */
export const parseSaved = documentParser(object({ kind: oneOf('course', 'book'), refId: id, createdAt: time }));
