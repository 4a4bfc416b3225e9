import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, openDatabase } from '../../persistence';
import { startDocumentTestBed } from '../../testing/documentTestBed';
import { wireFieldsOf } from '../../toWire';
import { DocumentRecord } from '../store/DocumentRecord';
import { parseDocumentPath } from '../names/documentPath';
import { atOnce } from '../queries/runQuery';
import { createDocumentStore, type DocumentStore } from '../store/documentStore';
import { NO_INDEXES } from './configuration';
import type { IndexDefinition } from './definition';

const BY_N: IndexDefinition = { collection: 'c', group: false, fields: [{ path: ['n'], mode: 'asc' }] };
const COUNT = 3_000;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lectern-building-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(): DocumentStore {
  return createDocumentStore(openDatabase(join(folder, 'data.db')), NO_INDEXES);
}

/** Writes the document `c/d<id>` with the field `n`; removes it when `n` is null. */
function write(store: DocumentStore, id: number, n: number | null): void {
  const path = parseDocumentPath(`c/d${String(id)}`);
  const before = store.get(path);
  if (n !== null) store.put(before, DocumentRecord.unsaved(path, wireFieldsOf({ n }), 1, 1));
  else if (before !== null) store.remove(before);
}

/** Writes COUNT documents. */
function fill(store: DocumentStore): void {
  store.db.transaction(() => {
    for (let id = 0; id < COUNT; id += 1) write(store, id, id);
  })();
}

/** Returns the entries of all indexes, sorted, with their keys in hexadecimal. */
const entriesOf = ({ statements }: DocumentStore): unknown[] =>
  statements.all('SELECT parent, hex(key) AS key, doc FROM index_entries ORDER BY parent, key');

/** Deletes the index, builds it again, and returns its entries. */
function rebuilt(store: DocumentStore): unknown[] {
  store.db.exec('DELETE FROM index_entries; DELETE FROM index_definitions');
  store.indexes.reload();
  atOnce(store.indexes.prepare(BY_N));
  return entriesOf(store);
}

test('other requests are answered while an index is built', async () => {
  const testBed = await startDocumentTestBed({ file: join(folder, 'testBed.db') });
  const text = 'x'.repeat(1_000);
  const all = Array.from({ length: COUNT }, (_, n) => ({ set: `c/d${String(n)}`, fields: wireFieldsOf({ n, text }) }));
  testBed.firestore.admin.commit(all);
  await testBed.send(':batchGet', { documents: [] });
  /** Which request was answered first: the one that builds the index, or the simple one after it. */
  const answered: string[] = [];
  const orderBy = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }];
  const query = testBed
    .send(':runQuery', { structuredQuery: { from: [{ collectionId: 'c' }], orderBy, limit: 1 } })
    .then(({ body }) =>
      answered.push(JSON.stringify(body).includes(`"integerValue":"${String(COUNT - 1)}"`) ? 'query' : 'wrong'),
    );
  await new Promise((resolve) => setTimeout(resolve, 20));
  const name = `projects/${testBed.projectId}/databases/(default)/documents/c/d1`;
  await testBed.send(':batchGet', { documents: [name] }).then(({ status }) => answered.push(String(status)));
  await query;
  expect(answered).toEqual(['200', 'query']);
  await testBed.stop();
});

test('writes between the steps of building leave exactly the entries of the documents', () => {
  const store = open();
  fill(store);
  let steps = 0;
  for (const step of store.indexes.prepare(BY_N) as Iterable<undefined>) {
    expect(step).toBeUndefined();
    steps += 1;
    store.db.transaction(() => {
      write(store, (steps * 37) % COUNT, -steps);
      write(store, (steps * 911) % COUNT, null);
      write(store, COUNT + steps, steps);
      write(store, COUNT - steps, steps / 2);
    })();
  }
  expect(steps).toBeGreaterThan(10);
  const entries = entriesOf(store);
  expect(entries.length).toBeGreaterThan(COUNT - 2 * steps);
  expect(entries).toEqual(rebuilt(store));
  closeDatabase(store.db);
});

test('an interrupted build is continued after a restart, with the writes in between', () => {
  const first = open();
  fill(first);
  const building = first.indexes.prepare(BY_N);
  for (let step = 0; step < 6; step += 1) building.next();
  closeDatabase(first.db);
  const second = open();
  write(second, 5, 50_000);
  write(second, COUNT - 5, null);
  let steps = 0;
  for (const step of second.indexes.prepare(BY_N) as Iterable<undefined>) steps += step === undefined ? 1 : 0;
  const entries = entriesOf(second);
  expect(entries).toEqual(rebuilt(second));
  // Fewer steps than a whole build: it continued where the first process ended.
  expect(steps).toBeLessThan(COUNT / 200);
  closeDatabase(second.db);
});

test('a field that a document gets during a build is indexed, and a build without entries writes nothing', () => {
  const store = open();
  fill(store);
  const byLate: IndexDefinition = { ...BY_N, fields: [{ path: ['late'], mode: 'asc' }] };
  const building = store.indexes.prepare(byLate);
  for (let step = 0; step < 5; step += 1) expect(building.next().done).toBe(false);
  expect(store.statements.all('SELECT * FROM index_definitions')).toEqual([]);
  const path = parseDocumentPath('c/d1');
  store.put(store.get(path), DocumentRecord.unsaved(path, wireFieldsOf({ late: true }), 1, 1));
  expect(atOnce(building)).toMatchObject({ fields: byLate.fields });
  expect(entriesOf(store)).toHaveLength(1);
  closeDatabase(store.db);
});
