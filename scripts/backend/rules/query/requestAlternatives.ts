import type { AccessRequest } from '../accessRequest';
import { resourceValue } from '../evaluate/requestValue';
import { OPEN_DEPTH, OPEN_SEGMENT } from '../matchPath';
import type { RequestSegment } from '../matchPath';
import { pinnedId } from './documentId';
import { knownFields } from './knownFields';
import { alternativesOf } from './alternatives';
import { Failure } from '../values/failure';
import { PartialMap, type Result, type RulesValue } from '../values/rulesValue';
import { RulesPath } from '../values/scalars';

/** One alternative of a request: a path to match, and the `resource` that conditions see. */
export type RequestAlternative = { path: readonly RequestSegment[]; resource: RulesValue };

/**
 * Returns the alternatives of a request: one, or for a list each disjunct of the query. All must be allowed.
 */
export function requestAlternatives(request: AccessRequest): RequestAlternative[] {
  if (request.method !== 'list') return [{ path: request.path, resource: resourceValue(request.resource) }];
  return request.path[0] === 'databases' ? documentAlternatives(request) : [fileAlternative(request)];
}

function documentAlternatives({ path, query }: AccessRequest): RequestAlternative[] {
  const group = query?.collectionGroup ?? false;
  // A collection path has an odd number of segments below the three of the database. A list ignores an id after it.
  const collection = (path.length - 3) % 2 === 1 ? path : path.slice(0, -1);
  return alternativesOf(query?.where).map((filters) => {
    const id = group ? null : pinnedId(filters, collection);
    const parents: RequestSegment[] = group
      ? [...collection.slice(0, -1), OPEN_DEPTH, collection.at(-1) ?? '']
      : [...collection];
    const members = new Map<string, Result>([
      ['data', knownFields(filters)],
      ['id', id ?? new Failure('a list request leaves the id open')],
      ['__name__', id === null ? new Failure('a list request leaves the id open') : new RulesPath([...collection, id])],
    ]);
    return { path: [...parents, id ?? OPEN_SEGMENT], resource: new PartialMap('resource', members) };
  });
}

/** Returns the alternative for the files of a folder. Without a delimiter it includes all folders below. */
function fileAlternative({ path, query }: AccessRequest): RequestAlternative {
  const folder = path.filter((segment) => segment !== '');
  const open: RequestSegment[] = query?.collectionGroup ? [OPEN_DEPTH, OPEN_SEGMENT] : [OPEN_SEGMENT];
  return { path: [...folder, ...open], resource: null };
}
