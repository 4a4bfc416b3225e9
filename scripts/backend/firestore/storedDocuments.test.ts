import { doc, deleteDoc, getDoc, setDoc } from 'firebase/firestore/lite';
import { createGovernor, NO_QUOTAS } from '../limits';
import { applyMigrations, openDatabase } from '../persistence';
import { startDocumentTestBed, type DocumentTestBed } from '../testing/documentTestBed';
import { createStatements } from './store/statements';
import { NO_INDEXES } from './indexes/configuration';
import { createDocumentStore } from './store/documentStore';
import { DOCUMENT_MIGRATIONS } from './store/migrations';

const LIMITS = {
  quotas: NO_QUOTAS,
  stored: { documents: 10_000, objects: 10_000 },
  storedByClaim: { teacher: { documents: 100_000, objects: 100_000 } },
};
const text = 'x'.repeat(4_000);

let testBed: DocumentTestBed;
beforeEach(async () => {
  testBed = await startDocumentTestBed({ governor: createGovernor({ limits: LIMITS }) });
});
afterEach(() => testBed.stop());

test('an account stores documents up to its limit; others and deletions are not affected', async () => {
  const ada = await testBed.sdk('ada');
  for (const id of ['a', 'b']) await setDoc(doc(ada, `notes/${id}`), { text });
  await expect(setDoc(doc(ada, 'notes/c'), { text })).rejects.toMatchObject({ code: 'resource-exhausted' });
  expect((await getDoc(doc(ada, 'notes/c'))).exists()).toBe(false);
  await setDoc(doc(await testBed.sdk('eve'), 'notes/e'), { text });
  await setDoc(doc(ada, 'notes/a'), { text: 'short' });
  await setDoc(doc(ada, 'notes/c'), { text });
  await expect(setDoc(doc(ada, 'notes/a'), { text })).rejects.toMatchObject({ code: 'resource-exhausted' });
  await deleteDoc(doc(ada, 'notes/b'));
  await setDoc(doc(ada, 'notes/a'), { text });
});

test('a custom claim gives an account more', async () => {
  await testBed.sdk('tom');
  testBed.auth.admin.setClaims('tom', { teacher: true });
  const tom = await testBed.sdk('tom');
  for (let n = 0; n < 20; n += 1) await setDoc(doc(tom, `notes/t${String(n)}`), { text });
  await testBed.sdk('una');
  testBed.auth.admin.setClaims('una', { teacher: 'yes' });
  const una = await testBed.sdk('una');
  for (const id of ['u', 'v']) await setDoc(doc(una, `notes/${id}`), { text });
  await expect(setDoc(doc(una, 'notes/w'), { text })).rejects.toMatchObject({ code: 'resource-exhausted' });
});

test('documents of administration count for nobody, and what it deletes is given back', async () => {
  const ada = await testBed.sdk('ada');
  for (const id of ['a', 'b']) await setDoc(doc(ada, `notes/${id}`), { text });
  testBed.firestore.admin.set('notes/z', { text: { stringValue: text } });
  testBed.firestore.admin.delete('notes/a');
  await setDoc(doc(ada, 'notes/c'), { text });
  await expect(setDoc(doc(ada, 'notes/d'), { text })).rejects.toMatchObject({ code: 'resource-exhausted' });
});

test('the documents of an older database stay, and count once an account writes them', () => {
  const db = openDatabase(':memory:');
  applyMigrations(db, 'documents', DOCUMENT_MIGRATIONS.slice(0, 1));
  const sql = 'INSERT INTO documents (parent, id, collection, fields, created, updated) VALUES (?, ?, ?, ?, 1, 1)';
  createStatements(db).run(sql, 'notes', 'old', 'notes', '{"text":{"stringValue":"kept"}}');
  const store = createDocumentStore(db, NO_INDEXES);
  const [row] = store.select('', "documents d WHERE id = 'old'");
  expect(row?.fields).toBe('{"text":{"stringValue":"kept"}}');
  expect(store.bytesOf('ada')).toBe(0);
  store.own('notes/old', 'ada');
  store.own('notes/old', 'eve');
  expect([store.bytesOf('ada'), store.bytesOf('eve')]).toEqual([row?.fields?.length, 0]);
  db.close();
});
