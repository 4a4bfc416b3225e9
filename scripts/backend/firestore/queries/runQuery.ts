import type { IndexDefinition } from '../indexes/definition';
import { StatusError } from '../StatusError';
import type { DocumentRecord } from '../store/DocumentRecord';
import type { DocumentStore } from '../store/documentStore';
import { matches, toConjunctions } from './condition';
import { completeOrders, createCursorTest, sortKey } from './orders';
import { collectionPath, planScan, type Planned } from './plan';
import { countRange, scanDocuments } from './scan';
import { shapeOf } from './shape';
import { checkCursor, type Order, type StructuredQuery } from './structuredQuery';

/** A checked query: its conjunctions, each with the index shape that it needs, and the complete order of the result. */
export type PreparedQuery = { query: StructuredQuery; orders: Order[]; parts: Planned[] };

/** The declared composite indexes, and how many bytes of documents a query may hold in memory. */
export type QueryLimits = { composites: readonly IndexDefinition[]; maxBytes: number };

/** Checks a query as a whole. Throws StatusError. */
export function prepareQuery(query: StructuredQuery): PreparedQuery {
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
  return { query, orders, parts };
}

/**
 * Returns the documents of a prepared query, in order, after offset and limit. Throws StatusError when all alternatives
 * together would need more than `maxBytes` of memory.
 */
export function runQuery(store: DocumentStore, prepared: PreparedQuery, limits: QueryLimits): DocumentRecord[] {
  const { query, parts } = prepared;
  const end = endOf(query, Infinity);
  const charge = createByteBudget(limits.maxBytes, parts.length > 1);
  const found = parts.map((part) => collect(store, prepared, part, { ...limits, end, charge }));
  const [only] = found;
  const documents = found.length === 1 && only !== undefined ? inOrder(only) : inOrder(merge(found));
  return documents.slice(query.offset, end);
}

/** Counts the documents of a prepared query. Reads no document when an index alone can answer. */
export function countQuery(store: DocumentStore, prepared: PreparedQuery, limits: QueryLimits): number {
  const { query, parts } = prepared;
  const [only] = parts;
  const scan = only !== undefined && parts.length === 1 ? planScan(store, limits.composites, only) : null;
  if (scan?.kind !== 'range' || !scan.exact) return runQuery(store, prepared, limits).length;
  return Math.max(0, countRange(store.statements, scan, endOf(query, Number.MAX_SAFE_INTEGER)) - query.offset);
}

const endOf = ({ limit, offset }: StructuredQuery, unlimited: number): number =>
  limit === null ? unlimited : offset + limit;

/** Documents with their sort keys. A null key means that the documents are already in order. */
type Found = { document: DocumentRecord; key: Buffer | null }[];

type Collecting = QueryLimits & { end: number; charge: (document: DocumentRecord) => void };

/** Collects the documents of one alternative, at most `end` of them when they are scanned in order. */
function collect(
  store: DocumentStore,
  { query, orders, parts }: PreparedQuery,
  part: Planned,
  { composites, end, charge }: Collecting,
): Found {
  const scan = planScan(store, composites, part);
  const within = createCursorTest(query.startAt, query.endAt, orders);
  const ordered = scan.kind === 'range' && scan.ordered;
  const exact = scan.kind === 'range' && scan.exact;
  const needsKey = within !== null || !ordered || parts.length > 1;
  const inScope = createScopeTest(query);
  const found: Found = [];
  if (end === 0) return found;
  for (const document of scanDocuments(store, scan, ordered ? end : 500)) {
    if (!exact && !(inScope(document) && matches(document, part.conjunction))) continue;
    const key = needsKey ? sortKey(document, orders) : null;
    if (needsKey && key === null) continue;
    if (within !== null && key !== null && !within(key)) continue;
    charge(document);
    found.push({ document, key });
    if (ordered && found.length >= end) break;
  }
  return found;
}

/**
 * Counts the bytes of documents. A document that several alternatives find counts once. Throws StatusError beyond the
 * limit.
 */
function createByteBudget(maxBytes: number, mayRepeat: boolean): (document: DocumentRecord) => void {
  const charged = new Set<number | null>();
  let bytes = 0;
  return ({ row, json }) => {
    if (mayRepeat) {
      if (charged.has(row)) return;
      charged.add(row);
    }
    bytes += json.length;
    if (bytes > maxBytes)
      throw new StatusError(
        'RESOURCE_EXHAUSTED',
        `The result is larger than ${maxBytes} bytes: ask for it in pages, with limit and startAfter.`,
      );
  };
}

function createScopeTest(query: StructuredQuery): (document: DocumentRecord) => boolean {
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

function inOrder(found: Found): DocumentRecord[] {
  const compare = (a: Found[number], b: Found[number]) =>
    a.key === null || b.key === null ? 0 : Buffer.compare(a.key, b.key);
  return found.sort(compare).map(({ document }) => document);
}
