import type { Timestamp } from 'firebase/firestore/lite';
import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { startDocumentTestBed, type DocumentTestBed } from '../../testing/documentTestBed';

let testBed: DocumentTestBed;
let db: Firestore;
let serial = 0;
let time = 1_800_000_000_000;

beforeAll(async () => {
  testBed = await startDocumentTestBed({ now: () => (time += 1) });
  db = await testBed.sdk();
});
afterAll(() => testBed.stop());

const fresh = () => doc(db, `things/t${(serial += 1)}`);
const dataOf = async (ref: ReturnType<typeof fresh>) => (await getDoc(ref)).data();
const nameOf = (ref: ReturnType<typeof fresh>) =>
  `projects/${testBed.projectId}/databases/(default)/documents/${ref.path}`;
const commit = (...writes: object[]) => testBed.send(':commit', { writes });

describe('masks', () => {
  test('set replaces, merge keeps, update reaches into maps and deletes', async () => {
    const ref = fresh();
    await setDoc(ref, { a: 1, m: { x: 1, y: 2 } });
    await setDoc(ref, { b: 2 });
    expect(await dataOf(ref)).toEqual({ b: 2 });
    await setDoc(ref, { m: { x: 1 } }, { merge: true });
    await setDoc(ref, { m: { y: 2 }, c: 1 }, { mergeFields: ['m'] });
    expect(await dataOf(ref)).toEqual({ b: 2, m: { y: 2 } });
    await updateDoc(ref, { 'm.z.deep': 3, b: deleteField(), 'm.y': deleteField() });
    expect(await dataOf(ref)).toEqual({ m: { z: { deep: 3 } } });
    await setDoc(ref, {}, { merge: true });
    expect(await dataOf(ref)).toEqual({ m: { z: { deep: 3 } } });
  });

  test('names of Object.prototype are ordinary fields', async () => {
    const ref = fresh();
    await setDoc(ref, { constructor: 1, toString: { valueOf: 2 } });
    await updateDoc(ref, { 'toString.hasOwnProperty': 3 });
    expect(await dataOf(ref)).toEqual({ constructor: 1, toString: { valueOf: 2, hasOwnProperty: 3 } });
  });
});

describe('transforms', () => {
  test('increment adds, starts at its operand, and is clamped to 64 bits', async () => {
    const ref = fresh();
    await setDoc(ref, { n: 1, text: 'x' });
    await updateDoc(ref, { n: increment(2), text: increment(5), fresh: increment(-1), 'm.n': increment(1) });
    await updateDoc(ref, { n: increment(0.5) });
    expect(await dataOf(ref)).toEqual({ n: 3.5, text: 5, fresh: -1, m: { n: 1 } });
    testBed.firestore.admin.set(ref.path, { n: { integerValue: '9223372036854775800' } });
    await updateDoc(ref, { n: increment(100) });
    expect(testBed.firestore.admin.get(ref.path)?.fields).toEqual({ n: { integerValue: '9223372036854775807' } });
  });

  test('array union and removal compare by value', async () => {
    const ref = fresh();
    await setDoc(ref, { list: [1, { a: 1 }, 1], not: 'a list' });
    await updateDoc(ref, { list: arrayUnion(1.0, 2, { a: 1 }, 2), not: arrayUnion('x') });
    expect(await dataOf(ref)).toEqual({ list: [1, { a: 1 }, 1, 2], not: ['x'] });
    await updateDoc(ref, { list: arrayRemove(1, { a: 1 }), not: arrayRemove('nothing') });
    expect(await dataOf(ref)).toEqual({ list: [2], not: ['x'] });
  });

  test('maximum and minimum', async () => {
    const ref = fresh();
    await setDoc(ref, { a: 5, b: 5, c: 'x', d: 5 });
    const answer = await commit({
      update: { name: nameOf(ref) },
      updateMask: {},
      updateTransforms: [
        { fieldPath: 'a', maximum: { integerValue: '9' } },
        { fieldPath: 'b', minimum: { doubleValue: 1.5 } },
        { fieldPath: 'c', maximum: { integerValue: '1' } },
        { fieldPath: 'd', maximum: { doubleValue: 5 } },
      ],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        writeResults: [
          {
            transformResults: [
              { integerValue: '9' },
              { doubleValue: 1.5 },
              { integerValue: '1' },
              { integerValue: '5' },
            ],
          },
        ],
      },
    });
    expect(await dataOf(ref)).toEqual({ a: 9, b: 1.5, c: 1, d: 5 });
  });

  test('a batch has one server time', async () => {
    const [a, b] = [fresh(), fresh()];
    await writeBatch(db).set(a, { at: serverTimestamp() }).set(b, { at: serverTimestamp() }).commit();
    const at = (await dataOf(a))?.at as Timestamp;
    expect(at).toEqual((await dataOf(b))?.at);
    expect(Math.abs(at.toMillis() - time)).toBeLessThan(100);
  });
});

describe('preconditions', () => {
  test('update requires a document, create requires its absence', async () => {
    await expect(updateDoc(fresh(), { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
    const ref = fresh();
    await setDoc(ref, { a: 1 });
    expect(
      (await commit({ update: { name: nameOf(ref), fields: {} }, currentDocument: { exists: false } })).status,
    ).toBe(409);
    expect((await commit({ delete: nameOf(fresh()), currentDocument: { exists: true } })).status).toBe(404);
    expect((await commit({ verify: nameOf(ref), currentDocument: { exists: true } })).status).toBe(200);
    await deleteDoc(fresh());
  });

  test('an update time is compared by value, in any notation', async () => {
    const ref = fresh();
    await setDoc(ref, { a: 1 });
    const { updateTime } = testBed.firestore.admin.get(ref.path)!;
    const text = `${new Date(updateTime / 1000).toISOString().slice(0, 23)}000000+00:00`;
    const parts = { seconds: String(Math.floor(updateTime / 1e6)), nanos: (updateTime % 1e6) * 1000 };
    for (const stale of ['2020-01-01T00:00:00Z', '2020-01-01T00:00:00.000001Z']) {
      expect(await commit({ update: { name: nameOf(ref) }, currentDocument: { updateTime: stale } })).toMatchObject({
        status: 400,
        body: { error: { status: 'FAILED_PRECONDITION' } },
      });
    }
    expect((await commit({ verify: nameOf(ref), currentDocument: { updateTime: text } })).status).toBe(200);
    expect((await commit({ verify: nameOf(ref), currentDocument: { updateTime: parts } })).status).toBe(200);
    expect((await commit({ verify: nameOf(fresh()), currentDocument: { updateTime: text } })).status).toBe(400);
  });

  test('a failed precondition writes nothing of the batch', async () => {
    const ref = fresh();
    await expect(writeBatch(db).set(ref, { a: 1 }).update(fresh(), { a: 1 }).commit()).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await getDoc(ref)).exists()).toBe(false);
  });

  test('a write that changes nothing keeps the update time', async () => {
    const ref = fresh();
    await setDoc(ref, { a: 1 });
    const before = testBed.firestore.admin.get(ref.path);
    await setDoc(ref, { a: 1 });
    expect(testBed.firestore.admin.get(ref.path)).toEqual(before);
  });

  test('writes of one batch see each other in sequence', async () => {
    const ref = fresh();
    await writeBatch(db)
      .set(ref, { n: 1 })
      .update(ref, { n: increment(1) })
      .update(ref, { n: increment(1) })
      .commit();
    expect(await dataOf(ref)).toEqual({ n: 3 });
    await writeBatch(db).delete(ref).set(ref, { again: true }).commit();
    expect(await dataOf(ref)).toEqual({ again: true });
  });
});

describe('transactions', () => {
  test('50 concurrent increments by reading and writing give 50', async () => {
    const ref = fresh();
    await setDoc(ref, { n: 0 });
    const once = () =>
      runTransaction(
        db,
        async (transaction) => transaction.update(ref, { n: ((await transaction.get(ref)).data()?.n as number) + 1 }),
        { maxAttempts: 60 },
      );
    await Promise.all(Array.from({ length: 50 }, once));
    expect(await dataOf(ref)).toEqual({ n: 50 });
  });

  test('documents that were only read are verified: a change to one makes the transaction run again', async () => {
    const [source, target] = [fresh(), fresh()];
    await setDoc(source, { n: 1 });
    let runs = 0;
    await runTransaction(db, async (transaction) => {
      runs += 1;
      const { n } = (await transaction.get(source)).data() as { n: number };
      if (runs === 1) await setDoc(source, { n: 2 });
      transaction.set(target, { copy: n });
    });
    expect(runs).toBe(2);
    expect(await dataOf(target)).toEqual({ copy: 2 });
  });

  test('a document that was read as missing must still be missing', async () => {
    const ref = fresh();
    let runs = 0;
    await runTransaction(db, async (transaction) => {
      runs += 1;
      const seen = await transaction.get(ref);
      if (runs === 1) await setDoc(ref, { by: 'another' });
      transaction.set(ref, { by: seen.exists() ? 'update' : 'create' });
    });
    expect(await dataOf(ref)).toEqual({ by: 'update' });
  });
});

describe('limits', () => {
  test('a document may have 1 MiB, not more', async () => {
    const ref = doc(db, 'things/big');
    await setDoc(ref, { text: 'x'.repeat(1024 * 1024 - 200) });
    const half = 'x'.repeat(512 * 1024);
    await expect(setDoc(ref, { a: half, b: half })).rejects.toThrow('1048576');
    await expect(updateDoc(ref, { more: 'y'.repeat(300) })).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  test('more than 500 writes in a batch, 20 levels, no array in an array', async () => {
    const batch = (count: number) => {
      const result = writeBatch(db);
      for (let index = 0; index < count; index += 1) result.set(doc(collection(db, 'many')), { at: index });
      return result.commit();
    };
    await batch(501);
    const nested = (depth: number): object => (depth === 0 ? {} : { m: nested(depth - 1) });
    await setDoc(fresh(), nested(20));
    await expect(setDoc(fresh(), nested(21))).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(
      (
        await commit({
          update: { name: nameOf(fresh()), fields: { a: { arrayValue: { values: [{ arrayValue: {} }] } } } },
        })
      ).status,
    ).toBe(400);
  });
});

test('listeners receive the paths of each commit, after it, until removed', async () => {
  const received: string[][] = [];
  const stop = testBed.firestore.onCommit((paths) => received.push(paths));
  const ref = fresh();
  await setDoc(ref, { a: 1 });
  await setDoc(ref, { a: 1 });
  await deleteDoc(ref);
  await new Promise(setImmediate);
  stop();
  await setDoc(ref, { a: 1 });
  await new Promise(setImmediate);
  expect(received).toEqual([[ref.path], [ref.path]]);
});

test('a listener that throws is reported, and neither the others nor the process notice', async () => {
  const received: string[][] = [];
  const warn = jest.spyOn(process, 'emitWarning').mockImplementation();
  const stops = [
    testBed.firestore.onCommit(() => {
      throw new Error('no luck');
    }),
    testBed.firestore.onCommit((paths) => received.push(paths)),
  ];
  const ref = fresh();
  await setDoc(ref, { a: 1 });
  await new Promise(setImmediate);
  expect(warn).toHaveBeenCalledWith(`A listener failed for a commit of ${ref.path}: Error: no luck`);
  warn.mockRestore();
  expect(received).toEqual([[ref.path]]);
  for (const stop of stops) stop();
});
