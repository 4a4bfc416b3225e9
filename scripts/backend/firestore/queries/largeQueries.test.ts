import { startDocumentTestBed, type DocumentTestBed } from '../../testing/documentTestBed';

let testBed: DocumentTestBed;
beforeAll(async () => {
  testBed = await startDocumentTestBed();
  for (const n of numbers(1_000)) testBed.firestore.admin.set(`pens/p${n}`, { state: { integerValue: '0' } });
});
afterAll(() => testBed.stop());

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const isOff = { fieldFilter: { field: { fieldPath: 'state' }, op: 'EQUAL', value: { integerValue: '0' } } };
const all = (count: number, filter: object = isOff) => ({
  compositeFilter: { op: 'AND', filters: numbers(count).map(() => filter) },
});
const ask = (where: object, parent = '') =>
  testBed.send(`${parent}:runQuery`, { structuredQuery: { from: [{ collectionId: 'pens' }], where, limit: 1 } });

test('a query has at most 100 filters, however they are nested, with 1 less below a document', async () => {
  expect((await ask(all(2, all(50)))).status).toBe(200);
  expect((await ask(all(100, all(100)))).status).toBe(400);
  expect((await ask(all(2, all(50)), '/users/u1')).status).toBe(400);
  expect((await ask(all(99), '/users/u1')).status).toBe(200);
});
