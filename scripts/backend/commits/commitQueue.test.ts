import { mkdtempSync, promises, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../persistence';
import { createCommitQueue } from './commitQueue';

let db: Database;
beforeEach(() => {
  db = openDatabase(':memory:');
  db.exec('CREATE TABLE t (a INTEGER PRIMARY KEY)');
});
afterEach(() => db.close());

const insert = (a: number) => () => db.prepare('INSERT INTO t VALUES (?)').run([a]).changes;
const rows = () => (db.prepare('SELECT a FROM t ORDER BY a').all([]) as { a: number }[]).map(({ a }) => a);

test('each job of a group settles on its own; one that throws rolls back only its own writes', async () => {
  const queue = createCommitQueue(db);
  const failing = () => {
    insert(50)();
    throw new Error('no');
  };
  const outcomes = await Promise.allSettled([
    queue.run(insert(1)),
    queue.run(failing),
    queue.run(insert(2)),
    queue.run(insert(2)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(rows()).toEqual([1, 2]);
});

test('more jobs than fit into one group all run, in order', async () => {
  const queue = createCommitQueue(db);
  const seen: number[] = [];
  await Promise.all(Array.from({ length: 200 }, (_, index) => queue.run(() => seen.push(insert(index)() + index))));
  expect(seen).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  await queue.run(insert(200));
  expect(rows()).toHaveLength(201);
});

test('no job resolves when the transaction cannot be written', async () => {
  db.exec('CREATE TABLE child (a INTEGER REFERENCES t (a) DEFERRABLE INITIALLY DEFERRED)');
  const queue = createCommitQueue(db);
  const orphan = () => db.prepare('INSERT INTO child VALUES (999)').run([]);
  const outcomes = await Promise.allSettled([queue.run(insert(1)), queue.run(orphan)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(rows()).toEqual([]);
  await queue.run(insert(1));
  expect(rows()).toEqual([1]);
});

test('commits are flushed to disk outside the transaction, a group at a time, before they resolve', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-queue-'));
  const stored = openDatabase(join(folder, 'a.db'));
  const queue = createCommitQueue(stored);
  const setting = () => (stored.pragma('synchronous') as { synchronous: number }[])[0]?.synchronous;
  const log: unknown[] = [];
  const open = jest.spyOn(promises, 'open').mockImplementation((path) => {
    log.push(String(path).endsWith('a.db-wal') && 'open');
    return Promise.resolve({
      datasync: () => Promise.resolve(void log.push('flushed')),
      close: () => Promise.resolve(),
    } as unknown as promises.FileHandle);
  });
  const run = async (name: string) => log.push((await queue.run(() => setting())) === 1 && name);
  await Promise.all(['a', 'b', 'c'].map(run));
  expect(log).toEqual(['open', 'flushed', 'a', 'b', 'c']);
  expect(setting()).toBe(2);
  open.mockRestore();
  stored.close();
  rmSync(folder, { recursive: true });
});

test('a flush that fails rejects its commits', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-queue-'));
  const stored = openDatabase(join(folder, 'a.db'));
  const open = jest.spyOn(promises, 'open').mockRejectedValue(new Error('the disk is gone'));
  await expect(createCommitQueue(stored).run(() => 1)).rejects.toThrow('the disk is gone');
  open.mockRestore();
  stored.close();
  rmSync(folder, { recursive: true });
});
