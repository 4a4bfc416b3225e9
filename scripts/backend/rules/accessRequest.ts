import type { Caller, WireFields } from '../wireValue';

/**
 * The content of `resource` or `request.resource`: a document (path below `/documents`) or the metadata of a file.
 * Conditions see `data`, `id` and `__name__` of a document; its times are for the caller's own use.
 */
export type RulesResource =
  | { kind: 'document'; path: readonly string[]; fields: WireFields; createTime?: string; updateTime?: string }
  | { kind: 'file'; metadata: WireFields };

/**
 * The parts of a list request that rules see, in the JSON form of StructuredQuery. Absent numbers are `null`.
 */
export type RulesQuery = {
  where: unknown;
  orderBy: unknown;
  limit: number | null;
  offset: number | null;
  /** Documents: any depth below the parent. Files: a list without delimiter, which includes all depths. */
  collectionGroup: boolean;
};

export type AccessMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/**
 * One request to decide. `path` is complete: `['databases','(default)','documents','courses','c1']` or `['b', bucket,
 * 'o', 'a', 'b.png']`. For a list, `path` ends with the collection or folder: the id below it is unbound. An id at the
 * end of a document list is ignored. `time` must equal the server timestamps of the same write.
 */
export type AccessRequest = {
  method: AccessMethod;
  path: readonly string[];
  auth: Caller;
  time: Date;
  resource: RulesResource | null;
  requestResource: RulesResource | null;
  query: RulesQuery | null;
};

/**
 * Reads other documents for rules; paths are the segments below `/documents`. `getAfter` sees the state after the whole
 * batch.
 */
export interface DocumentAccess {
  get(path: readonly string[]): WireFields | null;
  getAfter(path: readonly string[]): WireFields | null;
}

/**
 * The decision on a request. `reason` is for developers: the allow statement that decided (file:line), or why each one
 * refused. Never send it to a client.
 */
export type Decision = { allowed: boolean; reason: string };
