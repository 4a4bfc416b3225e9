import type { DocumentStore } from '../store/documentStore';
import type { KeptDocument } from '../store/DocumentRecord';
import type { IndexRequirements } from '../indexes/requirements';
import { StatusError } from '../StatusError';
import { matches, toConjunctions } from './condition';
import { completeOrders, createCursorTest, sortKey } from './orders';
import { collectionPath, planScan, type Planned } from './plan';
import { countRange, scanDocuments, type Scan } from './scan';
import { shapeOf } from './shape';
import { checkCursor, type Order, type StructuredQuery } from './structuredQuery';

/** A query made ready: where to look for each of its alternatives, in which order the result is. */
export type PreparedQuery = { query: StructuredQuery; orders: Order[]; parts: Planned[] };

/** Checks a query as a whole. Throws StatusError, for want of an index too when `requirements` is given. */
export function prepareQuery(query: StructuredQuery, requirements: IndexRequirements | null): PreparedQuery {
  const conjunctions = toConjunctions(query.where);
  const orders = completeOrders(query.orderBy, conjunctions);
  checkCursor(query.startAt, orders);
  checkCursor(query.endAt, orders);
  const parts = conjunctions.map((conjunction) => ({
    query,
    conjunction,
    orders,
    shape: shapeOf(query, conjunction, orders),
  }));
  for (const { shape } of parts) requirements?.check(shape);
  return { query, orders, parts };
}

/**
 * The documents of a prepared query, in order, after offset and limit. Throws StatusError when more than `maximumBytes`
 * would have to be held.
 */
export function runQuery(
  store: DocumentStore,
  prepared: PreparedQuery,
  composites: IndexRequirements['composites'],
  maximumBytes = Infinity,
): KeptDocument[] {
  const { query, parts } = prepared;
  const end = query.limit === null ? Infinity : query.offset + query.limit;
  const found = parts.map((part) =>
    collect(store, prepared, part, planScan(store, composites, part), end, maximumBytes),
  );
  const [only] = found;
  const documents = found.length === 1 && only !== undefined ? inOrder(only) : inOrder(merge(found));
  return documents.slice(query.offset, end);
}

/** The number of documents of a prepared query; where an index alone tells it, no document is read. */
export function countQuery(
  store: DocumentStore,
  prepared: PreparedQuery,
  composites: IndexRequirements['composites'],
): number {
  const { query, parts } = prepared;
  const [only] = parts;
  const scan = only !== undefined && parts.length === 1 ? planScan(store, composites, only) : null;
  if (scan?.kind !== 'range' || !scan.exact) return runQuery(store, prepared, composites).length;
  const end = query.limit === null ? Number.MAX_SAFE_INTEGER : query.offset + query.limit;
  return Math.max(0, countRange(store.statements, scan, end) - query.offset);
}

/** Documents with their sort keys; without them the documents are in order already. */
type Found = { document: KeptDocument; key: Buffer | null }[];

function collect(
  store: DocumentStore,
  prepared: PreparedQuery,
  part: Planned,
  scan: Scan,
  end: number,
  maximumBytes: number,
): Found {
  const { query, orders } = prepared;
  const within = createCursorTest(query.startAt, query.endAt, orders);
  const ordered = scan.kind === 'range' && scan.ordered;
  const exact = scan.kind === 'range' && scan.exact;
  const needsKey = within !== null || !ordered || prepared.parts.length > 1;
  const inScope = createScopeTest(query);
  const found: Found = [];
  let bytes = 0;
  if (end === 0) return found;
  for (const document of scanDocuments(store, scan, ordered ? end : 500)) {
    if (!exact && !(inScope(document) && matches(document, part.conjunction))) continue;
    const key = needsKey ? sortKey(document, orders) : null;
    if (needsKey && key === null) continue;
    if (within !== null && key !== null && !within(key)) continue;
    found.push({ document, key });
    bytes += document.json.length;
    if (bytes > maximumBytes)
      throw new StatusError(
        'RESOURCE_EXHAUSTED',
        `The result is larger than ${maximumBytes} bytes: ask for it in pages, with limit and startAfter.`,
      );
    if (ordered && found.length >= end) break;
  }
  return found;
}

function createScopeTest(query: StructuredQuery): (document: KeptDocument) => boolean {
  const collection = collectionPath(query);
  const below = query.parent === '' ? '' : `${query.parent}/`;
  if (query.group) return (document) => document.collection === query.collection && document.path.startsWith(below);
  return (document) => document.parent === collection;
}

function merge(found: Found[]): Found {
  const byPath = new Map<string, Found[number]>();
  for (const item of found.flat()) byPath.set(item.document.path, item);
  return [...byPath.values()];
}

function inOrder(found: Found): KeptDocument[] {
  const compare = (a: Found[number], b: Found[number]) =>
    a.key === null || b.key === null ? 0 : Buffer.compare(a.key, b.key);
  return found.sort(compare).map(({ document }) => document);
}
