import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFixture, shellFixture, writeBuild } from '../../tests/fixtures/releaseFixture';
import { changeRegistry } from '../registry/change';
import { plan } from '../registry/plan';
import { promote } from '../registry/promote';
import { openRegistryStore } from '../registry/store';
import type { AnyRelease } from '../registry/liveState';
import { openBundleStore } from '../store/bundleStore';
import { findBrowser } from './findBrowser';
import { createReleaseGate, type GateMode } from './gate';

const change = { by: 'Ann', command: 'test', reason: '-' };
const named = process.env.LECTERN_BROWSER;
let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lectern-gate-'));
  process.env.LECTERN_BROWSER = 'none';
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
  if (named === undefined) delete process.env.LECTERN_BROWSER;
  else process.env.LECTERN_BROWSER = named;
});

const shell = shellFixture();
const info = remoteFixture('info');

async function release(mode: GateMode, ...releases: AnyRelease[]) {
  const bundles = openBundleStore(home);
  const stores = {
    registry: { ...openRegistryStore(home), gate: createReleaseGate(bundles, { mode }) },
    bundles,
  };
  for (const one of releases) await bundles.publish(one, writeBuild(mkdtempSync(join(home, 'build-')), one));
  return (await promote(stores, releases, change)).registry;
}

const refusal = (what: string) => ({
  refusals: [expect.objectContaining({ code: 'unverified', what }) as unknown],
});

test('without a browser nothing goes live, and the message names --unverified', async () => {
  await expect(release('loaded', shell)).rejects.toMatchObject(refusal('shell 1.0.0 could not be tried in a browser.'));
  await expect(release('loaded', shell)).rejects.toThrow('--unverified');
  expect(await openRegistryStore(home).list()).toEqual([]);
});

test('the audit record names what went live unverified, once', async () => {
  expect((await release('unverified', shell, info)).change.unverified).toEqual(['shell 1.0.0', 'info 1.0.0']);
  const next = await release('unverified', remoteFixture('info', { version: '1.0.1' }));
  expect(next.change.unverified).toEqual(['info 1.0.1']);
});

test('a release that has passed once is not loaded again, until its bytes change', async () => {
  expect((await release('built-here', shell, info)).change.unverified).toBeUndefined();
  await release('unverified', remoteFixture('info', { version: '1.0.1' }));
  const live = await release('loaded', info);
  expect(live.remotes.info?.stable.version).toBe('1.0.0');
  await release('unverified', remoteFixture('info', { version: '1.0.2' }));
  appendFileSync(join(home, 'bundles/info/1.0.0/release.json'), ' ');
  await expect(release('loaded', info)).rejects.toMatchObject(refusal('info 1.0.0 could not be tried in a browser.'));
});

test('a canary is checked like a promotion, and a change without new releases is not', async () => {
  await release('built-here', shell, info);
  const bundles = openBundleStore(home);
  const store = { ...openRegistryStore(home), gate: createReleaseGate(bundles) };
  const canary = { release: remoteFixture('info', { version: '2.0.0' }), percent: 5, salt: 'salt' };
  await bundles.publish(canary.release, writeBuild(join(home, 'build-2'), canary.release));
  const start = changeRegistry(store, change, (live) => {
    const channel = live?.remotes.info;
    return live && channel ? { ...live, remotes: { ...live.remotes, info: { ...channel, canary } } } : null;
  });
  await expect(start).rejects.toMatchObject(refusal('info 2.0.0 could not be tried in a browser.'));
  const notice = { message: 'Back soon.' };
  const { created } = await changeRegistry(store, change, (live) =>
    plan(live, { kind: 'maintenance', notice, remote: null }),
  );
  expect(created).toBe(true);
});

test('finds the named browser, refuses a missing one, and searches the path otherwise', () => {
  expect(findBrowser({ LECTERN_BROWSER: process.execPath })).toBe(process.execPath);
  expect(findBrowser({ LECTERN_CHROMIUM: process.execPath })).toBe(process.execPath);
  expect(() => findBrowser({ LECTERN_BROWSER: join(home, 'nothing') })).toThrow('does not exist');
  writeBuild(join(home, 'bin'), info);
  expect(findBrowser({ LECTERN_BROWSER: 'none', PATH: join(home, 'bin') })).toBeNull();
});
