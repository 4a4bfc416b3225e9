import { createAccessBudget, decide, type AccessMethod, type QueryFacts } from '../rules';
import type { Caller } from '../wireValue';
import type { ObjectRecord } from './store/objects';
import { resourceFacts } from './resource';
import { StorageError } from './StorageError';
import type { StorageContext } from './storageContext';

/** How many documents storage rules may read. Source: Firebase, "Security Rules for Cloud Storage", limits. */
const DOCUMENT_LIMIT = 2;

/** What is to be done to an object: `before` is what lies there, `after` what would. */
type ObjectAccess = {
  method: Exclude<AccessMethod, 'list'>;
  caller: Caller;
  bucket: string;
  name: string;
  before: ObjectRecord | null;
  after?: ObjectRecord;
};

/**
 * Throws StorageError 403 unless the rules allow it. As hosted does it, an upload is a create, even over an object; a
 * change of metadata is an update.
 */
export function authorize(
  context: StorageContext,
  { method, caller, bucket, name, before, after }: ObjectAccess,
): void {
  const resources = {
    resource: before === null ? null : resourceFacts(before),
    requestResource: after === undefined ? null : resourceFacts(after),
  };
  judge(context, method, caller, ['b', bucket, 'o', ...name.split('/')], resources, null);
}

/** Throws StorageError 403 unless the rules allow the folder that holds all of the prefix to be listed. */
export function authorizeList(
  context: StorageContext,
  caller: Caller,
  bucket: string,
  prefix: string,
  query: QueryFacts,
): void {
  const folder = prefix
    .slice(0, prefix.lastIndexOf('/') + 1)
    .split('/')
    .slice(0, -1);
  judge(context, 'list', caller, ['b', bucket, 'o', ...folder], { resource: null, requestResource: null }, query);
}

function judge(
  context: StorageContext,
  method: AccessMethod,
  auth: Caller,
  path: string[],
  resources: Pick<Parameters<typeof decide>[1], 'resource' | 'requestResource'>,
  query: QueryFacts | null,
): void {
  const read = (segments: readonly string[]) => context.readDocument([...segments]);
  const request = { method, path, auth, time: new Date(context.now()), query, ...resources };
  const { allowed } = decide(
    context.ruleset,
    request,
    { get: read, getAfter: read },
    createAccessBudget(DOCUMENT_LIMIT),
  );
  if (!allowed) throw new StorageError(403, 'Permission denied.');
}
