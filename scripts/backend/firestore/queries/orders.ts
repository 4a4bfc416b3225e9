import { invalid } from '../StatusError';
import { fieldPathText, isNamePath, NAME_PATH } from '../names/fieldPath';
import type { DocumentRecord } from '../store/DocumentRecord';
import { fieldAt } from '../values/fieldAccess';
import { encodePath, encodeValue } from '../values/valueOrder';
import { encodeOperand, isInequality, type Conjunction } from './condition';
import type { Cursor, Order } from './structuredQuery';

/**
 * Returns the complete order of a query: its explicit orders, then the fields that it compares by inequality (sorted by
 * name, in the last direction), then the document's name. Source: StructuredQuery.order_by.
 */
export function completeOrders(explicit: readonly Order[], conjunctions: readonly Conjunction[]): Order[] {
  const direction = explicit.at(-1)?.direction ?? 'asc';
  const ordered = new Set(explicit.map(({ path }) => fieldPathText(path)));
  const compared = new Map(
    conjunctions
      .flat()
      .filter(isInequality)
      .map(({ path }) => [fieldPathText(path), path]),
  );
  const implicit = [...compared.entries()]
    .filter(([text, path]) => !ordered.has(text) && !isNamePath(path))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, path]) => ({ path, direction }));
  const orders = [...explicit, ...implicit, { path: NAME_PATH, direction }];
  return orders.slice(0, orders.findIndex(({ path }) => isNamePath(path)) + 1);
}

/**
 * Throws StatusError for orders that hosted Firestore refuses: a field twice, anything after the document's name, and a
 * name that a filter fixes beside an inequality on a field.
 */
export function checkOrders(explicit: readonly Order[], conjunctions: readonly Conjunction[]): void {
  const names = explicit.map(({ path }) => fieldPathText(path));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw invalid(`order by clause cannot contain duplicate fields ${twice}`);
  const compared = conjunctions.flat().filter((condition) => isInequality(condition) && !isNamePath(condition.path));
  const at = explicit.findIndex(({ path }) => isNamePath(path));
  const isUnordered = compared.some(({ path }) => !names.includes(fieldPathText(path)));
  if (at !== -1 && (at < explicit.length - 1 || isUnordered))
    throw invalid('order by clause cannot contain more fields after the key __name__');
  const onName = conjunctions.flat().filter(({ path }) => isNamePath(path));
  if (compared.length > 0 && onName.some(({ op }) => op === 'eq') && !onName.some(isInequality))
    throw invalid('An equality filter on __name__ cannot be combined with an inequality filter on a field.');
}

/** Returns bytes that sort as documents do in the result; null when a field to order by is missing. */
export function sortKey(document: DocumentRecord, orders: readonly Order[]): Buffer | null {
  const parts: Buffer[] = [];
  for (const { path, direction } of orders) {
    const value = isNamePath(path) ? undefined : fieldAt(document.fields, path);
    if (value === undefined && !isNamePath(path)) return null;
    parts.push(directed(value === undefined ? encodePath(document.path) : encodeValue(value), direction));
  }
  return Buffer.concat(parts);
}

/** Returns bytes that sort in the given direction: inverted for `desc`. */
export function directed(encoded: Buffer, direction: 'asc' | 'desc'): Buffer {
  return direction === 'asc' ? encoded : Buffer.from(encoded.map((byte) => ~byte & 0xff));
}

/** Returns a test for sort keys between the cursors, or null without cursors. */
export function createCursorTest(
  startAt: Cursor | null,
  endAt: Cursor | null,
  orders: readonly Order[],
): ((key: Buffer) => boolean) | null {
  if (startAt === null && endAt === null) return null;
  const start = startAt === null ? null : cursorKey(startAt, orders);
  const end = endAt === null ? null : cursorKey(endAt, orders);
  return (key) => {
    const fromStart = start === null ? 1 : compareStart(key, start);
    const toEnd = end === null ? -1 : compareStart(key, end);
    const afterStart = fromStart > 0 || (fromStart === 0 && startAt?.before === true);
    const beforeEnd = toEnd < 0 || (toEnd === 0 && endAt?.before === false);
    return afterStart && beforeEnd;
  };
}

function cursorKey(cursor: Cursor, orders: readonly Order[]): Buffer {
  const parts = cursor.values.map((value, index) => {
    const order = orders[index];
    return order === undefined ? Buffer.alloc(0) : directed(encodeOperand(order.path, value), order.direction);
  });
  return Buffer.concat(parts);
}

/** Compares the start of a key with a cursor: 0 when the key begins with the cursor's values. */
function compareStart(key: Buffer, cursor: Buffer): number {
  return Buffer.compare(key.subarray(0, cursor.length), cursor);
}
