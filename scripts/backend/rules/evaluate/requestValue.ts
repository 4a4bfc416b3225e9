import type { AccessRequest, RulesQuery, RulesResource } from '../accessRequest';
import { fromJson, mapFromWire } from '../values/fromWire';
import { PartialMap, RulesMap, type RulesValue } from '../values/rulesValue';
import { RulesPath, RulesTimestamp } from '../values/scalars';
import { Failure } from '../values/failure';
import { documentResource } from './documentReader';

/** Returns `request` as conditions see it. Its members are computed when they are first read. */
export function requestValue(request: AccessRequest): RulesValue {
  const { auth, method, path, query, requestResource, time } = request;
  const members: Record<string, () => RulesValue> = {
    auth: () => (auth === null ? null : authValue(auth)),
    method: () => method,
    path: () => new RulesPath(path),
    time: () => RulesTimestamp.fromDate(time),
    resource: () => resourceValue(requestResource),
    query: () => queryValue(query),
  };
  // As in hosted Firebase, a read has no new document. In storage rules, the new file is null.
  const isDocument = path[0] === 'databases';
  if (requestResource === null && isDocument && (method === 'get' || method === 'list')) delete members.resource;
  if (query === null && isDocument) delete members.query;
  if (method !== 'list') return RulesMap.over(members, (produce) => produce());
  const open = new Map<string, RulesValue | Failure>(
    Object.entries(members).map(([name, produce]) => [name, produce()]),
  );
  open.set('path', new Failure('a list request leaves the path open'));
  return new PartialMap('request', open);
}

/**
 * Returns `resource` or `request.resource`: null, or a document's `data`, `id` and `__name__`, or a file's metadata.
 */
export function resourceValue(resource: RulesResource | null): RulesValue {
  if (resource === null) return null;
  if (resource.kind === 'file') return mapFromWire(resource.metadata);
  return documentResource(['databases', '(default)', 'documents', ...resource.path], mapFromWire(resource.fields));
}

function authValue(auth: { uid: string; token: Record<string, unknown> }): RulesMap {
  return RulesMap.over<unknown>({ uid: auth.uid, token: auth.token }, fromJson);
}

function queryValue(query: RulesQuery | null): RulesValue {
  if (query === null) return RulesMap.of(new Map());
  const { limit, offset, orderBy } = query;
  return RulesMap.over<RulesValue>(
    { limit: fromJson(limit), offset: fromJson(offset), orderBy: orderByValue(orderBy) },
    (value) => value,
  );
}

/** Returns the names of the fields that the query is ordered by. */
function orderByValue(orderBy: unknown): RulesValue {
  if (!Array.isArray(orderBy)) return null;
  return (orderBy as { field?: { fieldPath?: string } }[]).map((order) => order.field?.fieldPath ?? null);
}
