import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { backupHome, copyHome, snapshotHome } from './backup';
import { closeDatabase, openDatabase } from './persistence';

test('a backup that fails leaves nothing that looks like one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-backup-'));
  const target = join(folder, 'copy');
  const db = openDatabase(join(folder, 'lectern.db'));
  closeDatabase(db);
  await expect(copyHome(db, join(folder, 'files'), target)).rejects.toThrow();
  expect(existsSync(target)).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});

test('a backup removes what a killed one left in the home, but nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-backup-'));
  const files = join(folder, 'files');
  const { pid } = spawnSync(process.execPath, ['--version']);
  const others = ['files.backup-monday', `files.backup-${process.pid}-1`];
  for (const name of ['files', `files.backup-${pid}-1`, ...others])
    mkdirSync(join(folder, name, 'kept'), { recursive: true });
  const db = openDatabase(join(folder, 'lectern.db'));
  await copyHome(db, files, join(folder, 'copy'));
  closeDatabase(db);
  const left = readdirSync(folder).filter((name) => name.startsWith('files.backup-'));
  expect(left.sort()).toEqual(others.sort());
  rmSync(folder, { recursive: true, force: true });
});

test('copies contain the stored files, and no unfinished upload, which still changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-backup-'));
  for (const path of ['objects/uploads/stored', 'uploads/unfinished']) {
    mkdirSync(join(folder, 'files', dirname(path)), { recursive: true });
    writeFileSync(join(folder, 'files', path), 'bytes');
  }
  closeDatabase(openDatabase(join(folder, 'lectern.db')));
  expect(snapshotHome(folder, join(folder, 'snapshot'))).toBe(true);
  expect(await backupHome(folder, join(folder, 'backup'))).toBe(true);
  for (const copy of ['snapshot', 'backup']) {
    expect(existsSync(join(folder, copy, 'files/objects/uploads/stored'))).toBe(true);
    expect(existsSync(join(folder, copy, 'files/uploads/unfinished'))).toBe(false);
  }
  rmSync(folder, { recursive: true, force: true });
});
