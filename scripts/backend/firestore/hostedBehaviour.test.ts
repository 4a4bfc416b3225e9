import {
  doc,
  documentId,
  getDoc,
  orderBy,
  setDoc,
  where,
  writeBatch,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { startQueryTestBed, type QueryTestBed } from '../testing/queryTestBed';

let testBed: QueryTestBed;
beforeAll(async () => (testBed = await startQueryTestBed()));
afterAll(() => testBed.stop());

const invalid = { code: 'failed-precondition' };
let count = 0;
const fresh = (): DocumentReference => doc(testBed.client, `things/t${(count += 1)}`);

test('in and not-in match arrays as elements', async () => {
  const { ids } = await testBed.fill({ one: { v: [1, 2] }, two: { v: [3] }, three: { v: 'x' } });
  expect(await ids(where('v', 'in', [[1, 2], 'x']))).toEqual(['one', 'three']);
  expect(await ids(where('v', 'not-in', [[1, 2], 'x']))).toEqual(['two']);
});

test('no comparison with a number matches NaN', async () => {
  const { ids } = await testBed.fill({ nan: { v: NaN }, one: { v: 1 } });
  expect(await ids(where('v', '<', 5))).toEqual(['one']);
  expect(await ids(where('v', '>=', -5))).toEqual(['one']);
  expect(await ids(where('v', '==', NaN))).toEqual(['nan']);
});

test('orders after the document id, a field twice, and a fixed id beside an inequality are refused', async () => {
  const { ids } = await testBed.fill({ one: { a: 1, b: 1 } });
  await expect(ids(orderBy(documentId()), orderBy('a'))).rejects.toMatchObject(invalid);
  await expect(ids(orderBy('a'), orderBy('b'), orderBy('a', 'desc'))).rejects.toThrow('duplicate fields a');
  await expect(ids(where(documentId(), '==', 'one'), where('a', '>', 0))).rejects.toMatchObject(invalid);
  expect(await ids(orderBy('a'), orderBy(documentId()))).toEqual(['one']);
});

test('a commit that deletes a document and then updates it is refused; setting it again is not', async () => {
  const ref = fresh();
  await setDoc(ref, { n: 1 });
  await expect(writeBatch(testBed.client).delete(ref).update(ref, { n: 2 }).commit()).rejects.toThrow(
    'same commit deletes',
  );
  expect((await getDoc(ref)).data()).toEqual({ n: 1 });
  await writeBatch(testBed.client).delete(ref).set(ref, { n: 2 }).update(ref, { n: 3 }).commit();
  expect((await getDoc(ref)).data()).toEqual({ n: 3 });
});

test('minus zero is kept', async () => {
  const ref = fresh();
  await setDoc(ref, { n: -0 });
  expect(Object.is((await getDoc(ref)).get('n'), -0)).toBe(true);
});

test('a field value has at most 1,048,487 bytes', async () => {
  const short = doc(testBed.client, 'a/b');
  await setDoc(short, { n: 'x'.repeat(1_048_487) });
  await expect(setDoc(short, { n: 'x'.repeat(1_048_488) })).rejects.toThrow('longer than 1048487 bytes');
});

describe('REST', () => {
  const address = (path: string): string =>
    `${testBed.url}/v1/projects/${testBed.projectId}/databases/(default)/documents/${path}`;
  const send = async (method: string, path: string, fields?: object): Promise<[number, Record<string, unknown>]> => {
    const response = await fetch(address(path), { method, ...(fields && { body: JSON.stringify({ fields }) }) });
    return [response.status, (await response.json()) as Record<string, unknown>];
  };
  const number = (integerValue: string): object => ({ integerValue });

  test('single documents are created, read, patched and deleted', async () => {
    const [status, created] = await send('POST', 'rest?documentId=r1', { a: number('1'), b: number('2') });
    expect([status, created]).toMatchObject([200, { fields: { a: number('1'), b: number('2') } }]);
    expect(await send('POST', 'rest?documentId=r1', {})).toMatchObject([409, { error: { status: 'ALREADY_EXISTS' } }]);
    const [, random] = await send('POST', 'rest', {});
    expect(random.name).toMatch(/\/rest\/[A-Za-z0-9]{20}$/);
    const patched = await send('PATCH', 'rest/r1?updateMask.fieldPaths=a&mask.fieldPaths=a', { a: number('5') });
    expect(patched).toMatchObject([200, { fields: { a: number('5') } }]);
    expect(await send('GET', 'rest/r1')).toMatchObject([200, { fields: { a: number('5'), b: number('2') } }]);
    expect((await send('PATCH', 'rest/none?currentDocument.exists=true', {}))[0]).toBe(404);
    expect(await send('DELETE', 'rest/r1')).toEqual([200, {}]);
    expect(await send('GET', 'rest/r1')).toMatchObject([404, { error: { status: 'NOT_FOUND' } }]);
    expect((await send('GET', 'rest/r1?surprise=1'))[0]).toBe(400);
  });

  test('a collection is listed in pages, in any order', async () => {
    for (let n = 0; n < 25; n += 1) testBed.firestore.admin.set(`pages/p${n}`, { n: { integerValue: String(n) } });
    const seen: string[] = [];
    let token = '';
    do {
      const [, page] = await send('GET', `pages?pageSize=10&orderBy=n%20desc&mask.fieldPaths=n&pageToken=${token}`);
      const documents = page.documents as { fields: { n: { integerValue: string } } }[];
      seen.push(...documents.map(({ fields }) => fields.n.integerValue));
      token = (page.nextPageToken as string | undefined) ?? '';
    } while (token !== '');
    expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => String(24 - n)));
    expect(((await send('GET', 'pages'))[1].documents as unknown[]).length).toBe(20);
    expect((await send('GET', 'pages?pageToken=nonsense'))[0]).toBe(400);
    expect(await send('GET', 'empty')).toEqual([200, {}]);
  });

  test('a refused query is answered in an array', async () => {
    expect(await testBed.send(':runQuery', { structuredQuery: {} })).toMatchObject({
      status: 400,
      body: [{ error: { status: 'INVALID_ARGUMENT' } }],
    });
  });
});

test('the rules decide about single documents too', async () => {
  const guarded = await startQueryTestBed(undefined, GUARDED);
  const address = `${guarded.url}/v1/projects/${guarded.projectId}/databases/(default)/documents`;
  const statusOf = async (method: string, path: string): Promise<number> =>
    (await fetch(`${address}/${path}`, { method, ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }) }))
      .status;
  guarded.firestore.admin.set('closed/a', {});
  guarded.firestore.admin.set('inbox/a', {});
  expect(await statusOf('GET', 'closed/a')).toBe(403);
  expect(await statusOf('GET', 'closed')).toBe(403);
  expect(await statusOf('PATCH', 'closed/a')).toBe(403);
  expect(await statusOf('DELETE', 'closed/a')).toBe(403);
  expect(await statusOf('POST', 'closed')).toBe(403);
  expect(await statusOf('POST', 'inbox')).toBe(200);
  expect(await statusOf('GET', 'inbox/a')).toBe(403);
  await guarded.stop();
});

test('whoever may change but not read a document gets back only what it sent', async () => {
  const guarded = await startQueryTestBed(undefined, GUARDED);
  guarded.firestore.admin.set('forms/a', { secret: { stringValue: 'hidden' }, note: { stringValue: 'old' } });
  const base = `${guarded.url}/v1/projects/${guarded.projectId}/databases/(default)/documents/forms/a`;
  const patch = async (parameters: string): Promise<unknown> => {
    const body = JSON.stringify({ fields: { note: { stringValue: 'new' } } });
    const answer = await fetch(`${base}?updateMask.fieldPaths=note${parameters}`, { method: 'PATCH', body });
    return ((await answer.json()) as { fields?: unknown }).fields;
  };
  const sent = { note: { stringValue: 'new' } };
  expect(await patch('')).toEqual(sent);
  expect(await patch('&mask.fieldPaths=secret')).toEqual({});
  expect(await patch('&mask.fieldPaths=secret&mask.fieldPaths=note')).toEqual(sent);
  await guarded.stop();
});

const GUARDED = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /inbox/{id} { allow create; }
    match /forms/{id} { allow update; }
  }
}`;
