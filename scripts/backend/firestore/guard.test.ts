import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { startDocumentTestBed, type DocumentTestBed } from '../testing/documentTestBed';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow get: if resource == null || resource.data.owner == request.auth.uid;
      allow list: if resource.data.owner == request.auth.uid && request.query.limit <= 10;
      allow create: if request.resource.data.owner == request.auth.uid && request.resource.data.at == request.time;
      allow update: if resource.data.owner == request.auth.uid && request.resource.data.owner == resource.data.owner
        && request.resource.data.version == resource.data.version + 1;
      allow delete: if resource.data.owner == request.auth.uid;
    }
    match /secret/{id} { allow write: if false; }
    match /pairs/{id} {
      allow read;
      allow create: if getAfter(/databases/$(database)/documents/pairs/$(request.resource.data.other)).data.other == id;
    }
    match /chain/{id} {
      allow get: if exists(/databases/$(database)/documents/pairs/$('a' + id));
      allow create: if exists(/databases/$(database)/documents/pairs/$('x' + id)) == false;
    }
    match /greedy/{id} {
      allow get: if exists(/databases/$(database)/documents/p/$('1'))
        || exists(/databases/$(database)/documents/p/$('2'))
        || exists(/databases/$(database)/documents/p/$('3'))
        || exists(/databases/$(database)/documents/p/$('4'))
        || exists(/databases/$(database)/documents/p/$('5'))
        || exists(/databases/$(database)/documents/p/$('6'))
        || exists(/databases/$(database)/documents/p/$('7'))
        || exists(/databases/$(database)/documents/p/$('8'))
        || exists(/databases/$(database)/documents/p/$('9'))
        || exists(/databases/$(database)/documents/p/$('10'))
        || exists(/databases/$(database)/documents/p/$('11'));
    }
    match /{path=**}/shared/{id} { allow list: if resource.data.open == true; }
  }
}`;

let testBed: DocumentTestBed;
let ann: Firestore;
let ben: Firestore;
let visitor: Firestore;

beforeAll(async () => {
  testBed = await startDocumentTestBed({
    rules,
    indexes: {
      indexes: [],
      fieldOverrides: [
        {
          collectionGroup: 'shared',
          fieldPath: 'open',
          indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
        },
      ],
    },
  });
  [ann, ben, visitor] = await Promise.all([testBed.sdk('ann'), testBed.sdk('ben'), testBed.sdk()]);
});
afterAll(() => testBed.stop());

const denied = {
  code: 'permission-denied',
  message: expect.stringMatching(/Missing or insufficient permissions\.$/) as string,
};
const note = (owner: string, version = 1) => ({ owner, version, at: serverTimestamp() });
const wire = (owner: string) => ({ owner: { stringValue: owner }, version: { integerValue: '1' } });

test('each method has its own rule, with the states before and after', async () => {
  await setDoc(doc(ann, 'notes/n'), note('ann'));
  await expect(setDoc(doc(ben, 'notes/m'), note('ann'))).rejects.toMatchObject(denied);
  await expect(setDoc(doc(ann, 'notes/m'), { owner: 'ann', version: 1, at: new Date() })).rejects.toMatchObject(denied);
  await expect(updateDoc(doc(ben, 'notes/n'), { version: 2 })).rejects.toMatchObject(denied);
  await expect(updateDoc(doc(ann, 'notes/n'), { version: 7 })).rejects.toMatchObject(denied);
  await updateDoc(doc(ann, 'notes/n'), { version: 2 });
  await expect(getDoc(doc(visitor, 'notes/n'))).rejects.toMatchObject(denied);
  expect((await getDoc(doc(ann, 'notes/n'))).data()?.version).toBe(2);
  expect((await getDoc(doc(visitor, 'notes/none'))).exists()).toBe(false);
  await expect(deleteDoc(doc(ben, 'notes/n'))).rejects.toMatchObject(denied);
  await expect(setDoc(doc(ann, 'elsewhere/x'), {})).rejects.toMatchObject(denied);
  await deleteDoc(doc(ann, 'notes/n'));
});

test('a batch is atomic, and each of its steps must be allowed', async () => {
  await expect(
    writeBatch(ann).set(doc(ann, 'notes/b1'), note('ann')).set(doc(ann, 'notes/b2'), note('ben')).commit(),
  ).rejects.toMatchObject(denied);
  expect(testBed.firestore.admin.get('notes/b1')).toBeNull();
  await expect(
    writeBatch(ann).set(doc(ann, 'notes/b3'), note('ben')).set(doc(ann, 'notes/b3'), note('ann')).commit(),
  ).rejects.toMatchObject(denied);
});

test('getAfter sees the whole batch', async () => {
  await writeBatch(ann).set(doc(ann, 'pairs/a'), { other: 'b' }).set(doc(ann, 'pairs/b'), { other: 'a' }).commit();
  await expect(setDoc(doc(ann, 'pairs/c'), { other: 'd' })).rejects.toMatchObject(denied);
});

test('a caller without read access does not learn whether a document exists', async () => {
  testBed.firestore.admin.set('secret/there', {});
  for (const path of ['secret/there', 'secret/absent']) {
    await expect(updateDoc(doc(ann, path), { a: 1 })).rejects.toMatchObject(denied);
    await expect(getDoc(doc(ann, path))).rejects.toMatchObject(denied);
    const exists = {
      writes: [
        {
          verify: `projects/${testBed.projectId}/databases/(default)/documents/${path}`,
          currentDocument: { exists: true },
        },
      ],
    };
    expect((await testBed.send(':commit', exists)).status).toBe(403);
  }
});

test('a stale transaction is retried, although the rules would refuse its first write', async () => {
  await setDoc(doc(ann, 'notes/t'), note('ann'));
  let runs = 0;
  await runTransaction(ann, async (transaction) => {
    runs += 1;
    const { version } = (await transaction.get(doc(ann, 'notes/t'))).data() as { version: number };
    if (runs === 1) await updateDoc(doc(ann, 'notes/t'), { version: version + 1 });
    transaction.update(doc(ann, 'notes/t'), { version: version + 1 });
  });
  expect(runs).toBe(2);
  expect((await getDoc(doc(ann, 'notes/t'))).data()?.version).toBe(3);
});

test('a query and an aggregation must be as narrow as their rule requires', async () => {
  testBed.firestore.admin.set('notes/l1', wire('ann'));
  testBed.firestore.admin.set('notes/l2', wire('ben'));
  const notes = (db: Firestore) => collection(db, 'notes');
  const own = query(notes(ann), where('owner', '==', 'ann'), limit(10));
  expect((await getDocs(own)).docs.map((item) => item.id)).toEqual(['l1', 't']);
  expect((await getCount(own)).data().count).toBe(2);
  const tooBroad = [
    query(notes(ann), limit(10)),
    query(notes(ann), where('owner', '==', 'ann')),
    query(notes(ann), where('owner', '==', 'ben'), limit(1)),
    query(notes(ann), where('owner', 'in', ['ann', 'ben']), limit(1)),
    query(notes(ann), orderBy('owner'), limit(1)),
  ];
  for (const refused of tooBroad) {
    await expect(getDocs(refused)).rejects.toMatchObject(denied);
    await expect(getCount(refused)).rejects.toMatchObject(denied);
  }
});

test('the rules are checked before missing indexes', async () => {
  const unindexed = query(collection(ann, 'secret'), where('a', '==', 1), orderBy('b'));
  await expect(getDocs(unindexed)).rejects.toMatchObject(denied);
});

test('a collection group needs rules that span collections', async () => {
  testBed.firestore.admin.set('x/y/shared/s', { open: { booleanValue: true } });
  testBed.firestore.admin.set('x/y/shared/t', { open: { booleanValue: false } });
  const group = collectionGroup(visitor, 'shared');
  expect((await getDocs(query(group, where('open', '==', true)))).docs.map((item) => item.id)).toEqual(['s']);
  await expect(getDocs(group)).rejects.toMatchObject(denied);
});

test('rules may read ten documents per operation and twenty per batch', async () => {
  await expect(getDoc(doc(ann, 'greedy/g'))).rejects.toMatchObject(denied);
  const batch = (count: number) => {
    const result = writeBatch(ann);
    for (let index = 0; index < count; index += 1) result.set(doc(ann, `chain/${count}-${index}`), {});
    return result.commit();
  };
  await batch(20);
  await expect(batch(21)).rejects.toMatchObject(denied);
});

test('a response never contains the reason for a refusal', async () => {
  const answer = await testBed.send(':batchGet', {
    documents: [`projects/${testBed.projectId}/databases/(default)/documents/secret/there`],
  });
  expect(answer).toEqual({
    status: 403,
    body: [{ error: { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' } }],
  });
});
