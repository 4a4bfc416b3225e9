import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFixture, shellFixture, writeBuild } from '../../tests/fixtures/releaseFixture';
import { TEST_STORES, type TestStore } from '../../tests/fixtures/stores/testStores';
import { startS3Server } from '../../tests/fixtures/stores/s3Server';
import { runInProcess } from '../testBed';

let home = '';
let testStore: TestStore;
const former = { ...process.env };

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-store-'));
  testStore = await TEST_STORES.s3();
  Object.assign(process.env, testStore.environment, { LECTERN_HOME: home, LECTERN_CACHE: join(home, 'cache') });
});
afterEach(async () => {
  process.env = { ...former };
  await testStore.close();
  rmSync(home, { recursive: true, force: true });
});

async function lectern(...args: string[]): Promise<{ exitCode: number; document: unknown }> {
  const { code, out } = await runInProcess([...args, '--json']);
  return { exitCode: code, document: JSON.parse(out) as unknown };
}

const builds = {
  shell: () => writeBuild(join(home, 'builds/shell'), shellFixture()),
  info: (version: string) => writeBuild(join(home, 'builds', version), remoteFixture('info', { version })),
};
const release = (owner: string, folder: string, store: string) =>
  lectern('release', owner, '--from', folder, '--store', store);

test('releases, roll-backs and history work on a store in a service, from several machines', async () => {
  await release('shell', builds.shell(), testStore.url);
  await release('info', builds.info('1.0.0'), testStore.url);
  process.env.LECTERN_CACHE = join(home, 'cache-of-another-machine');
  await release('info', builds.info('1.1.0'), testStore.url);
  expect(await lectern('rollback', 'info', '--store', testStore.url)).toMatchObject({ exitCode: 0 });
  const { document } = await lectern('history', '--verify', '--store', testStore.url);
  expect(document).toMatchObject({ verified: true });
  expect((document as { revisions: unknown[] }).revisions).toHaveLength(4);
  process.env.LECTERN_STORE = testStore.url;
  expect((await lectern('status')).document).toMatchObject({ ok: true });
  expect((await lectern('prune', '--keep', '1', '--dry-run')).exitCode).toBe(0);
  expect(readdirSync(home).sort()).toEqual(['builds', 'cache', 'cache-of-another-machine', 'keys']);
});

test('check accepts a store that works, and names what another service lacks', async () => {
  expect(await lectern('store', 'check', testStore.url)).toMatchObject({ exitCode: 0, document: { fit: true } });
  const withoutConditions = await startS3Server({ ignoresConditions: true });
  const url = `s3://releases/x?endpoint=${withoutConditions.url}&region=eu-test-1`;
  const { exitCode, document } = await lectern('store', 'check', url);
  expect(exitCode).toBe(1);
  const { steps } = document as { steps: { step: string; problem: string | null }[] };
  const failed = steps.filter(({ problem }) => problem !== null);
  expect(failed.map(({ step }) => step)).toEqual(['create only what is absent', '8 racing writers of 20 keys']);
  expect(withoutConditions.objects.size).toBe(0);
  await withoutConditions.close();
});

test('a copy from a folder without releases fails, and writes nothing', async () => {
  const target = join(home, 'copy');
  const { exitCode, document } = await lectern('store', 'copy', join(home, 'mistyped'), target);
  expect(exitCode).toBe(3);
  expect(JSON.stringify(document)).toContain('mistyped has no revision');
  expect(existsSync(target)).toBe(false);
});

test('copies a folder to a service and back, continues, and refuses another history', async () => {
  const folder = join(home, 'site');
  await release('shell', builds.shell(), folder);
  await release('info', builds.info('1.0.0'), folder);
  const from = `file:${folder}`;
  expect((await lectern('store', 'copy', from, testStore.url)).document).toMatchObject({
    bundles: 2,
    revisions: 2,
    present: 0,
  });
  await release('info', builds.info('1.1.0'), folder);
  expect((await lectern('store', 'copy', from, testStore.url)).document).toMatchObject({
    bundles: 1,
    revisions: 1,
    present: 4,
  });
  const back = `file:${join(home, 'back')}`;
  await lectern('store', 'copy', testStore.url, back);
  expect((await lectern('history', '--verify', '--store', back)).document).toMatchObject({ verified: true });
  expect((await release('shell', builds.shell(), join(home, 'other'))).exitCode).toBe(0);
  const { exitCode, document } = await lectern('store', 'copy', `file:${join(home, 'other')}`, testStore.url);
  expect([exitCode, JSON.stringify(document)]).toEqual([1, expect.stringContaining('other-history')]);
});

test('an address without credentials, or of an unknown form, is a mistake in the call', async () => {
  delete process.env.AWS_SECRET_ACCESS_KEY;
  expect((await lectern('status', '--store', testStore.url)).exitCode).toBe(2);
  expect((await lectern('status', '--store', 'gs://releases')).exitCode).toBe(2);
  expect((await lectern('store', 'check')).exitCode).toBe(2);
});
