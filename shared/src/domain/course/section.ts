import { object } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, integer } from '../parsing/fields';

/** `courses/{id}/sections/{id}`. */
export type Section = ReturnType<typeof parseSection>;

/** Parses `courses/{id}/sections/{id}`; throws a DocumentError. */
export const parseSection = documentParser(object({ title: chars(1, 120), order: integer(0) }));
