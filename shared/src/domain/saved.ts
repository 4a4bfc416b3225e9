import * as v from 'valibot';
import { documentParser, id, time } from './document';

/** `users/{uid}/saved/{itemId}`: something kept for later. */
export type Saved = ReturnType<typeof parseSaved>;

/** Parses `users/{uid}/saved/{itemId}`; throws a DocumentError. */
export const parseSaved = documentParser(v.object({ kind: v.picklist(['course', 'book']), refId: id, createdAt: time }));
