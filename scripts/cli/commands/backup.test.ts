import { execFileSync } from 'node:child_process';
import fs, {
  mkdirSync,
  mkdtempSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { lockHome, wireFieldsOf } from '@lectern/backend';
import { addBackupCommand } from './backup';
import { addRestoreBackupCommand } from './restoreBackup';
import { runInProcess } from '../testBed';
import { openLocalBackend } from '../site/localBackend';
import { requireFinishedRestore, unusedCopyOf } from '../site/unfinishedRestore';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-backup-'));
  muteOutput();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const muteOutput = (): unknown => jest.spyOn(process.stdout, 'write').mockImplementation(() => true);

async function lectern(...args: string[]): Promise<void> {
  const program = new Command('lectern').exitOverride();
  addBackupCommand(program);
  addRestoreBackupCommand(program);
  await program.parseAsync(args, { from: 'user' });
}

test('restoring a backup of a running site gives consistent accounts, documents and files', async () => {
  const home = join(folder, 'home');
  const backend = await openLocalBackend(home, 'http://localhost');
  await backend.auth.admin.createAccount({ uid: 'ada', email: 'ada@lectern.example', password: 'correct horse' });
  backend.firestore.admin.set('courses/c1', wireFieldsOf({ title: 'Bread' }));
  await backend.storage.admin.put('lectern', 'catalogue/a.json', 'first', { contentType: 'application/json' });
  const writing = (async () => {
    for (let index = 0; index < 40; index += 1)
      await backend.storage.admin.put('lectern', `catalogue/${String(index)}.json`, `file ${String(index)}`);
  })();
  await lectern('backup', join(folder, 'copy'), '--home', home);
  await writing;
  await backend.storage.admin.put('lectern', 'catalogue/a.json', 'changed later');
  const lock = lockHome(home, 'lectern start');
  await expect(lectern('restore-backup', join(folder, 'copy'), '--home', home, '--replace')).rejects.toThrow(
    /is in use by process \d+ \(lectern start/,
  );
  lock.release();
  await backend.close();

  await lectern('restore-backup', join(folder, 'copy'), '--home', home, '--replace');
  const restored = await openLocalBackend(home, 'http://localhost');
  expect(restored.auth.admin.getAccountByEmail('ada@lectern.example')?.uid).toBe('ada');
  expect(restored.firestore.admin.get('courses/c1')?.fields.title).toEqual({ stringValue: 'Bread' });
  for (const { path } of restored.storage.admin.list('lectern')) {
    const chunks: Buffer[] = [];
    for await (const chunk of restored.storage.admin.open('lectern', path) ?? []) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks.map((chunk) => new Uint8Array(chunk))).toString();
    expect(text).toBe(path === 'catalogue/a.json' ? 'first' : `file ${path.replace(/\D/g, '')}`);
  }
  await restored.close();
  expect(readdirSync(folder).some((name) => name.startsWith('home.before-'))).toBe(true);
});

test('a backup has everything in the home but its lock: configuration, counts, and what later parts add', async () => {
  const home = join(folder, 'home');
  await (await openLocalBackend(home, 'http://localhost')).close();
  const files = {
    'registry/000001.json': '{}',
    'bundles/shell/1.0.0/main.js': 'code',
    'config/seller.json': '{"name":"A school"}',
    'config/keys/later.json': '{}',
    'telemetry/loads.json': '[]',
    'sources.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(home, name, '..'), { recursive: true });
    writeFileSync(join(home, name), text);
  }
  const lock = lockHome(home, 'lectern start');
  await lectern('backup', join(folder, 'copy'), '--home', home);
  lock.release();
  for (const [name, text] of Object.entries(files))
    expect([name, readFileSync(join(folder, 'copy', name), 'utf8')]).toEqual([name, text]);
  const expected = ['backend', 'bundles', 'config', 'registry', 'sources.json', 'telemetry'];
  expect(readdirSync(join(folder, 'copy')).sort()).toEqual(expected);
  expect(statSync(join(folder, 'copy')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'copy/backend/lectern.db')).mode & 0o777).toBe(0o600);
  await lectern('restore-backup', join(folder, 'copy'), '--home', join(folder, 'restored'));
  expect(readFileSync(join(folder, 'restored/config/seller.json'), 'utf8')).toBe(files['config/seller.json']);
});

test('a backup that fails leaves nothing behind, and says that the home is as it was', async () => {
  const home = join(folder, 'home');
  for (const name of ['registry', 'backend']) mkdirSync(join(home, name), { recursive: true });
  writeFileSync(join(home, 'backend/lectern.db'), 'no database');
  const failed = lectern('backup', join(folder, 'copy'), '--home', home);
  await expect(failed).rejects.toMatchObject({ name: 'StoreError', problem: 'unwritable' });
  await expect(failed).rejects.toThrow(`${join(folder, 'copy')} could not be made`);
  await expect(failed).rejects.toThrow(/start with an empty one\. Nothing is left/);
  expect(readdirSync(folder)).toEqual(['home']);
});

test('a backup into the home itself is refused, also through a link', async () => {
  const home = join(folder, 'home');
  mkdirSync(join(home, 'registry'), { recursive: true });
  symlinkSync(home, join(folder, 'link'));
  for (const target of [join(home, 'monday'), join(home, 'backups/monday'), join(folder, 'link/monday')])
    await expect(lectern('backup', target, '--home', home)).rejects.toThrow(`${target} is in the home folder itself`);
  expect(readdirSync(home)).toEqual(['registry']);
  await lectern('backup', join(folder, 'home-monday'), '--home', home);
});

test('a backup prints the call that restores it on this machine', async () => {
  const [home, copy] = [join(folder, 'home'), join(folder, 'the copy')];
  mkdirSync(join(home, 'registry'), { recursive: true });
  await lectern('backup', copy, '--home', home);
  expect(jest.spyOn(process.stdout, 'write')).toHaveBeenCalledWith(
    expect.stringContaining(`: lectern restore-backup '${copy}' --replace\nCommands for this site need --home ${home}`),
  );
});

test('a home that is a disk of its own is restored in place, and the disk keeps what is its own', async () => {
  const [home, copy] = [join(folder, 'home'), join(folder, 'copy')];
  for (const name of ['registry', 'lost+found/kept', '.restoring/registry'])
    mkdirSync(join(home, name), { recursive: true });
  writeFileSync(join(home, 'registry/000001.json'), 'first');
  await lectern('backup', copy, '--home', home);
  expect(readdirSync(copy)).not.toContain('lost+found');
  writeFileSync(join(home, 'registry/000001.json'), 'second');
  const { statSync: realStat } = jest.requireActual<typeof fs>('node:fs');
  jest
    .spyOn(fs, 'statSync')
    .mockImplementation(((path: string) =>
      Object.assign(realStat(path), path === home && { dev: -1 })) as typeof statSync);
  const { ino } = statSync(home);
  await lectern('restore-backup', copy, '--home', home, '--replace');
  expect(statSync(home).ino).toBe(ino);
  expect(readFileSync(join(home, 'registry/000001.json'), 'utf8')).toBe('first');
  expect(existsSync(join(home, 'lost+found/kept'))).toBe(true);
  const [aside = ''] = readdirSync(home).filter((name) => name.startsWith('before-'));
  expect(readFileSync(join(home, aside, 'registry/000001.json'), 'utf8')).toBe('second');
  expect(readdirSync(folder).sort()).toEqual(['copy', 'home']);
});

test.each([
  ['a folder', false],
  ['a disk of its own', true],
])('a restore of %s that is interrupted does not start as another site, and can be repeated', async (_, isDisk) => {
  const [home, copy] = [join(folder, 'home'), join(folder, 'copy')];
  for (const name of ['home/registry', 'home/config', 'copy/registry', 'copy/config', 'copy/backend'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(home, 'registry/000001.json'), 'former');
  writeFileSync(join(copy, 'registry/000001.json'), 'backup');
  const { statSync: realStat } = jest.requireActual<typeof fs>('node:fs');
  jest
    .spyOn(fs, 'statSync')
    .mockImplementation(((path: string) =>
      Object.assign(realStat(path), isDisk && path === home && { dev: -1 })) as typeof statSync);
  const { rename } = promises;
  const renames = jest.spyOn(promises, 'rename');
  let isFormerOut = false;
  renames.mockImplementation(async (from, to) => {
    if (isFormerOut) throw new Error('killed');
    await rename(from, to);
    isFormerOut = String(to).includes('before-') && !existsSync(join(home, 'registry'));
  });
  await expect(lectern('restore-backup', copy, '--home', home, '--replace')).rejects.toThrow('killed');
  expect(() => requireFinishedRestore(home)).toThrow('was interrupted');
  for (const command of [['serve'], ['status'], ['accounts', 'list'], ['backup', join(folder, 'other')]]) {
    const { code, err } = await runInProcess([...command, '--home', home]);
    expect([command, code, err]).toEqual([command, 2, expect.stringContaining('restore-backup DIR --replace" again')]);
  }
  renames.mockRestore();
  muteOutput();
  await lectern('restore-backup', copy, '--home', home, '--replace');
  expect(() => requireFinishedRestore(home)).not.toThrow();
  expect(readFileSync(join(home, 'registry/000001.json'), 'utf8')).toBe('backup');
  const kept = readdirSync(folder, { recursive: true }).filter((name) => /before-.*registry.000001/.test(String(name)));
  expect(kept).toHaveLength(1);
});

test('a restore into a new home that is killed while it copies is not taken for a new site', async () => {
  const home = join(folder, 'home');
  mkdirSync(join(folder, 'home.restoring/registry'), { recursive: true });
  const { code, err } = await runInProcess(['serve', '--home', home]);
  expect([code, err]).toEqual([2, expect.stringContaining(`remove ${home}.restoring to go on without it`)]);
  mkdirSync(join(home, 'registry'), { recursive: true });
  expect(() => requireFinishedRestore(home)).not.toThrow();
  expect(unusedCopyOf(home)).toBe(`${home}.restoring`);
  renameSync(`${home}.restoring`, `${home}.restored`);
  expect(() => requireFinishedRestore(home)).not.toThrow();
  expect(unusedCopyOf(home)).toBe(`${home}.restored`);
});

test('a backup that cannot be copied leaves the home as it was, and nothing beside it', async () => {
  const [home, copy] = [join(folder, 'home'), join(folder, 'copy')];
  for (const name of ['home/registry', 'copy/registry']) mkdirSync(join(folder, name), { recursive: true });
  execFileSync('mkfifo', [join(copy, 'pipe')]);
  const failed = lectern('restore-backup', copy, '--home', home, '--replace');
  await expect(failed).rejects.toMatchObject({ name: 'StoreError', problem: 'unwritable' });
  await expect(failed).rejects.toThrow(`${home} is as it was`);
  expect(readdirSync(folder).sort()).toEqual(['copy', 'home']);
});

test('nothing is overwritten without --replace, and a folder without a site is refused', async () => {
  mkdirSync(join(folder, 'home', 'registry'), { recursive: true });
  writeFileSync(join(folder, 'home', 'registry', '000001.json'), '{}');
  await lectern('backup', join(folder, 'copy'), '--home', join(folder, 'home'));
  await expect(lectern('backup', join(folder, 'copy'), '--home', join(folder, 'home'))).rejects.toThrow(
    'already exists',
  );
  await expect(lectern('backup', join(folder, 'other'), '--home', join(folder, 'none'))).rejects.toThrow('no site');
  await expect(lectern('restore-backup', join(folder, 'copy'), '--home', join(folder, 'home'))).rejects.toThrow(
    'contains a site',
  );
  await expect(lectern('restore-backup', folder, '--home', join(folder, 'new'))).rejects.toThrow('not a backup');
  await lectern('restore-backup', join(folder, 'copy'), '--home', join(folder, 'new'));
  expect(existsSync(join(folder, 'new', 'registry', '000001.json'))).toBe(true);
});
