import { invalid } from '../StatusError';
import { parseCollectionId, parseParentPath } from '../names/documentPath';
import { isNamePath, type FieldPath } from '../names/fieldPath';
import type { ResourceNames } from '../names/resourceName';
import { isRecord } from '../values/json';
import { parseValue } from '../values/parseValue';
import type { WireValue } from '../../wireValue';
import { countFilters, parseFilter, parseReference, type Filter } from './filter';

export type Order = { path: FieldPath; direction: 'asc' | 'desc' };
/** A position in the result: before the first document with these values, or after the last. */
export type Cursor = { values: WireValue[]; before: boolean };

/** A query, checked but not yet planned. `parent` is a document path or empty for the root. */
export type StructuredQuery = {
  parent: string;
  collection: string;
  /** Searches all collections of that name below the parent, at any depth. */
  group: boolean;
  select: FieldPath[] | null;
  where: Filter | null;
  orderBy: Order[];
  startAt: Cursor | null;
  endAt: Cursor | null;
  limit: number | null;
  offset: number;
};

const KNOWN_KEYS = ['from', 'select', 'where', 'orderBy', 'startAt', 'endAt', 'limit', 'offset'];
const MAX_COMPLEXITY = 100;
const MAX_INT32 = 2 ** 31 - 1;

/** Parses a StructuredQuery. Throws StatusError. Source: google.firestore.v1.StructuredQuery. */
export function parseStructuredQuery(json: unknown, parent: string, names: ResourceNames): StructuredQuery {
  if (!isRecord(json)) throw invalid('structuredQuery must be an object.');
  const unknown = Object.keys(json).find((key) => !KNOWN_KEYS.includes(key));
  if (unknown !== undefined) throw invalid(`structuredQuery does not support "${unknown.slice(0, 40)}".`);
  const orderBy = list(json.orderBy, 'orderBy').map(parseOrder);
  const where = absent(json.where) ? null : parseFilter(json.where, names);
  checkComplexity(where, orderBy, parent);
  return {
    parent: parseParentPath(parent),
    ...parseFrom(json.from),
    select: parseSelect(json.select),
    where,
    orderBy,
    startAt: parseCursor(json.startAt, orderBy.length, names),
    endAt: parseCursor(json.endAt, orderBy.length, names),
    limit: parseCount(json.limit, 'limit'),
    offset: parseCount(json.offset, 'offset') ?? 0,
  };
}

/**
 * Throws StatusError for a query that is too large. Source: Firestore's "Query limitations": filters, sort orders and 1
 * for a subcollection are at most 100 together.
 */
function checkComplexity(where: Filter | null, orderBy: readonly Order[], parent: string): void {
  const size = (where === null ? 0 : countFilters(where)) + orderBy.length + (parent === '' ? 0 : 1);
  if (size > MAX_COMPLEXITY)
    throw invalid(`A query may have at most ${MAX_COMPLEXITY} filters, orders and parents together.`);
}

function parseFrom(json: unknown): { collection: string; group: boolean } {
  const [selector, ...others] = list(json, 'from');
  if (!isRecord(selector) || others.length > 0) throw invalid('A query must have exactly one collection in "from".');
  const { collectionId, allDescendants = false } = selector;
  if (typeof collectionId !== 'string') throw invalid('from.collectionId must be a string.');
  if (typeof allDescendants !== 'boolean') throw invalid('from.allDescendants must be true or false.');
  return { collection: parseCollectionId(collectionId), group: allDescendants };
}

function parseSelect(json: unknown): FieldPath[] | null {
  if (absent(json)) return null;
  if (!isRecord(json)) throw invalid('select must be an object.');
  return list(json.fields, 'select.fields').map(parseReference);
}

function parseOrder(json: unknown): Order {
  if (!isRecord(json)) throw invalid('An order must be an object.');
  const { direction = 'ASCENDING' } = json;
  if (direction !== 'ASCENDING' && direction !== 'DESCENDING' && direction !== 'DIRECTION_UNSPECIFIED')
    throw invalid('An order is ASCENDING or DESCENDING.');
  return { path: parseReference(json.field), direction: direction === 'DESCENDING' ? 'desc' : 'asc' };
}

function parseCursor(json: unknown, orders: number, names: ResourceNames): Cursor | null {
  if (absent(json)) return null;
  if (!isRecord(json)) throw invalid('A cursor must be an object.');
  const { before = false } = json;
  if (typeof before !== 'boolean') throw invalid('A cursor\'s "before" must be true or false.');
  const values = list(json.values, 'values').map((value) => parseValue(value, names));
  if (values.length === 0) throw invalid('A cursor must have values.');
  if (values.length > orders) throw invalid('Cursor has too many values: it may have one for each "orderBy".');
  return { values, before };
}

/**
 * Throws StatusError for a cursor with more values than orders, or with a value for `__name__` that is not a document
 * name.
 */
export function checkCursor(cursor: Cursor | null, orders: readonly Order[]): void {
  for (const [at, value] of (cursor?.values ?? []).entries()) {
    const order = orders[at];
    if (order === undefined) throw invalid('A cursor has more values than the query has orders.');
    if (isNamePath(order.path) && !('referenceValue' in value))
      throw invalid('The cursor value of __name__ must be a document name.');
  }
}

/** Parses a count: a JSON number, or the wrapper `{ value }`. */
export function parseCount(json: unknown, what: string): number | null {
  const value = isRecord(json) ? (json.value ?? 0) : json;
  if (absent(value)) return null;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MAX_INT32)
    throw invalid(`${what} must be a whole number that is not negative.`);
  return value;
}

function list(json: unknown, what: string): unknown[] {
  if (absent(json)) return [];
  if (!Array.isArray(json)) throw invalid(`${what} must be a list.`);
  if (json.length > 1000) throw invalid(`${what} is too long.`);
  return json;
}

function absent(json: unknown): json is undefined | null {
  return json === undefined || json === null;
}
