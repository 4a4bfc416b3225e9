import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HASH_CONFIG } from '../../tests/fixtures/fakeAccounts';
import { HOSTED_BUCKETS } from '../../tests/fixtures/fakeBuckets';
import { startFakeGoogle, type FakeGoogle } from '../../tests/fixtures/fakeGoogle';
import { openProject, readServiceAccount, type GoogleProject } from '../../hosted';
import { exportHome, exportProject, importHome, importProject } from '..';
import { contentOf, fillHome, PASSWORDS, PROJECT, signIn, withBackend } from '../testBed';

let folder: string;
let google: FakeGoogle;
let project: GoogleProject;
const progress: string[] = [];
const to = (name: string): string => join(folder, name);
const homeOptions = (home: string, exported: string) => ({
  ...{ home: to(home), projectId: PROJECT, folder: to(exported) },
  progress: () => undefined,
});
const projectOptions = (exported: string) => ({
  ...{ project, buckets: HOSTED_BUCKETS, folder: to(exported) },
  progress: (message: string) => void progress.push(message),
});

beforeEach(async () => {
  progress.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'lectern-hosted-migration-'));
  google = await startFakeGoogle();
  await writeFile(to('key.json'), google.keyFile(), { mode: 0o600 });
  project = openProject(await readServiceAccount(to('key.json'), () => undefined), google.environment);
  await withBackend(to('old/backend'), fillHome);
  await exportHome(homeOptions('old', 'export'));
});
afterEach(async () => {
  await google.close();
  await rm(folder, { recursive: true });
});

type Content = { documents: { path: string; fields: object }[]; files: { path: string; sha256: string }[] };
const partsOf = (content: object): object => {
  const { documents, files } = content as Content;
  return {
    documents: documents.map(({ path, fields }) => ({ path, fields: { ...fields, reference: null } })),
    files: files.map(({ path, sha256 }) => `${path} ${sha256}`).sort(),
  };
};

test('a home moves to a hosted project, where everyone signs in with the old password', async () => {
  await importProject(projectOptions('export'));
  const old = await withBackend(to('old/backend'), contentOf);
  expect(partsOf(await contentOf(google.running.backend))).toEqual(partsOf(old));
  const { url, projectId, backend } = google.running;
  expect(await signIn(url, 'ann@lectern.example', PASSWORDS.ann)).toEqual({ uid: 'ann', admin: true });
  expect(await signIn(url, 'bo@lectern.example', PASSWORDS.bo)).toEqual({ uid: 'bo', admin: undefined });
  await expect(signIn(url, 'cy@lectern.example', 'a third horse')).rejects.toThrow('user-disabled');
  expect(backend.firestore.admin.get('courses/c1')?.fields.reference).toEqual({
    referenceValue: `projects/${projectId}/databases/(default)/documents/courses/c1`,
  });
  const file = [...backend.storage.transfer.export()].find(({ path }) => path === 'courses/c1/cover.png');
  expect(file?.settings).toMatchObject({ contentType: 'image/png', cacheControl: 'public, max-age=60' });
  await expect(importProject(projectOptions('export'))).rejects.toThrow('already contains documents');
});

test('an import that was interrupted is completed by repeating it; another one is refused', async () => {
  const interrupted = { ...projectOptions('export'), buckets: { lectern: 'no-such-bucket', 'open-courses': 'x' } };
  await expect(importProject(interrupted)).rejects.toMatchObject({
    name: 'MigrationError',
    message: expect.stringContaining('no bucket no-such-bucket') as string,
    isPartial: true,
  });
  await exportHome(homeOptions('old', 'another'));
  await expect(importProject(projectOptions('another'))).rejects.toThrow('is not finished');
  await importProject(projectOptions('export'));
  const old = await withBackend(to('old/backend'), contentOf);
  expect(partsOf(await contentOf(google.running.backend))).toEqual(partsOf(old));
  const unnamed = { ...projectOptions('export'), buckets: { lectern: 'a' } };
  await expect(importProject(unnamed)).rejects.toMatchObject({ fix: 'Name it: --bucket open-courses=BUCKET' });
});

test('a hosted project moves to a home, with passwords that Firebase hashed', async () => {
  await importProject(projectOptions('export'));
  google.running.backend.auth.transfer.import([
    {
      ...{ uid: 'fay', email: 'fay@lectern.example', emailVerified: true, displayName: 'Fay', photoUrl: null },
      ...{
        disabled: false,
        claims: { teacher: true },
        createdAt: 1_700_000_000_000,
        lastLoginAt: null,
        identities: [],
      },
      password: {
        ...{ algorithm: 'SCRYPT', memCost: 14, rounds: 8, salt: '42xEC+ixf3L2lw==' },
        ...{ saltSeparator: HASH_CONFIG.saltSeparator, signerKey: HASH_CONFIG.signerKey },
        key: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
      },
    },
  ]);
  const manifest = await exportProject(projectOptions('back'));
  expect(manifest).toMatchObject({ source: { kind: 'hosted' }, roles: { admin: 1, teacher: 1 } });
  expect(manifest.accounts.map(({ hash }) => hash?.algorithm ?? null).sort()).toEqual(['SCRYPT', null].sort());
  expect(progress.at(-1)).toContain('must be reset: ann, bo, cy');
  await importHome(homeOptions('new', 'back'));
  await withBackend(to('new/backend'), async (backend, url) => {
    const [old, moved] = [await contentOf(google.running.backend), await contentOf(backend)];
    expect(partsOf(moved)).toEqual(partsOf(old));
    expect(await signIn(url, 'fay@lectern.example', 'user1password')).toEqual({ uid: 'fay', admin: undefined });
    await expect(signIn(url, 'fay@lectern.example', 'user2password')).rejects.toThrow('invalid-credential');
  });
});

test('a service account that may not read hashes is refused with the role that it needs', async () => {
  google.config = { signIn: {} };
  await expect(exportProject(projectOptions('back'))).rejects.toMatchObject({
    name: 'MigrationError',
    fix: expect.stringContaining('roles/firebaseauth.admin') as string,
  });
});
