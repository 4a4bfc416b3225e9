import * as v from 'valibot';
import { chars, documentParser, whole } from './document';

/** `courses/{id}/sections/{id}`. */
export type Section = ReturnType<typeof parseSection>;

/** Parses `courses/{id}/sections/{id}`; throws a DocumentError. */
export const parseSection = documentParser(v.object({ title: chars(1, 120), order: whole(0) }));
