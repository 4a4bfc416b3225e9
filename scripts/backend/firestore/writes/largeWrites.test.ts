import { createGovernor, NO_QUOTAS, type Governor, type Limits } from '../../limits';
import { startDocumentTestBed, type DocumentTestBed } from '../../testing/documentTestBed';

let testBed: DocumentTestBed;
let governor: Governor;
afterEach(() => testBed.stop());

async function start(limits: Partial<Limits> = { quotas: NO_QUOTAS }): Promise<void> {
  governor = createGovernor({ limits });
  testBed = await startDocumentTestBed({ governor });
}

const nameOf = (path: string) => `projects/${testBed.projectId}/databases/(default)/documents/${path}`;
const commit = (...writes: object[]) => testBed.send(':commit', { writes });
const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const integers = (count: number) => numbers(count).map((n) => ({ integerValue: String(n) }));
const stored = (path: string) => testBed.firestore.admin.get(path)?.fields;

/** Returns how many times longer a request takes than a write of the same document without mask and transforms. */
async function slowness(fields: object, send: () => Promise<unknown>): Promise<number> {
  const plain = (n: number) => timed(() => commit({ update: { name: nameOf(`plain/d${n}`), fields } }));
  const usual = Math.max(await plain(1), await plain(2));
  return (await timed(send)) / usual;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

test('a mask of thousands of fields costs no more than its document', async () => {
  await start();
  const fields = Object.fromEntries(numbers(8_000).map((n) => [`f${n}`, { nullValue: null }]));
  const updateMask = { fieldPaths: [...Object.keys(fields), 'map.gone', 'map.inner.here'] };
  testBed.firestore.admin.set('a/b', { map: { mapValue: { fields: { gone: { nullValue: null } } } } });
  const inner = { mapValue: { fields: { here: { integerValue: '1' } } } };
  const update = { name: nameOf('a/b'), fields: { ...fields, map: { mapValue: { fields: { inner } } } } };
  expect(await slowness(fields, () => commit({ update, updateMask }))).toBeLessThan(50);
  expect(Object.keys(stored('a/b') ?? {})).toHaveLength(8_001);
  expect(stored('a/b')?.map).toEqual({ mapValue: { fields: { inner } } });
});

test('hundreds of transforms of a large document are carried out in order', async () => {
  await start();
  const fields = Object.fromEntries(numbers(20_000).map((n) => [`f${n}`, { nullValue: null }]));
  const increment = { integerValue: '1' };
  const updateTransforms = numbers(500).map((n) => ({ fieldPath: `count.c${n % 250}`, increment }));
  const send = () => commit({ update: { name: nameOf('a/b'), fields }, updateTransforms });
  expect(await slowness(fields, send)).toBeLessThan(50);
  const { count } = stored('a/b') ?? {};
  expect(count).toMatchObject({ mapValue: { fields: { c0: { integerValue: '2' }, c249: { integerValue: '2' } } } });
});

test('short writes that change a large document again and again are refused as a whole', async () => {
  await start({ quotas: NO_QUOTAS, requestBytes: 8 * 1024 * 1024 });
  testBed.firestore.admin.set('a/b', { text: { stringValue: 'x'.repeat(1_000_000) } });
  const transforms = [{ fieldPath: 'count', increment: { integerValue: '1' } }];
  const write = { transform: { document: nameOf('a/b'), fieldTransforms: transforms } };
  expect((await commit(write, write)).status).toBe(200);
  expect((await commit(...numbers(1_000).map(() => write))).status).toBe(429);
  expect(stored('a/b')?.count).toEqual({ integerValue: '2' });
});

test('transforms that visit a long array again and again are refused as a whole', async () => {
  await start();
  const list = { arrayValue: { values: integers(60_000) } };
  const append = (n: number) => ({ fieldPath: 'list', appendMissingElements: { values: [{ stringValue: `s${n}` }] } });
  const update = { name: nameOf('a/b'), fields: { list } };
  expect((await commit({ update, updateTransforms: numbers(500).map(append) })).status).toBe(429);
  expect(stored('a/b')).toBeUndefined();
  expect((await commit({ update, updateTransforms: numbers(3).map(append) })).status).toBe(200);
  expect(stored('a/b')?.list).toMatchObject({ arrayValue: { values: { length: 60_003 } } });
});

test('a commit has at most 5,000 writes, and its time counts for the client', async () => {
  await start({ quotas: NO_QUOTAS, clientTime: { burst: 0.001, perSecond: 0 } });
  const deletions = (count: number) => numbers(count).map((n) => ({ delete: nameOf(`a/d${n}`) }));
  expect((await commit(...deletions(5_001))).status).toBe(400);
  const measured = jest.spyOn(governor.work, 'spend');
  const before = measured.mock.calls.length;
  expect((await commit(...deletions(5_000))).status).toBe(200);
  expect(measured.mock.calls.length).toBeGreaterThan(before + 1);
});

test('checks of documents use up the writes of a signed-out client', async () => {
  await start({});
  const checks = (count: number) =>
    numbers(count).map((n) => ({ verify: nameOf(`a/d${n}`), currentDocument: { exists: false } }));
  expect((await commit(...checks(500))).status).toBe(200);
  expect((await commit(...checks(500))).status).toBe(429);
});

test('a mask of what to read costs no more than the documents, however long it is', async () => {
  await start();
  for (const n of numbers(200)) testBed.firestore.admin.set(`a/d${n}`, { x: { integerValue: String(n) } });
  const documents = numbers(200).map((n) => nameOf(`a/d${n}`));
  const ask = (fieldPaths: string[]) => testBed.send(':batchGet', { documents, mask: { fieldPaths } });
  const { status, body } = await ask(numbers(40_000).map((n) => (n % 2 === 0 ? 'x' : `y${n}.z`)));
  expect([status, body]).toMatchObject([200, { length: 200 }]);
  expect((body as object[])[7]).toMatchObject({ found: { fields: { x: { integerValue: '7' } } } });
  expect((await ask(numbers(40_001).map(() => 'x'))).status).toBe(400);
});
