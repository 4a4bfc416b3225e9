import fc from 'fast-check';
import type { WireFields, WireValue } from '../../wireValue';
import { openDatabase } from '../../persistence';
import { createClock } from '../clock';
import { createDocumentStore, type DocumentStore } from '../store/documentStore';
import type { DocumentRecord } from '../store/DocumentRecord';
import type { CompositeIndex, IndexConfiguration } from '../indexes/configuration';
import { createIndexRequirements } from '../indexes/requirements';
import { parseDocumentPath } from '../names/documentPath';
import { createResourceNames } from '../names/resourceName';
import { commit } from '../writes/commit';
import type { Write } from '../writes/parseWrite';
import { matches } from './condition';
import { createCursorTest, sortKey } from './orders';
import { countByIndex, planQuery, prepareQuery, runQuery } from './runQuery';
import { scanDocuments } from './scan';
import { parseStructuredQuery } from './structuredQuery';

const names = createResourceNames('p');
const long = 'l'.repeat(1600);
const scalar: fc.Arbitrary<WireValue> = fc.oneof(
  fc.constantFrom<WireValue>(
    { nullValue: null },
    { booleanValue: true },
    { doubleValue: 'NaN' },
    { doubleValue: 1.5 },
    { stringValue: '' },
    { stringValue: 'a' },
    { stringValue: 'b\0' },
    { stringValue: `${long}a` },
    { stringValue: `${long}b` },
  ),
  fc.integer({ min: -2, max: 3 }).map((n): WireValue => ({ integerValue: String(n) })),
);
const value: fc.Arbitrary<WireValue> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }).map((values): WireValue => ({ arrayValue: { values } })) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom('x', 'y'), scalar).map((fields): WireValue => ({ mapValue: { fields } })),
  },
);
const fields: fc.Arbitrary<WireFields> = fc.record({ a: value, b: value, c: value }, { requiredKeys: [] });
const path = fc.constantFrom('a', 'b', 'c', 'c.x');
const reference = fc.integer({ min: 0, max: 30 }).map((n): WireValue => ({ referenceValue: names.of(`k/d${n}`) }));

const filter = fc
  .oneof(
    fc.record({
      path,
      op: fc.constantFrom(
        'EQUAL',
        'LESS_THAN',
        'LESS_THAN_OR_EQUAL',
        'GREATER_THAN',
        'GREATER_THAN_OR_EQUAL',
        'NOT_EQUAL',
        'ARRAY_CONTAINS',
      ),
      value: scalar,
    }),
    fc.record({
      path,
      op: fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY'),
      value: fc.array(scalar, { minLength: 1, maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
    }),
    fc.record({
      path: fc.constant('__name__'),
      op: fc.constantFrom('GREATER_THAN', 'LESS_THAN_OR_EQUAL', 'EQUAL'),
      value: reference,
    }),
  )
  .map((item) => ({ fieldFilter: { field: { fieldPath: item.path }, op: item.op, value: item.value } }));
const where = fc.oneof(
  fc.constant(undefined),
  filter,
  fc.array(filter, { minLength: 2, maxLength: 3 }).map((filters) => ({ compositeFilter: { op: 'AND', filters } })),
  fc.array(filter, { minLength: 2, maxLength: 2 }).map((filters) => ({ compositeFilter: { op: 'OR', filters } })),
);
const direction = fc.constantFrom('ASCENDING', 'DESCENDING');
const cursor = fc.option(fc.record({ values: fc.array(value, { minLength: 1, maxLength: 2 }), before: fc.boolean() }), {
  nil: undefined,
});
const query = fc.record({
  where,
  orderBy: fc
    .uniqueArray(fc.record({ path, direction }), { maxLength: 2, selector: (item) => item.path })
    .map((orders) => orders.map((item) => ({ field: { fieldPath: item.path }, direction: item.direction }))),
  startAt: cursor,
  endAt: cursor,
  limit: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  offset: fc.integer({ min: 0, max: 2 }),
  group: fc.boolean(),
});
const composite: fc.Arbitrary<CompositeIndex> = fc.record({
  collectionGroup: fc.constant('k'),
  queryScope: fc.constantFrom('COLLECTION', 'COLLECTION_GROUP'),
  fields: fc.uniqueArray(fc.record({ fieldPath: path, order: direction }), {
    minLength: 2,
    maxLength: 3,
    selector: (field) => field.fieldPath,
  }),
});

/** The definition of a query, without any index: filter all documents, sort, then slice. */
function naive(store: DocumentStore, prepared: ReturnType<typeof prepareQuery>): string[] {
  const { query: asked, orders, parts } = prepared;
  const within = createCursorTest(asked.startAt, asked.endAt, orders) ?? (() => true);
  const all: DocumentRecord[] = [
    ...scanDocuments(store, { kind: 'all', parent: 'k', collection: 'k', group: asked.group }, 100),
  ];
  return all
    .map((document) => ({ document, key: sortKey(document, orders) }))
    .filter(
      (item): item is { document: DocumentRecord; key: Buffer } =>
        item.key !== null && within(item.key) && parts.some(({ conjunction }) => matches(item.document, conjunction)),
    )
    .sort((a, b) => Buffer.compare(a.key, b.key))
    .slice(asked.offset, asked.limit === undefined || asked.limit === null ? undefined : asked.offset + asked.limit)
    .map(({ document }) => document.path);
}

test('with any indexes, a query equals a scan of all documents', () => {
  const world = fc.record({
    documents: fc.array(fields, { minLength: 1, maxLength: 25 }),
    changes: fc.array(fc.tuple(fc.nat(24), fc.option(fields)), { maxLength: 8 }),
    composites: fc.array(composite, { maxLength: 3 }),
    queries: fc.array(query, { minLength: 1, maxLength: 12 }),
  });
  fc.assert(
    fc.property(world, ({ documents, changes, composites, queries }) => {
      const configuration: IndexConfiguration = { indexes: composites, fieldOverrides: [] };
      const db = openDatabase(':memory:');
      const store = createDocumentStore(db, configuration);
      const clock = createClock(() => 0);
      const write = (at: number, content: WireFields | null) => {
        const target = parseDocumentPath(at % 5 === 4 ? `o/x/k/d${at}` : `k/d${at}`);
        const change: Write =
          content === null
            ? { kind: 'delete', at: target, precondition: {} }
            : { kind: 'update', at: target, fields: content, mask: null, transforms: [], precondition: {} };
        commit(store, clock, [change], null);
      };
      const limits = { composites: createIndexRequirements(configuration).composites, maxBytes: Infinity };
      const compare = () => {
        for (const { group, ...asked } of queries) {
          const json = JSON.parse(
            JSON.stringify({ ...asked, from: [{ collectionId: 'k', allDescendants: group }] }),
          ) as unknown;
          const prepared = preparedOrNull(json);
          if (prepared === null) continue;
          const result = runQuery(store, prepared, limits).map((document) => document.path);
          expect({ json, result }).toEqual({ json, result: naive(store, prepared) });
          const planned = planQuery(store, prepared, limits.composites);
          expect(countByIndex(store, planned) ?? result.length).toBe(result.length);
        }
      };
      documents.forEach((content, index) => write(index, content));
      compare();
      for (const [at, content] of changes) write(at, content);
      compare();
      db.close();
    }),
    { numRuns: 120 },
  );
});

/** Null for a query that the protocol refuses, such as a cursor with more values than orders. */
function preparedOrNull(json: unknown): ReturnType<typeof prepareQuery> | null {
  try {
    return prepareQuery(parseStructuredQuery(json, '', names));
  } catch {
    return null;
  }
}
