import { fork, type ChildProcess } from 'node:child_process';
import fs, { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { lockHome } from './homeLock';
import { closeDatabase, openDatabase } from './persistence';
import { protectHome } from './protectHome';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lectern-home-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('corrects the modes of an existing home, and follows no link', () => {
  const outside = mkdtempSync(join(tmpdir(), 'lectern-outside-'));
  mkdirSync(join(home, 'backend/files'), { recursive: true });
  writeFileSync(join(home, 'backend/lectern.db'), '');
  symlinkSync(outside, join(home, 'link'));
  for (const path of ['', 'backend', 'backend/files']) chmodSync(join(home, path), 0o755);
  chmodSync(outside, 0o755);
  expect(protectHome(home)).toEqual([]);
  expect(['', 'backend', 'backend/files'].map((path) => modeOf(join(home, path)))).toEqual(['700', '700', '700']);
  expect([modeOf(join(home, 'backend/lectern.db')), modeOf(outside)]).toEqual(['600', '755']);
  rmSync(outside, { recursive: true });
});

test('leaves alone what the file system keeps in a home that is a disk of its own', () => {
  const paths = [join(home, 'lost+found'), join(home, 'backend/lost+found')];
  for (const path of paths) {
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o755);
  }
  expect(protectHome(home)).toEqual([]);
  expect(paths.map(modeOf)).toEqual(['755', '700']);
});

test('a folder that only another user may read is left alone', () => {
  for (const name of ['config', 'keys']) mkdirSync(join(home, name), { mode: 0o755 });
  const readNames = fs.readdirSync;
  const read = jest.spyOn(fs, 'readdirSync').mockImplementation(((folder: string) => {
    if (folder === join(home, 'config')) throw new Error('EACCES: permission denied');
    return readNames(folder);
  }) as never);
  expect(protectHome(home)).toEqual([]);
  read.mockRestore();
  expect(modeOf(join(home, 'keys'))).toBe('700');
});

describe('the lock of a home', () => {
  let child: ChildProcess | null = null;
  afterEach(() => child?.kill('SIGKILL'));

  test('refuses a second user and names the first, until that releases it', () => {
    const lock = lockHome(home, 'lectern start');
    expect(() => lockHome(home, 'lectern restore-backup')).toThrow(
      new RegExp(`is in use by process ${String(process.pid)} \\(lectern start, since `),
    );
    lock.release();
    lock.release();
    lockHome(home, 'lectern restore-backup').release();
  });

  test('ends with a killed process', async () => {
    const script = join(home, 'hold.cjs');
    const [libsql, file] = [require.resolve('libsql'), join(home, 'site.lock')].map((path) => JSON.stringify(path));
    writeFileSync(
      script,
      `const db = new (require(${String(libsql)}))(${String(file)}); db.exec('BEGIN EXCLUSIVE');
       process.send('held'); setInterval(() => db, 1000);`,
    );
    child = fork(script, { execArgv: [] });
    await new Promise((resolve) => child?.once('message', resolve));
    expect(() => lockHome(home, 'test')).toThrow(/is in use/);
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    lockHome(home, 'test').release();
  });

  test('names a home that cannot be written', () => {
    writeFileSync(join(home, 'file'), '');
    expect(() => lockHome(join(home, 'file', 'home'), 'test')).toThrow(/file\/home can't be/);
  });
});

describe('the database file', () => {
  const file = (): string => join(home, 'lectern.db');

  test('an empty file beside stored files is named, and stays as it is', () => {
    mkdirSync(join(home, 'files'));
    writeFileSync(file(), '');
    expect(() => openDatabase(file())).toThrow(/lectern\.db is empty/);
    expect(statSync(file()).size).toBe(0);
  });

  test('an empty file in an empty folder is what a first start left that was killed', () => {
    writeFileSync(file(), '');
    closeDatabase(openDatabase(file()));
  });

  test('the database of another program is named, and stays as it is', () => {
    const foreign = new Libsql(file());
    foreign.exec('CREATE TABLE recipes (id INTEGER)');
    foreign.close();
    const { size } = statSync(file());
    expect(() => openDatabase(file())).toThrow(/lectern\.db belongs to another program/);
    expect(statSync(file()).size).toBe(size);
  });
});
