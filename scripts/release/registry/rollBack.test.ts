import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBundleStore } from '../store/bundleStore';
import { remoteFixture, shellFixture, writeBuild } from '../../tests/fixtures/releaseFixture';
import type { AnyRelease } from './liveState';
import { promote, type Stores } from './promote';
import { rollBack } from './rollBack';
import { openRegistryStore } from './store';

const change = { by: 'Ann', command: 'test', reason: '-' };
let home = '';
let stores: Stores;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-rollback-'));
  stores = { registry: openRegistryStore(home), bundles: openBundleStore(home) };
  await release(shellFixture());
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function release(...releases: AnyRelease[]): Promise<void> {
  for (const one of releases)
    await stores.bundles.publish(one, writeBuild(join(home, 'builds', one.remote, one.version), one));
  await promote(stores, releases, change, 'none');
}
const info = (version: string): AnyRelease => remoteFixture('info', { version });
const back = async (version: string | null = null) =>
  (await rollBack(stores, 'info', version, change)).registry.remotes.info;

test('restores the previous version, with the one before that as its fallback', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await release(info(version));
  const channel = await back();
  expect([channel?.stable.version, channel?.fallback?.version]).toEqual(['1.0.1', '1.0.0']);
});

test('goes further back the second time, never forward to a rolled-back version', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await release(info(version));
  await back();
  expect((await back())?.stable.version).toBe('1.0.0');
  await expect(back()).rejects.toMatchObject({
    refusals: [{ code: 'no-earlier-version', fix: 'Choose one of the published versions: 1.0.1, 1.0.2.' }],
  });
  await release(info('1.0.3'));
  expect((await back())?.stable.version).toBe('1.0.0');
});

test('accepts any published version', async () => {
  for (const version of ['1.0.0', '1.0.1']) await release(info(version));
  await back();
  const channel = await back('1.0.1');
  expect([channel?.stable.version, channel?.fallback?.version]).toEqual(['1.0.1', '1.0.0']);
});

test('changes nothing when that version is already live', async () => {
  await release(info('1.0.0'));
  expect(await rollBack(stores, 'info', '1.0.0', change)).toMatchObject({ created: false });
  expect(await stores.registry.list()).toHaveLength(2);
});

test.each([
  ['a version that is not published', 'info', '9.9.9', 'not-published'],
  ['a remote that is not live', 'commerce', null, 'not-live'],
  ['the only version', 'info', null, 'no-earlier-version'],
  ['the only shell', 'shell', null, 'no-earlier-version'],
])('refuses %s', async (_name, owner, version, code) => {
  await release(info('1.0.0'));
  await expect(rollBack(stores, owner, version, change)).rejects.toMatchObject({ refusals: [{ code }] });
  expect(await stores.registry.list()).toHaveLength(2);
});

test("refuses a version that the live shell can't run", async () => {
  await release(info('1.0.0'));
  const requires = { react: '^20.0.0' };
  await release(
    shellFixture({ version: '2.0.0', provides: { react: '20.0.0' } }),
    remoteFixture('info', { version: '2.0.0', requires }),
  );
  await expect(back()).rejects.toMatchObject({ refusals: [{ code: 'shared-version' }] });
  await expect(rollBack(stores, 'shell', null, change)).rejects.toMatchObject({
    refusals: [{ code: 'shell-provides' }],
  });
});

test('refuses a bundle that was damaged after publishing', async () => {
  for (const version of ['1.0.0', '1.0.1']) await release(info(version));
  appendFileSync(join(home, 'bundles/info/1.0.0/screen.js'), 'x');
  await expect(back()).rejects.toMatchObject({ refusals: [{ code: 'hash-mismatch' }] });
});

test('checks a promotion against shells still open in tabs, a roll-back only against the live shell', async () => {
  await release(info('1.0.0'));
  const both = remoteFixture('info', { version: '1.5.0', requires: { react: '^19.0.0 || ^20.0.0' } });
  await release(shellFixture({ version: '2.0.0', provides: { react: '20.0.0' } }), both);
  const narrow = remoteFixture('info', { version: '2.0.0', requires: { react: '^20.0.0' } });
  await stores.bundles.publish(narrow, writeBuild(join(home, 'narrow'), narrow));
  await expect(promote(stores, [narrow], change)).rejects.toMatchObject({
    refusals: [{ code: 'shared-version', what: expect.stringContaining('shell 1.0.0') as string }],
  });
  expect((await back('2.0.0'))?.stable.version).toBe('2.0.0');
});
