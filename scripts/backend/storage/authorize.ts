import { createAccessBudget, decide, type AccessMethod, type AccessRequest } from '../rules';
import type { Caller } from '../wireValue';
import type { ObjectRecord } from './store/objects';
import { rulesResource } from './resource';
import { StorageError } from './StorageError';
import type { StorageContext } from './storageContext';

/** Documents that storage rules may read. Source: Firebase, "Security Rules for Cloud Storage", limits. */
const DOCUMENT_LIMIT = 2;

/** An operation on an object: `before` is its stored state, `after` the state that the operation would store. */
type ObjectAccess = {
  method: Exclude<AccessMethod, 'list'>;
  caller: Caller;
  bucket: string;
  name: string;
  before: ObjectRecord | null;
  after?: ObjectRecord;
};

/** A list of the objects with a prefix; `isDeep` when it includes those of all folders below. */
type ListAccess = { bucket: string; prefix: string; limit: number; isDeep: boolean };

/**
 * Throws StorageError 403 unless the rules allow the operation. As in hosted Storage, an upload is a create, even over
 * an existing object; a change of metadata is an update.
 */
export function authorize(context: StorageContext, access: ObjectAccess): void {
  const { method, caller, bucket, name, before, after } = access;
  requireAllowed(context, caller, {
    method,
    path: ['b', bucket, 'o', ...name.split('/')],
    resource: before === null ? null : rulesResource(before),
    requestResource: after === undefined ? null : rulesResource(after),
    query: null,
  });
}

/** Throws StorageError 403 unless the rules allow listing the folder that contains the whole prefix. */
export function authorizeList(context: StorageContext, caller: Caller, access: ListAccess): void {
  const folder = access.prefix.split('/').slice(0, -1);
  requireAllowed(context, caller, {
    method: 'list',
    path: ['b', access.bucket, 'o', ...folder],
    resource: null,
    requestResource: null,
    query: { where: null, orderBy: null, limit: access.limit, offset: null, collectionGroup: access.isDeep },
  });
}

function requireAllowed(context: StorageContext, auth: Caller, request: Omit<AccessRequest, 'auth' | 'time'>): void {
  const read = (segments: readonly string[]) => context.readDocument([...segments]);
  const { allowed } = decide(
    context.ruleset,
    { ...request, auth, time: new Date(context.now()) },
    { get: read, getAfter: read },
    createAccessBudget(DOCUMENT_LIMIT),
  );
  if (!allowed) throw new StorageError(403, 'Permission denied.');
}
