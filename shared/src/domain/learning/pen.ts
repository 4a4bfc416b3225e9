import { nullable, object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, id, time } from '../parsing/fields';

/** `pens/{id}`: work saved in the code editor. */
export type Pen = ReturnType<typeof parsePen>;

/** Parses `pens/{id}`; throws a DocumentError. */
export const parsePen = documentParser(
  object({
    ownerUid: id,
    title: chars(1, 80),
    html: chars(0, 50_000),
    css: chars(0, 50_000),
    js: chars(0, 50_000),
    visibility: oneOf('private', 'unlisted', 'public'),
    forkOf: nullable(id),
    createdAt: time,
    updatedAt: time,
  }),
);
