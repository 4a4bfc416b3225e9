import fs from 'node:fs';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  applyMigrations,
  backupDatabase,
  closeDatabase,
  DatabaseError,
  inTransaction,
  openDatabase,
} from './persistence';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lectern-db-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'deep', 'lectern.db');
const created = 'CREATE TABLE t (a INTEGER)';

test('a new database syncs fully and uses a write-ahead log', () => {
  const db = openDatabase(file());
  expect(db.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(db.pragma('synchronous')).toEqual([{ synchronous: 2 }]);
  db.close();
});

test('migrations run once, in order, for each area', () => {
  const first = openDatabase(file());
  applyMigrations(first, 'ones', [created]);
  first.close();
  const second = openDatabase(file());
  applyMigrations(second, 'ones', [created, 'ALTER TABLE t ADD COLUMN b INTEGER', 'INSERT INTO t VALUES (1, 2)']);
  applyMigrations(second, 'twos', ['CREATE TABLE u (a INTEGER)']);
  applyMigrations(second, 'twos', ['CREATE TABLE u (a INTEGER)']);
  expect(second.prepare('SELECT a, b FROM t').get([])).toMatchObject({ a: 1, b: 2 });
  second.close();
});

test('a failing migration does not change the area', () => {
  const db = openDatabase(':memory:');
  expect(() => applyMigrations(db, 'ones', [created, 'NONSENSE'])).toThrow();
  applyMigrations(db, 'ones', [created]);
  db.close();
});

test('a newer version of an area or file is refused', () => {
  const db = openDatabase(file());
  applyMigrations(db, 'ones', [created, 'CREATE TABLE u (a INTEGER)']);
  expect(() => applyMigrations(db, 'ones', [created])).toThrow(
    'ones in the database are at version 2; this program supports versions up to 1',
  );
  db.pragma('user_version=99');
  db.close();
  expect(() => openDatabase(file())).toThrow(new RegExp(`${file()} has version 99.*restore a backup`));
});

test('on a full disk the message asks to free space, not to move the database away', () => {
  closeDatabase(openDatabase(file()));
  writeFileSync(file(), 'not a database, but long enough to be looked at as one'.repeat(100));
  const disk = fs.statfsSync(tmpdir());
  disk.bavail = 0;
  const full = jest.spyOn(fs, 'statfsSync').mockReturnValue(disk);
  expect(() => openDatabase(file())).toThrow(/disk is full .*Free some space there; nothing is lost/);
  full.mockRestore();
});

test('a read-only database and a damaged one give different errors', () => {
  closeDatabase(openDatabase(file()));
  writeFileSync(file(), 'not a database, but long enough to be looked at as one'.repeat(100));
  const access = jest.spyOn(fs, 'accessSync').mockImplementation((path) => {
    if (path === dirname(file())) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
  });
  expect(() => openDatabase(file())).toThrow(/can't be written by this user .*Run the command as the user that owns/);
  access.mockRestore();
});

test.each([
  [
    'no database at all',
    (path: string) => writeFileSync(path, 'not a database, but long enough to be looked at as one'.repeat(100)),
  ],
  ['cut off', (path: string) => truncateSync(path, 5000)],
  [
    'overwritten in the middle',
    (path: string) =>
      writeFileSync(path, Buffer.concat([readFileSync(path).subarray(0, 4096), Buffer.alloc(20_000, 7)])),
  ],
])('a file that is %s is refused with its name and a remedy', (_name, damage) => {
  const db = openDatabase(file());
  applyMigrations(db, 'ones', [created, 'CREATE INDEX i ON t (a)']);
  db.transaction(() => {
    for (let index = 0; index < 2000; index += 1) db.prepare('INSERT INTO t VALUES (?)').run([index]);
  })();
  closeDatabase(db);
  closeDatabase(db);
  damage(file());
  expect(() => openDatabase(file())).toThrow(DatabaseError);
  expect(() => openDatabase(file())).toThrow(
    new RegExp(`The database ${file()} cannot be used .*Restore it from a backup`),
  );
});

test('a backup of an open database is complete and never overwrites', () => {
  const db = openDatabase(file());
  applyMigrations(db, 'ones', [created]);
  db.prepare('INSERT INTO t VALUES (?)').run([7]);
  const target = join(folder, 'copy', 'lectern.db');
  backupDatabase(db, target);
  db.prepare('INSERT INTO t VALUES (?)').run([8]);
  const copy = openDatabase(target);
  expect(copy.prepare('SELECT count(*) AS n FROM t').get([])).toMatchObject({ n: 1 });
  expect(() => backupDatabase(db, target)).toThrow('already exists');
  copy.close();
  db.close();
});

test('a nested transaction joins the outer one', () => {
  const db = openDatabase(':memory:');
  applyMigrations(db, 'ones', [created]);
  const attempt = () =>
    inTransaction(db, () => {
      inTransaction(db, () => db.prepare('INSERT INTO t VALUES (?)').run([1]));
      throw new Error('no');
    });
  expect(attempt).toThrow('no');
  expect(db.prepare('SELECT count(*) AS n FROM t').get([])).toMatchObject({ n: 0 });
  db.close();
});

test('a transaction on a closed database throws instead of aborting the process', () => {
  const db = openDatabase(':memory:');
  db.close();
  expect(() => inTransaction(db, () => 1)).toThrow('The database is closed.');
});
