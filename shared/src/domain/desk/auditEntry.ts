import { nullable, object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, time, withDefault } from '../parsing/fields';
import { DESK_ACTIONS } from './deskTerms';

/**
 * `audit/{id}`: a decision of an administrator and its outcome. An administrator creates it as `pending`; the server
 * carries it out and adds `label` (the target's name), `byName` and `problem`. Nobody can change or delete it.
 */
export type AuditEntry = ReturnType<typeof parseAuditEntry>;

/** Parses `audit/{id}`; throws a DocumentError. */
export const parseAuditEntry = documentParser(
  object({
    action: oneOf(...DESK_ACTIONS),
    target: chars(1, 300),
    reason: chars(0, 500),
    message: chars(0, 2000),
    by: chars(1, 128),
    status: oneOf('pending', 'done', 'refused'),
    label: withDefault<string>(chars(0, 300), ''),
    byName: withDefault<string>(chars(0, 300), ''),
    problem: withDefault<string | null>(nullable(chars(0, 500)), null),
    createdAt: time,
  }),
);
