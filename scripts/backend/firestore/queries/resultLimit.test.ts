import { openDatabase, type Database } from '../../persistence';
import { startDocumentTestBed } from '../../testing/documentTestBed';
import { createClock } from '../clock';
import { NO_INDEXES } from '../indexes/configuration';
import { parseDocumentPath } from '../names/documentPath';
import { createResourceNames } from '../names/resourceName';
import { createDocumentStore, type DocumentStore } from '../store/documentStore';
import { commit } from '../writes/commit';
import { aggregateQuery, parseAggregations } from './aggregate';
import { atOnce, planQuery, prepareQuery, runQuery, type PreparedQuery } from './runQuery';
import { parseStructuredQuery } from './structuredQuery';

const names = createResourceNames('p');
const SIZE = 1000;
let db: Database;
let store: DocumentStore;
beforeAll(() => {
  db = openDatabase(':memory:');
  store = createDocumentStore(db, NO_INDEXES);
  const writes = [1, 2, 3, 4].map((n) => ({
    kind: 'update' as const,
    at: parseDocumentPath(`k/d${n}`),
    fields: { n: { integerValue: String(n) }, text: { stringValue: 'x'.repeat(SIZE) } },
    mask: null,
    transforms: [],
    precondition: {},
  }));
  commit(store, createClock(Date.now), writes, null);
});
afterAll(() => db.close());

const field = (op: string, n: number): object => ({
  fieldFilter: { field: { fieldPath: 'n' }, op, value: { integerValue: String(n) } },
});
const prepare = (more: object = {}): PreparedQuery =>
  prepareQuery(parseStructuredQuery({ from: [{ collectionId: 'k' }], ...more }, '', names));
const either = (...filters: object[]): object => ({ where: { compositeFilter: { op: 'OR', filters } } });
const limits = (maxBytes: number) => ({ composites: [], maxBytes });
const aggregate = (aggregation: object, prepared: PreparedQuery, maxBytes: number): unknown =>
  atOnce(
    aggregateQuery(
      store,
      planQuery(store, prepared, []),
      parseAggregations([{ alias: 'a', ...aggregation }]),
      maxBytes,
    ),
  );

const sum = { sum: { field: { fieldPath: 'n' } } };
const avg = { avg: { field: { fieldPath: 'n' } } };
const count = { count: {} };

test.each([
  ['a sum', sum, {}],
  ['an average', avg, {}],
  ['a count that no index can answer', count, either(field('EQUAL', 1), field('GREATER_THAN', 1))],
])('%s over more bytes than the limit is refused', (_name, aggregation, where) => {
  expect(() => aggregate(aggregation, prepare(where), 3 * SIZE)).toThrow('The result is larger than 3000 bytes');
  expect(aggregate(aggregation, prepare(where), 5 * SIZE)).toBeDefined();
});

test('a count that an index answers reads no document, so no limit applies', () => {
  expect(aggregate(count, prepare(), 1)).toEqual({ a: { integerValue: '4' } });
});

test('the limit holds for all alternatives of a query together', () => {
  const prepared = prepare(either(field('LESS_THAN', 3), field('GREATER_THAN', 2)));
  expect(() => runQuery(store, prepared, limits(3 * SIZE))).toThrow('The result is larger');
  expect(runQuery(store, prepared, limits(5 * SIZE))).toHaveLength(4);
});

test('a document that several alternatives find counts once', () => {
  const prepared = prepare(either(field('LESS_THAN', 9), field('GREATER_THAN', 0)));
  expect(runQuery(store, prepared, limits(5 * SIZE))).toHaveLength(4);
});

test('an aggregation over more than 64 MiB gets 429', async () => {
  const testBed = await startDocumentTestBed();
  const text = { stringValue: 'x'.repeat(1_000_000) };
  for (let n = 0; n < 70; n += 1) testBed.firestore.admin.set(`big/d${n}`, { n: { integerValue: '1' }, text });
  const ask = (collectionId: string, aggregation: object) =>
    testBed.send(':runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId }] },
        aggregations: [{ alias: 'a', ...aggregation }],
      },
    });
  expect(await ask('big', sum)).toMatchObject({ status: 429, body: [{ error: { status: 'RESOURCE_EXHAUSTED' } }] });
  expect(await ask('big', count)).toMatchObject({
    status: 200,
    body: [{ result: { aggregateFields: { a: { integerValue: '70' } } } }],
  });
  await testBed.stop();
});
