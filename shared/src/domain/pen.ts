import * as v from 'valibot';
import { chars, documentParser, id, time } from './document';

/** `pens/{id}`: a saved piece of the code editor. */
export type Pen = ReturnType<typeof parsePen>;

/** Parses `pens/{id}`; throws a DocumentError. */
export const parsePen = documentParser(v.object({
  ownerUid: id, title: chars(1, 80), html: chars(0, 50_000), css: chars(0, 50_000), js: chars(0, 50_000),
  visibility: v.picklist(['private', 'unlisted', 'public']), forkOf: v.nullable(id), createdAt: time, updatedAt: time,
}));
