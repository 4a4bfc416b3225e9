import fc from 'fast-check';
import type { WireFields } from '@lectern/backend';
import { PROJECT, type Documents, type WireRequest } from './service';
import { ANY, LISTS, SCALARS } from './values';

/** A query, or the aggregation of one, in the protocol's form. */
export type QueryCase = { query: object; aggregations: readonly object[] | null };

const root = `projects/${PROJECT}/databases/(default)/documents`;
const PATHS = fc.constantFrom('a', 'b', 'c', 'c.x');
const reference = (path: string) => ({ referenceValue: `${root}/${path}` });
const NAMED = fc.constantFrom('k/d1', 'k/d5', 'k/d10', 'k/d0', 'k/zz').map(reference);
const field = (fieldPath: string) => ({ fieldPath });
const list = (values: readonly unknown[]) => ({ arrayValue: { values } });

const COMPARISONS = [
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
] as const;
const MEMBERSHIPS = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'] as const;

const SIMPLE_FILTERS = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(PATHS, fc.constantFrom<string>(...COMPARISONS), ANY) },
  {
    weight: 3,
    arbitrary: fc.tuple(
      PATHS,
      fc.constantFrom<string>(...MEMBERSHIPS),
      fc
        .array(fc.oneof({ weight: 6, arbitrary: ANY }, { weight: 1, arbitrary: LISTS }), { minLength: 1, maxLength: 3 })
        .map(list),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constant('__name__'),
      fc.constantFrom<string>('EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'),
      NAMED,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constant('__name__'),
      fc.constantFrom('IN', 'NOT_IN'),
      fc.array(NAMED, { minLength: 1, maxLength: 3 }).map(list),
    ),
  },
);
const FILTERS = fc.oneof(
  {
    weight: 6,
    arbitrary: SIMPLE_FILTERS.map(([path, op, value]) => ({ fieldFilter: { field: field(path), op, value } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(PATHS, fc.constantFrom('IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'))
      .map(([path, op]) => ({ unaryFilter: { field: field(path), op } })),
  },
);
const composite = (op: fc.Arbitrary<string>, filters: fc.Arbitrary<object>) =>
  fc
    .tuple(op, fc.array(filters, { minLength: 2, maxLength: 3 }))
    .map(([operator, parts]) => ({ compositeFilter: { op: operator, filters: parts } }));
const FLAT = composite(fc.constantFrom('AND', 'OR'), FILTERS);
const WHERE = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 5, arbitrary: FILTERS },
  { weight: 3, arbitrary: FLAT },
  { weight: 1, arbitrary: composite(fc.constantFrom('AND', 'OR'), fc.oneof(FILTERS, FLAT)) },
);
const ORDERS = fc.uniqueArray(
  fc.record(
    {
      field: fc.oneof({ weight: 5, arbitrary: PATHS }, { weight: 1, arbitrary: fc.constant('__name__') }).map(field),
      direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
    },
    { noNullPrototype: true },
  ),
  { maxLength: 2, selector: (order) => order.field.fieldPath },
);
/** One value in `times`, else undefined. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>, times: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const CURSORS = fc.record(
  {
    values: fc.array(fc.oneof({ weight: 5, arbitrary: ANY }, { weight: 1, arbitrary: NAMED }), {
      minLength: 1,
      maxLength: 2,
    }),
    before: fc.boolean(),
  },
  { noNullPrototype: true },
);
const AGGREGATIONS = fc.uniqueArray(
  fc.oneof(
    fc.constant({ alias: 'all', count: {} }),
    fc.constant({ alias: 'some', count: { upTo: '3' } }),
    PATHS.map((path) => ({ alias: `sum ${path}`, sum: { field: field(path) } })),
    PATHS.map((path) => ({ alias: `avg ${path}`, avg: { field: field(path) } })),
  ),
  { minLength: 1, maxLength: 3, selector: ({ alias }) => alias },
);

type Cursors = { orderBy: unknown[]; startAt?: Cursor; endAt?: Cursor };
type Cursor = { values: unknown[]; before: boolean } | undefined;

/** Shortens cursors to the orders of the query; longer ones would all be refused. */
function withFittingCursors({ startAt, endAt, ...query }: Cursors): object {
  const fit = (cursor: Cursor): Cursor =>
    cursor && query.orderBy.length > 0
      ? { ...cursor, values: cursor.values.slice(0, query.orderBy.length) }
      : undefined;
  return { ...query, startAt: fit(startAt), endAt: fit(endAt) };
}

/** Queries with filters, orders, cursors, limits, offsets and projections, and aggregations. Some are refused. */
export const QUERY_CASES: fc.Arbitrary<QueryCase> = fc.record(
  {
    query: fc
      .record({
        from: fc.oneof(
          { weight: 3, arbitrary: fc.constant([{ collectionId: 'k' }]) },
          { weight: 1, arbitrary: fc.constant([{ collectionId: 'k', allDescendants: true }]) },
        ),
        where: WHERE,
        orderBy: ORDERS,
        startAt: maybe(CURSORS, 3),
        endAt: maybe(CURSORS, 4),
        limit: maybe(fc.integer({ min: 1, max: 6 }), 2),
        offset: maybe(fc.integer({ min: 0, max: 3 }), 4),
        select: maybe(
          fc.subarray(['a', 'c.x', '__name__'], { minLength: 1 }).map((paths) => ({ fields: paths.map(field) })),
          5,
        ),
      })
      .map((query) => JSON.parse(JSON.stringify(withFittingCursors(query))) as object),
    aggregations: maybe(AGGREGATIONS, 4).map((aggregations) => aggregations ?? null),
  },
  { noNullPrototype: true },
);

const FIELDS: fc.Arbitrary<WireFields> = fc.record(
  { a: ANY, b: fc.oneof(SCALARS.int, SCALARS.float, ANY), c: ANY },
  { requiredKeys: [], noNullPrototype: true },
);

/** Returns the documents of one round: two collections of the same name, and documents below others. */
export function worldOf(seed: number): Documents {
  const paths = Array.from({ length: 40 }, (_, index) =>
    index < 26 ? `k/d${index}` : index < 34 ? `other/x/k/e${index}` : `k/d1/sub/s${index}`,
  );
  const fields = fc.sample(FIELDS, { seed, numRuns: paths.length });
  return Object.fromEntries(paths.map((path, index) => [path, fields[index] ?? {}]));
}

export function requestOf({ query, aggregations }: QueryCase): WireRequest {
  return aggregations === null
    ? { path: ':runQuery', uid: null, body: { structuredQuery: query } }
    : {
        path: ':runAggregationQuery',
        uid: null,
        body: { structuredAggregationQuery: { structuredQuery: query, aggregations } },
      };
}
