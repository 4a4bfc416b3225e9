import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockHome } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { exportHome, importHome, type Manifest } from '.';
import { contentOf, fillHome, PASSWORDS, PROJECT, signIn, withBackend } from './testBed';

let folder: string;
let exported: string;
let manifest: Manifest | null;
const to = (name: string): string => join(folder, name);
const options = (home: string) => ({ home: to(home), projectId: PROJECT, folder: exported, progress: () => undefined });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-migration-'));
  exported = to('export');
  await withBackend(join(to('old'), 'backend'), async (backend) => {
    await fillHome(backend);
    // The site goes on while it is exported.
    const writing = backend.storage.admin.put('lectern', 'courses/c1/later.png', 'later');
    manifest = await exportHome(options('old'));
    await writing;
    backend.storage.admin.delete('lectern', 'courses/c1/later.png');
  });
});
afterAll(() => rm(folder, { recursive: true }));

const contentsOf = (home: string): Promise<object> => withBackend(join(to(home), 'backend'), contentOf);

test('an import has the same accounts, documents with their times, and files', async () => {
  await importHome(options('new'));
  const [before, after] = [await contentsOf('old'), await contentsOf('new')];
  // Written after the snapshot, or before it: the export has it whole or not at all.
  const files = (after as { files: { path: string }[] }).files.filter(({ path }) => !path.endsWith('later.png'));
  expect({ ...after, files }).toEqual(before);
  await withBackend(join(to('new'), 'backend'), async (backend, url) => {
    expect(await signIn(url, 'ann@lectern.example', PASSWORDS.ann)).toEqual({ uid: 'ann', admin: true });
    expect(await signIn(url, 'bo@lectern.example', PASSWORDS.bo)).toEqual({ uid: 'bo', admin: undefined });
    await expect(signIn(url, 'bo@lectern.example', PASSWORDS.ann)).rejects.toThrow('invalid-credential');
    await expect(signIn(url, 'cy@lectern.example', 'a third horse')).rejects.toThrow('user-disabled');
    expect(backend.firestore.admin.query({ collection: 'users/ann/notes', limit: 500 })).toHaveLength(450);
  });
});

test('the accounts are a file of firebase auth:import, and the manifest says how to import it', () => {
  const [accounts] = manifest?.accounts ?? [];
  expect(accounts).toMatchObject({
    count: 3,
    hash: { algorithm: 'STANDARD_SCRYPT', memCost: 1024, blockSize: 8, parallelization: 1, dkLen: 32 },
    command:
      'firebase auth:import accounts.1.json --hash-algo=STANDARD_SCRYPT --mem-cost=1024 --parallelization=1 ' +
      '--block-size=8 --dk-len=32',
  });
  const { users } = JSON.parse(readFileSync(join(exported, 'accounts.1.json'), 'utf8')) as { users: object[] };
  // Source: firebase-tools, accountImporter.ts, which refuses a user with any other field.
  const allowed = [
    ...['localId', 'email', 'emailVerified', 'passwordHash', 'salt', 'displayName', 'photoUrl', 'createdAt'],
    ...['lastSignedInAt', 'providerUserInfo', 'phoneNumber', 'disabled', 'customAttributes'],
  ];
  expect(users.flatMap((user) => Object.keys(user)).filter((name) => !allowed.includes(name))).toEqual([]);
  expect(users[0]).toMatchObject({ localId: 'ann', customAttributes: '{"admin":true}' });
  expect(manifest).toMatchObject({ roles: { admin: 1 }, documents: { count: 451, collections: { notes: 450 } } });
});

test('only its owner can read an export, and nothing else is left beside it or in the home', () => {
  for (const name of readdirSync(exported, { recursive: true }) as string[]) {
    const stats = statSync(join(exported, name));
    expect({ name, mode: stats.mode & 0o777 }).toEqual({ name, mode: stats.isDirectory() ? 0o700 : 0o600 });
  }
  expect(statSync(exported).mode & 0o777).toBe(0o700);
  expect(readdirSync(folder).filter((name) => name.startsWith('export'))).toEqual(['export']);
  expect(readdirSync(join(folder, 'old/backend')).filter((name) => name.startsWith('exporting'))).toEqual([]);
});

const FILES = ['accounts.1.json', 'erased.jsonl', 'documents.jsonl', 'files.jsonl', 'manifest.json'];

test('an export with a damaged or missing file is refused by its name', async () => {
  const contents = readdirSync(join(exported, 'files')).filter((name) => statSync(join(exported, 'files', name)).size);
  for (const name of [...FILES, join('files', contents[0] ?? '')]) {
    const path = join(exported, name);
    const before = readFileSync(path);
    const after = Buffer.from(new Uint8Array(before));
    after[Math.floor(after.length / 2)]! ^= 1;
    writeFileSync(path, new Uint8Array(after));
    await expect(importHome(options('none'))).rejects.toThrow(name);
    rmSync(path);
    await expect(importHome(options('none'))).rejects.toThrow(name);
    writeFileSync(path, new Uint8Array(before));
  }
  expect(readdirSync(folder)).not.toContain('none');
});

test('a home that contains a site or is in use, and a folder that is not empty, are refused', async () => {
  await expect(importHome(options('old'))).rejects.toMatchObject({ name: 'MigrationError' });
  const lock = lockHome(to('used'), 'lectern start');
  await expect(importHome(options('used'))).rejects.toThrow(/is in use by process \d+ \(lectern start/);
  lock.release();
  await expect(exportHome(options('old'))).rejects.toThrow('is not empty');
  expect(await exportHome({ ...options('nowhere'), folder: to('other') })).toBeNull();
});

test('references lead to the documents of the project that they are imported into', async () => {
  await importHome({ ...options('moved'), projectId: 'other' });
  const reference = (await contentsOf('moved')) as { documents: { path: string; fields: Record<string, object> }[] };
  expect(reference.documents.find(({ path }) => path === 'courses/c1')?.fields.reference).toEqual({
    referenceValue: 'projects/other/databases/(default)/documents/courses/c1',
  });
});

test('the ids of deleted accounts move: no account gets one again', async () => {
  await importHome(options('remembering'));
  await withBackend(join(to('remembering'), 'backend'), async ({ auth }) => {
    const again = { uid: 'gone', email: 'gone@lectern.example', password: 'another horse' };
    await expect(auth.admin.createAccount(again)).rejects.toThrow('DUPLICATE_LOCAL_ID');
  });
});

test('the data of an account whose deletion was interrupted is no part of an export', async () => {
  const interrupted = await startLecternBackend({
    home: join(to('interrupted'), 'backend'),
    projectId: PROJECT,
    onAccountDeleted: () => {
      throw new Error('interrupted');
    },
  });
  const { auth, firestore } = interrupted.backend;
  await auth.admin.createAccount({ uid: 'dee', email: 'dee@lectern.example', password: 'a fourth horse' });
  const notes = Array.from({ length: 4_000 }, (_, index) => ({ set: `users/dee/notes/n${String(index)}`, fields: {} }));
  firestore.admin.commit(notes);
  expect(() => auth.admin.deleteAccount('dee')).toThrow('interrupted');
  await interrupted.stop();
  const moved = await exportHome({ ...options('interrupted'), folder: to('without-dee') });
  expect(moved).toMatchObject({ documents: { count: 0 }, erased: { count: 1 } });
});
