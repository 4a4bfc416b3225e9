import {
  and,
  collection,
  collectionGroup,
  documentId,
  getAggregate,
  getDocs,
  or,
  orderBy,
  query,
  sum,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite';
import { startDocumentTestBed, type DocumentTestBed } from '../../testing/documentTestBed';
import { parseIndexConfiguration } from './configuration';

let testBed: DocumentTestBed;
let db: Firestore;

const ascending = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const descending = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });

beforeAll(async () => {
  testBed = await startDocumentTestBed({
    indexes: parseIndexConfiguration({
      indexes: [
        { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [ascending('a'), descending('n')] },
        { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [ascending('b'), descending('n')] },
        { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [ascending('x'), ascending('y')] },
      ],
      fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'big', indexes: [] }],
    }),
  });
  db = await testBed.sdk();
});
afterAll(() => testBed.stop());

const on = (...constraints: unknown[]) => query(collection(db, 'c'), ...(constraints as []));
const refusal = async (asked: Query) =>
  getDocs(asked).then(
    () => null,
    (error: unknown) => error as { code: string; message: string },
  );

test('single fields, merged equalities and declared composites need no other index', async () => {
  const asked = [
    on(where('p', '==', 1), where('q', '==', 2), where('r', 'array-contains', 3)),
    on(where('p', '==', 1), orderBy(documentId(), 'desc')),
    on(where('p', '>', 1), where('p', '<', 9), orderBy('p', 'desc')),
    on(where('a', '==', 1), orderBy('n', 'desc')),
    on(where('a', 'in', [1, 2]), where('n', '<', 5), orderBy('n', 'desc')),
    on(where('a', '==', 1), where('b', '==', 1), orderBy('n', 'desc')),
    on(orderBy('x'), orderBy('y')),
    on(where('x', '==', 1), orderBy('y')),
    on(where('x', '==', 1), where('y', '==', 1), orderBy('x')),
    query(collection(db, 'c'), or(where('p', '==', 1), where('q', '==', 2))),
    query(collection(db, 'c'), and(where('p', '==', 1), or(where('q', '==', 2), where('r', '==', 3)))),
    query(collectionGroup(db, 'c')),
  ];
  for (const item of asked) expect(await refusal(item)).toBeNull();
});

test.each([
  [
    'an equality with another order',
    () => on(where('a', '==', 1), orderBy('z')),
    { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [ascending('a'), ascending('z')] },
  ],
  [
    'the other direction',
    () => on(where('a', '==', 1), orderBy('n')),
    { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [ascending('a'), ascending('n')] },
  ],
  [
    'an inequality elsewhere',
    () => on(where('a', '==', 1), where('z', '>', 2)),
    { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [ascending('a'), ascending('z')] },
  ],
  [
    'two orders',
    () => on(orderBy('y'), orderBy('x', 'desc')),
    { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [ascending('y'), descending('x')] },
  ],
  [
    'an array and an order',
    () => on(where('t', 'array-contains', 1), orderBy('z')),
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [{ fieldPath: 't', arrayConfig: 'CONTAINS' }, ascending('z')],
    },
  ],
  [
    'the name against the order',
    () => on(orderBy('z'), orderBy(documentId(), 'desc')),
    { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [ascending('z'), descending('__name__')] },
  ],
])('%s is refused, and the message contains the index to add', async (_name, ask, index) => {
  const error = await refusal(ask());
  expect(error).toMatchObject({ code: 'failed-precondition' });
  const [, text = ''] = /Add this to "indexes" in firestore\.indexes\.json: (.*)$/.exec(error?.message ?? '') ?? [];
  expect(JSON.parse(text)).toEqual(index);
  const fixed = await startDocumentTestBed({ indexes: parseIndexConfiguration({ indexes: [JSON.parse(text)] }) });
  const sdk = await fixed.sdk();
  const again = ask();
  const parts = (again as unknown as { _query: object })._query;
  const copy = query(collection(sdk, 'c'));
  (copy as unknown as { _query: object })._query = parts;
  await expect(getDocs(copy)).resolves.toMatchObject({ empty: true });
  await fixed.stop();
});

test('a collection group needs an override that includes the automatic indexes', async () => {
  const error = await refusal(query(collectionGroup(db, 'c'), where('a', '==', 1)));
  const [, text = ''] =
    /Add this to "fieldOverrides" in firestore\.indexes\.json: (.*)$/.exec(error?.message ?? '') ?? [];
  expect(JSON.parse(text)).toEqual({
    collectionGroup: 'c',
    fieldPath: 'a',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'DESCENDING', queryScope: 'COLLECTION' },
      { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  });
});

test('a field with disabled indexes cannot be queried, nor a field within it', async () => {
  expect(await refusal(on(where('big', '==', 1)))).toMatchObject({ code: 'failed-precondition' });
  expect(await refusal(on(orderBy('big.part')))).toMatchObject({ code: 'failed-precondition' });
  await expect(getAggregate(collection(db, 'c'), { s: sum('n') })).resolves.toBeDefined();
});

test.each([
  [{ indexes: 1 }, 'indexes must be a list'],
  [{ indexes: [{ collectionGroup: 'c', fields: [] }] }, 'indexes[0].fields must name at least one field'],
  [
    { indexes: [{ collectionGroup: 'c', fields: [{ fieldPath: 'a', order: 'UP' }] }] },
    'indexes[0].fields[0] must have order',
  ],
  [{ fieldOverrides: [{ fieldPath: 'a' }] }, 'fieldOverrides[0].collectionGroup'],
])('an invalid configuration is refused with the entry', (json, message) => {
  expect(() => parseIndexConfiguration(json)).toThrow(message);
});
