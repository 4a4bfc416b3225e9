import type { IndexDefinition } from '../indexes/definition';
import type { DocumentStore } from '../store/documentStore';
import { isNamePath } from '../names/fieldPath';
import type { Condition, Conjunction } from './condition';
import { keyRange, type IndexUse } from './keyRange';
import { countRange, type Scan } from './scan';
import { coveredBy, type Shape } from './shape';
import type { Order, StructuredQuery } from './structuredQuery';

/**
 * One conjunction of a query, with the information that planning needs. `sizes` are the numbers of entries of counted
 * ranges; all conjunctions of a query share them.
 */
export type Planned = {
  query: StructuredQuery;
  conjunction: Conjunction;
  orders: readonly Order[];
  shape: Shape;
  sizes: Map<string, number>;
};

/** Planning, with a pause after each step of building an index. */
type Planning<T> = Generator<undefined, T>;

type RangeScan = Extract<Scan, { kind: 'range' }>;

const EMPTY_SCAN = { kind: 'nothing' } as const;

/**
 * Chooses the scan of a conjunction: the composite index that fixes the most fields, else a single-field index by the
 * rarest equality or in the order of the result, else the whole collection. It pauses while an index is built, in which
 * documents may be written: a plan is valid only when it was made without a pause.
 */
export function* planScan(
  store: DocumentStore,
  composites: readonly IndexDefinition[],
  planned: Planned,
): Planning<Scan> {
  const named = planned.conjunction.find(({ op, path }) => op === 'eq' && isNamePath(path));
  if (named?.reference) return { kind: 'name', path: named.reference };
  const composite = yield* byComposite(store, composites, planned);
  return composite ?? (yield* bySingleField(store, planned)) ?? collectionScan(planned);
}

function* byComposite(
  store: DocumentStore,
  composites: readonly IndexDefinition[],
  planned: Planned,
): Planning<Scan | null> {
  let best: { index: IndexDefinition; fixed: Condition[] } | null = null;
  for (const index of composites) {
    const fixed = coveredBy(index, planned.shape);
    if (fixed !== null && fixed.length >= (best?.fixed.length ?? 0)) best = { index, fixed };
  }
  if (best === null) return null;
  return yield* rangeScan(store, planned, best.index, best.fixed, { reverse: false, ordered: true });
}

function* bySingleField(store: DocumentStore, planned: Planned): Planning<Scan | null> {
  const { equalities, orders, nameDirection } = planned.shape;
  const [order] = orders;
  if (equalities.length > 0) return yield* byRarestEquality(store, planned);
  if (order === undefined)
    return yield* rangeScan(store, planned, singleFieldIndex(planned, []), [], {
      reverse: nameDirection === 'desc',
      ordered: true,
    });
  const ordered = orders.length === 1 && order.direction === nameDirection;
  return yield* rangeScan(store, planned, singleFieldIndex(planned, [{ path: order.path, mode: 'asc' }]), [], {
    reverse: order.direction === 'desc',
    ordered,
  });
}

/** Scans the equality with the fewest entries. The others are checked for each document. */
function* byRarestEquality(store: DocumentStore, planned: Planned): Planning<Scan | null> {
  const { equalities, orders, nameDirection } = planned.shape;
  const scans: (RangeScan | typeof EMPTY_SCAN | null)[] = [];
  for (const condition of equalities) {
    const index = singleFieldIndex(planned, [
      { path: condition.path, mode: condition.op === 'contains' ? 'contains' : 'asc' },
    ]);
    scans.push(
      yield* rangeScan(store, planned, index, [condition], {
        reverse: nameDirection === 'desc',
        ordered: orders.length === 0,
      }),
    );
  }
  if (scans.includes(EMPTY_SCAN)) return EMPTY_SCAN;
  const usable = scans.filter((scan): scan is RangeScan => scan?.kind === 'range');
  if (usable.length < 2) return usable[0] ?? null;
  const sized = usable.map((scan) => ({ scan, size: sizeOf(store, planned, scan) }));
  return sized.reduce((best, next) => (next.size < best.size ? next : best)).scan;
}

/** Returns the number of entries of a range, up to 1,000. A filter that is repeated is counted once. */
function sizeOf(store: DocumentStore, { sizes }: Planned, scan: RangeScan): number {
  const key = [scan.index.id, scan.parent, scan.lower.toString('latin1'), scan.upper.toString('latin1')].join('|');
  const size = sizes.get(key) ?? countRange(store.statements, scan, 1000);
  sizes.set(key, size);
  return size;
}

/**
 * Plans a scan of an index: over the entries with the `fixed` values, backwards if `reverse`. `ordered` says that the
 * entries have the order of the result. Null when the index can't be used.
 */
function* rangeScan(
  store: DocumentStore,
  planned: Planned,
  definition: IndexDefinition,
  fixed: Condition[],
  { reverse, ordered }: { reverse: boolean; ordered: boolean },
): Planning<RangeScan | typeof EMPTY_SCAN | null> {
  const { query, orders, shape } = planned;
  const index = yield* store.indexes.prepare(definition);
  if (index === null) return null;
  if (index === 'empty') return EMPTY_SCAN;
  const parent = collectionPath(query);
  // Cursors have one value per order: they bound the range only when the index has exactly the same orders.
  const sameOrders = ordered && orders.length === shape.orders.length + 1;
  const orderedFields = sameOrders ? orders : shape.orders;
  // An index without the order of the result has one field: that of the first order, or of an equality.
  const unorderedFields = shape.orders.slice(0, fixed.length === 0 ? 1 : 0);
  const use: IndexUse = {
    index,
    fixed,
    orders: ordered ? orderedFields : unorderedFields,
    reverse,
    parent,
  };
  const range = keyRange(use, planned.conjunction, sameOrders ? query.startAt : null, sameOrders ? query.endAt : null);
  const bounded = query.startAt !== null || query.endAt !== null || (query.group && query.parent !== '');
  const exact = ordered && !bounded && planned.conjunction.every((condition) => fixed.includes(condition));
  return { kind: 'range', index, parent: query.group ? '' : parent, ...range, reverse, ordered, exact };
}

function singleFieldIndex({ query }: Planned, fields: IndexDefinition['fields']): IndexDefinition {
  return { collection: query.collection, group: query.group, fields };
}

function collectionScan({ query }: Planned): Scan {
  return { kind: 'all', parent: collectionPath(query), collection: query.collection, group: query.group };
}

/** Returns the path of the queried collection. */
export function collectionPath(query: StructuredQuery): string {
  return query.parent === '' ? query.collection : `${query.parent}/${query.collection}`;
}
