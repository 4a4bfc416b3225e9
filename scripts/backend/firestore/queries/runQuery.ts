import type { IndexDefinition } from '../indexes/definition';
import { fieldPathText, isNamePath, type FieldPath } from '../names/fieldPath';
import { invalid, StatusError } from '../StatusError';
import type { DocumentRecord } from '../store/DocumentRecord';
import type { DocumentReader } from '../store/documentReader';
import type { DocumentStore } from '../store/documentStore';
import { matches, satisfiable, toConjunctions, type Conjunction } from './condition';
import { checkOrders, completeOrders, createCursorTest, sortKey } from './orders';
import { collectionPath, planScan, type Planned } from './plan';
import { countRange, scanDocuments, type Scan } from './scan';
import { shapeOf } from './shape';
import { checkCursor, type Order, type StructuredQuery } from './structuredQuery';

/** A checked query: its conjunctions, each with the index shape that it needs, and the complete order of the result. */
export type PreparedQuery = { query: StructuredQuery; orders: Order[]; parts: Planned[] };

/** A prepared query with one scan for each conjunction. */
export type PlannedQuery = PreparedQuery & { scans: Scan[] };

/** The declared composite indexes, and how many bytes of documents a query may hold in memory. */
export type QueryLimits = { composites: readonly IndexDefinition[]; maxBytes: number };

/** Long work that pauses at each `yield`, and returns its result. */
export type Paused<T> = Generator<undefined, T>;

/** Checks a query as a whole. Throws StatusError. */
export function prepareQuery(query: StructuredQuery): PreparedQuery {
  const conjunctions = toConjunctions(query.where);
  checkOrders(query.orderBy, conjunctions);
  const orders = completeOrders(query.orderBy, conjunctions);
  checkCursor(query.startAt, orders);
  checkCursor(query.endAt, orders);
  return preparedWith(query, conjunctions, orders);
}

/**
 * Checks a query whose documents are aggregated by these fields. As in hosted Firestore, they order it too, last:
 * documents without one of them are left out before offset and limit apply. Throws StatusError.
 */
export function prepareAggregation(query: StructuredQuery, paths: readonly FieldPath[]): PreparedQuery {
  const prepared = prepareQuery(query);
  if (paths.length === 0) return prepared;
  if (query.select !== null) throw invalid('Cannot apply property masks when aggregation fields are present.');
  const ordered = new Set(prepared.orders.map(({ path }) => fieldPathText(path)));
  const added = new Map(
    paths.filter((path) => !ordered.has(fieldPathText(path))).map((path) => [fieldPathText(path), path]),
  );
  const conjunctions = toConjunctions(query.where);
  const namesDocument = [...query.orderBy, ...conjunctions.flat()].some(({ path }) => isNamePath(path));
  if (namesDocument && added.size > 0)
    throw invalid(
      `The query requires an index with ${[...added.keys()].join(', ')} after __name__: order by them first.`,
    );
  const direction = query.orderBy.at(-1)?.direction ?? 'asc';
  const fields = [...added.keys()].sort().map((text) => ({ path: added.get(text) ?? [], direction }));
  return preparedWith(query, conjunctions, prepared.orders.toSpliced(-1, 0, ...fields));
}

function preparedWith(query: StructuredQuery, conjunctions: readonly Conjunction[], orders: Order[]): PreparedQuery {
  const sizes = new Map<string, number>();
  const parts = satisfiable(conjunctions).map((conjunction) => ({
    query,
    conjunction,
    orders,
    shape: shapeOf(query, conjunction, orders),
    sizes,
  }));
  return { query, orders, parts };
}

/** Chooses the scans of a query at once, and builds the indexes that they need. */
export function planQuery(
  store: DocumentStore,
  prepared: PreparedQuery,
  composites: readonly IndexDefinition[],
): PlannedQuery {
  return { ...prepared, scans: prepared.parts.map((part) => atOnce(planScan(store, composites, part))) };
}

/** Does the work of {@link planQuery} with a pause after each step of building an index. */
export function* planInSteps(
  store: DocumentStore,
  prepared: PreparedQuery,
  composites: readonly IndexDefinition[],
): Paused<PlannedQuery> {
  for (;;) {
    const scans: Scan[] = [];
    let hasPaused = false;
    for (const part of prepared.parts) {
      const planning = planScan(store, composites, part);
      let step = planning.next();
      for (; step.done !== true; step = planning.next()) {
        hasPaused = true;
        yield;
      }
      scans.push(step.value);
    }
    // Writes during a pause may have outdated an earlier scan, so scan again: all indexes are built now.
    if (!hasPaused) return { ...prepared, scans };
  }
}

/**
 * Returns the documents of a query at once, in order, after offset and limit. Throws StatusError when all alternatives
 * together would need more than `maxBytes` of memory.
 */
export function runQuery(store: DocumentStore, prepared: PreparedQuery, limits: QueryLimits): DocumentRecord[] {
  return atOnce(findDocuments(store, planQuery(store, prepared, limits.composites), limits.maxBytes));
}

/** Runs paused work to its end. */
export function atOnce<T>(work: Paused<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Does the work of {@link runQuery} on a planned query with pauses. `reader` must read one state throughout. */
export function* findDocuments(
  reader: DocumentReader,
  planned: PlannedQuery,
  maxBytes: number,
): Paused<DocumentRecord[]> {
  const { query, parts, scans } = planned;
  const end = endOf(query, Infinity);
  const finding: Finding = { reader, planned, end, found: new Map(), charge: createByteBudget(maxBytes) };
  for (const [at, part] of parts.entries()) yield* collect(finding, part, scans[at] ?? { kind: 'nothing' });
  return inOrder([...finding.found.values()]).slice(query.offset, end);
}

/** Returns the number of a query's documents when an index alone can answer, else null. */
export function countByIndex(
  reader: DocumentReader,
  { query, parts: { length }, scans: [scan] }: PlannedQuery,
): number | null {
  if (length !== 1 || scan?.kind !== 'range' || !scan.exact) return null;
  return Math.max(0, countRange(reader.statements, scan, endOf(query, Number.MAX_SAFE_INTEGER)) - query.offset);
}

const endOf = ({ limit, offset }: StructuredQuery, unlimited: number): number =>
  limit === null ? unlimited : offset + limit;

/** A document with its sort key. A null key means that the documents are already in order. */
type Found = { document: DocumentRecord; key: Buffer | null };

/** The state of a query: documents that several alternatives find are held once, by their row. */
type Finding = {
  reader: DocumentReader;
  planned: PlannedQuery;
  end: number;
  found: Map<number | null, Found>;
  charge: (bytes: number) => void;
};

/** Bytes that a document needs beside its JSON and names. */
const RECORD_BYTES = 100;
/** Number of small documents between two pauses. */
const PAUSE_DOCUMENTS = 32;

/** Collects the documents of one alternative, at most `end` of them when they are scanned in order. */
function* collect({ reader, planned, end, found, charge }: Finding, part: Planned, scan: Scan): Paused<void> {
  if (end === 0) return;
  const { query, orders, parts } = planned;
  const within = createCursorTest(query.startAt, query.endAt, orders);
  const { ordered, exact } = scan.kind === 'range' ? scan : { ordered: false, exact: false };
  const needsKey = within !== null || !ordered || parts.length > 1;
  const inScope = createScopeTest(query);
  let scanned = 0;
  let results = 0;
  for (const document of scanDocuments(reader, scan, ordered ? end : 500)) {
    scanned += 1;
    if (scanned % PAUSE_DOCUMENTS === 0 || document.isLarge) yield;
    if (found.has(document.row)) continue;
    if (!exact && !(inScope(document) && matches(document, part.conjunction))) continue;
    const key = needsKey ? sortKey(document, orders) : null;
    if (needsKey && key === null) continue;
    if (within !== null && key !== null && !within(key)) continue;
    charge(document.size + document.path.length + RECORD_BYTES + (key?.length ?? 0));
    document.release();
    found.set(document.row, { document, key });
    results += 1;
    if (ordered && results >= end) return;
  }
}

/** Counts the bytes of documents and sort keys. Throws StatusError beyond the limit. */
function createByteBudget(maxBytes: number): (bytes: number) => void {
  let total = 0;
  return (bytes) => {
    total += bytes;
    if (total > maxBytes)
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

function inOrder(found: Found[]): DocumentRecord[] {
  const compare = (a: Found, b: Found) => (a.key === null || b.key === null ? 0 : Buffer.compare(a.key, b.key));
  return found.sort(compare).map(({ document }) => document);
}
