import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockHome, wireFieldsOf } from '@lectern/backend';
import { openLocalBackend } from '../../site/localBackend';
import { startFakeGoogle } from '../../../tests/fixtures/fakeGoogle';
import { runInProcess } from '../../testBed';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-migration-'));
  const backend = await openLocalBackend(to('old'), 'http://localhost');
  backend.firestore.admin.set('courses/c1', wireFieldsOf({ title: 'Bread' }));
  await backend.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const to = (name: string): string => join(folder, name);
const lectern = async (...args: string[]) => {
  const { code, out, err } = await runInProcess([...args, '--json']);
  return { code, err, document: JSON.parse(out) as unknown };
};

test('a home is exported and imported; what is in the way is refused with what to do', async () => {
  expect(await lectern('export', to('export'), '--home', to('old'))).toMatchObject({
    code: 0,
    document: { ok: true, folder: to('export'), manifest: { documents: { count: 1 } } },
  });
  const again = await lectern('export', to('export'), '--home', to('old'));
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('is not empty') as string });
  expect(await lectern('import', to('export'), '--home', to('new'))).toMatchObject({ code: 0 });
  const moved = await openLocalBackend(to('new'), 'http://localhost');
  expect(moved.firestore.admin.get('courses/c1')?.fields.title).toEqual({ stringValue: 'Bread' });
  await moved.close();
  expect(await lectern('import', to('export'), '--home', to('new'))).toMatchObject({
    code: 1,
    document: { error: { kind: 'refused', refusals: [{ fix: expect.stringContaining('another home') as string }] } },
  });
});

test('a home in use or without a site is an error of the store; a folder without an export is refused', async () => {
  await lectern('export', to('export'), '--home', to('old'));
  const lock = lockHome(to('used'), 'lectern start');
  const used = await lectern('import', to('export'), '--home', to('used'));
  lock.release();
  expect(used).toMatchObject({ code: 3, err: expect.stringContaining('is in use by') as string });
  expect(await lectern('export', to('other'), '--home', to('nowhere'))).toMatchObject({ code: 3 });
  expect(existsSync(to('other'))).toBe(false);
  mkdirSync(to('other'));
  writeFileSync(join(to('other'), 'manifest.json'), '{}');
  const refused = await lectern('import', to('other'), '--home', to('new'));
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('lectern export has created') as string });
});

test('a failed export or import exits with 3, and leaves no files behind', async () => {
  writeFileSync(to('file'), '');
  const failed = await lectern('export', to('file/export'), '--home', to('old'));
  expect(failed).toMatchObject({
    code: 3,
    err: expect.stringContaining(`The export to ${to('file/export')} could not be made: ENOTDIR`) as string,
  });
  expect(failed.err).toContain('no data has changed');
  expect(readdirSync(to('old/backend')).filter((name) => name.startsWith('exporting'))).toEqual([]);
  await lectern('export', to('export'), '--home', to('old'));
  mkdirSync(to('odd'));
  writeFileSync(to('odd/backend'), '');
  const full = await lectern('import', to('export'), '--home', to('odd'));
  expect(full).toMatchObject({
    code: 3,
    err: expect.stringContaining(`The import into ${to('odd')} could not be made: ENOTDIR`) as string,
  });
});

test('a hosted project takes an export and gives it back; wrong options say what to give', async () => {
  await lectern('export', to('export'), '--home', to('old'));
  const google = await startFakeGoogle();
  const before = { ...process.env };
  Object.assign(process.env, google.environment);
  writeFileSync(to('key.json'), google.keyFile(), { mode: 0o600 });
  const key = ['--firebase', to('key.json')];
  const { projectId } = google.running;
  const imported = await lectern('import', to('export'), ...key);
  const exported = await lectern('export', to('back'), ...key, '--bucket', 'lectern=demo-hosted.firebasestorage.app');
  const again = await lectern('import', to('export'), ...key);
  const wrong = await lectern('import', to('export'), ...key, '--bucket', 'lectern');
  await google.close();
  process.env = before;
  expect(imported).toMatchObject({ code: 0, document: { project: projectId, manifest: { documents: { count: 1 } } } });
  expect(exported).toMatchObject({ code: 0, document: { manifest: { source: { kind: 'hosted', projectId } } } });
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('already contains documents') as string });
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('--bucket lectern=my-project') as string });
  const absent = await lectern('export', to('other'), '--firebase', to('none.json'));
  expect(absent).toMatchObject({ code: 2, err: expect.stringContaining('it does not exist') as string });
});
