import type { Caller, WireFields } from '../wireValue';

/**
 * What `resource` or `request.resource` holds: a document (path below `/documents`) or the metadata of a file.
 * Of a document, conditions see `data`, `id` and `__name__`; its times are for the caller's own use.
 */
export type ResourceFacts =
  | { kind: 'document'; path: readonly string[]; fields: WireFields; createTime?: string; updateTime?: string }
  | { kind: 'file'; metadata: WireFields };

/**
 * The parts of a list request that rules judge, as StructuredQuery's JSON has them. Numbers that the query leaves out
 * are `null`.
 */
export type QueryFacts = {
  where: unknown;
  orderBy: unknown;
  limit: number | null;
  offset: number | null;
  /** Documents: any depth below the parent. Files: a list without delimiter, thus of all depths. */
  collectionGroup: boolean;
};

export type AccessMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/**
 * One request to judge. `path` is whole: `['databases','(default)','documents','courses','c1']` or `['b', bucket, 'o',
 * 'a', 'b.png']`. For a list, `path` ends with the collection (or the folder): the id below it is unbound. A document
 * list that is given with an id at its end is understood too, and the id is disregarded. `time` must be the instant
 * that server timestamps of the same write get.
 */
export type AccessRequest = {
  method: AccessMethod;
  path: readonly string[];
  auth: Caller;
  time: Date;
  resource: ResourceFacts | null;
  requestResource: ResourceFacts | null;
  query: QueryFacts | null;
};

/**
 * How rules read other documents; paths are the segments below `/documents`. `getAfter` sees the whole batch as if it
 * were applied.
 */
export interface DocumentAccess {
  get(path: readonly string[]): WireFields | null;
  getAfter(path: readonly string[]): WireFields | null;
}

/**
 * `reason` is for people: the allow statement that decided (file:line), or why each one refused. Never send it to a
 * client.
 */
export type Decision = { allowed: boolean; reason: string };
