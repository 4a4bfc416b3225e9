import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, openDatabase, type Database } from '../../persistence';
import { wireFieldsOf } from '../../toWire';
import { createFirestore } from '../index';
import { parseRules } from '../../rules';
import { OPEN_RULES } from '../../testing/openRules';
import type { CompositeIndex } from './configuration';
import { NO_INDEXES } from './configuration';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lectern-index-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const byKind: CompositeIndex = {
  collectionGroup: 'c',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'kind', order: 'ASCENDING' },
    { fieldPath: 'n', order: 'DESCENDING' },
  ],
};

function open(
  file: string,
  indexes: CompositeIndex[] = [],
): { db: Database; admin: ReturnType<typeof createFirestore>['admin'] } {
  const db = openDatabase(file);
  const ruleset = parseRules(OPEN_RULES, 'firestore.rules');
  return {
    db,
    admin: createFirestore({
      db,
      projectId: 'p',
      ruleset,
      indexes: { ...NO_INDEXES, indexes },
      verifyCaller: () => null,
      now: Date.now,
    }).admin,
  };
}

const definitions = (db: Database) =>
  (db.prepare('SELECT text FROM index_definitions ORDER BY id').all([]) as { text: string }[]).map(
    ({ text }) => (JSON.parse(text) as { fields: string[][] }).fields,
  );
const fill = (admin: ReturnType<typeof open>['admin']) =>
  admin.commit(
    Array.from({ length: 1500 }, (_, n) => ({
      set: `c/d${n}`,
      fields: wireFieldsOf({ kind: n % 2 ? 'odd' : 'even', n, tags: [`t${n % 3}`] }),
    })),
  );
const kinds = (admin: ReturnType<typeof open>['admin']) =>
  admin
    .query({
      collection: 'c',
      where: [{ field: 'kind', op: '==', value: { stringValue: 'odd' } }],
      orderBy: [{ field: 'n', direction: 'desc' }],
      limit: 2,
    })
    .map(({ path }) => path);

test('an index is built on first use, survives restarts, and follows every write', () => {
  const file = join(folder, 'x.db');
  const first = open(file);
  fill(first.admin);
  expect(definitions(first.db)).toEqual([]);
  const above = (admin: typeof first.admin) =>
    admin
      .query({ collection: 'c', where: [{ field: 'n', op: '>', value: { integerValue: '1497' } }] })
      .map(({ path }) => path);
  expect(above(first.admin)).toEqual(['c/d1498', 'c/d1499']);
  expect(definitions(first.db)).toEqual([[['n', 'asc']]]);
  closeDatabase(first.db);
  const second = open(file);
  second.admin.commit([
    { delete: 'c/d1498' },
    { merge: 'c/d3', fields: wireFieldsOf({ n: 5000 }) },
    { set: 'c/d1499', fields: {} },
  ]);
  expect(above(second.admin)).toEqual(['c/d3']);
  expect(definitions(second.db)).toEqual([[['n', 'asc']]]);
  closeDatabase(second.db);
});

test('a query for an unknown field stores no index', () => {
  const { db, admin } = open(':memory:');
  fill(admin);
  for (const field of ['nothing', 'n.deep', 'constructor', '__proto'])
    expect(admin.query({ collection: 'c', where: [{ field, op: '==', value: { integerValue: '1' } }] })).toEqual([]);
  expect(definitions(db)).toEqual([]);
  closeDatabase(db);
});

test('queries for an unknown field write nothing, and find a document that has it later', () => {
  const file = join(folder, 'x.db');
  const [one, two] = [open(file), open(file)];
  fill(one.admin);
  const changes = () => (one.db.prepare('SELECT total_changes() AS n').get([]) as { n: number }).n;
  const marked = (name: string) =>
    one.admin
      .query({ collection: 'c', where: [{ field: name, op: '==', value: { booleanValue: true } }] })
      .map(({ path }) => path);
  const before = changes();
  for (const name of ['here', 'here', 'there', 'there']) expect(marked(name)).toEqual([]);
  expect(changes()).toBe(before);
  one.admin.set('c/mine', wireFieldsOf({ here: true }));
  expect(marked('here')).toEqual(['c/mine']);
  two.admin.set('c/theirs', wireFieldsOf({ there: true }));
  expect(marked('there')).toEqual(['c/theirs']);
  for (const { db } of [one, two]) closeDatabase(db);
});

test('queries for many keys of one map leave indexes for the other fields', () => {
  const { db, admin } = open(':memory:');
  const keys = Array.from({ length: 410 }, (_, n) => `k${n}`);
  admin.set(
    'c/mine',
    wireFieldsOf({ marks: Object.fromEntries(keys.map((key) => [key, 1])), place: { row: 3 }, n: 2 }),
  );
  const found = (field: string) =>
    admin.query({ collection: 'c', orderBy: [{ field, direction: 'asc' }] }).map(({ path }) => path);
  for (const key of keys) expect(found(`marks.${key}`)).toEqual(['c/mine']);
  for (const field of ['n', 'place.row']) expect(found(field)).toEqual(['c/mine']);
  const stored = definitions(db).map(([field = []]) => field[0]);
  expect(stored.slice(-2)).toEqual(['n', 'place.row']);
  expect(stored).toHaveLength(22);
  closeDatabase(db);
});

test('a declared index is built over existing documents and dropped when no longer declared', () => {
  const file = join(folder, 'x.db');
  const before = open(file);
  fill(before.admin);
  closeDatabase(before.db);
  const declared = open(file, [byKind]);
  expect(definitions(declared.db)).toEqual([
    [
      ['kind', 'asc'],
      ['n', 'desc'],
    ],
  ]);
  expect(kinds(declared.admin)).toEqual(['c/d1499', 'c/d1497']);
  closeDatabase(declared.db);
  const without = open(file);
  expect(definitions(without.db)).toEqual([]);
  expect(without.db.prepare('SELECT count(*) AS n FROM index_entries').get([])).toMatchObject({ n: 0 });
  expect(kinds(without.admin)).toEqual(['c/d1499', 'c/d1497']);
  closeDatabase(without.db);
});

test('an index built by another process is used at once', () => {
  const file = join(folder, 'x.db');
  const [one, two] = [open(file), open(file)];
  fill(one.admin);
  const newest = (admin: typeof one.admin) =>
    admin.query({ collection: 'c', orderBy: [{ field: 'n', direction: 'desc' }], limit: 1 }).map(({ path }) => path);
  expect(newest(one.admin)).toEqual(['c/d1499']);
  two.admin.set('c/newer', wireFieldsOf({ n: 9999 }));
  expect(newest(one.admin)).toEqual(['c/newer']);
  expect(newest(two.admin)).toEqual(['c/newer']);
  for (const { db } of [one, two]) closeDatabase(db);
});

test('within an outer transaction a query builds no index, and writes are rolled back with it', () => {
  const { db, admin } = open(':memory:');
  fill(admin);
  const attempt = db.transaction(() => {
    admin.deleteTree('c/d0');
    expect(
      admin
        .query({ collection: 'c', where: [{ field: 'n', op: '<', value: { integerValue: '2' } }] })
        .map(({ path }) => path),
    ).toEqual(['c/d1']);
    throw new Error('undo');
  });
  expect(attempt).toThrow('undo');
  expect(definitions(db)).toEqual([]);
  expect(admin.get('c/d0')).not.toBeNull();
  closeDatabase(db);
});
