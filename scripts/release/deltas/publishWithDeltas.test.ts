import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@lectern/shared/contract';
import { createSiteFixture, type SiteFixture } from '../../tests/fixtures/gatewaySite';
import { TEST_STORES } from '../../tests/fixtures/stores/testStores';
import { copyRelease } from '../faults/copyRelease';
import { copyStore } from '../objects/copyStore';
import { openObjects } from '../objects/openObjects';
import { openStoresAt } from '../objects/openStoresAt';
import { sha256 } from '../store/hashes';
import { deltaFile } from './fileRoles';
import { publishWithDeltas } from './publishWithDeltas';

/** The file that differs between the versions of a test. */
const PART = 'part.0123456789.js';
/** A script that does not compress. */
const CODE = `part("${randomBytes(3000).toString('base64')}");`;

let site: SiteFixture;
let folder: string;
let log: string[];
beforeEach(async () => {
  site = await createSiteFixture();
  folder = mkdtempSync(join(tmpdir(), 'lectern-deltas-'));
  log = [];
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await site.remove();
});

const stores = (): Parameters<typeof publishWithDeltas>[0] => ({
  registry: site.registryStore,
  bundles: site.bundleStore,
});

const makeLive = (stable: Release): Promise<unknown> =>
  site.revise(({ remotes }) => ({ remotes: { ...remotes, commerce: { stable, fallback: null, canary: null } } }));

/** Builds a version that differs from `source` in the end of its part. */
async function build(source: string, version: string): Promise<Release> {
  return copyRelease(join(site.home, 'bundles/commerce', source), join(folder, version), version, {
    file: (name, text) => (name === PART ? `${CODE}// ${version}` : text),
  });
}

async function release(source: string, version: string): Promise<void> {
  const built = await build(source, version);
  await publishWithDeltas(stores(), built, join(folder, version), (line) => log.push(line));
  await makeLive(built);
}

const deltasOf = (version: string): string[] =>
  readdirSync(join(site.home, 'bundles/commerce', version)).filter((file) => file.endsWith('.dcz'));

const deltaFrom = (version: string): string =>
  deltaFile(PART, sha256(new Uint8Array(readFileSync(join(site.home, 'bundles/commerce', version, PART)))));

async function releaseFirst(): Promise<void> {
  await makeLive(await site.publishRemote('commerce', [{ id: 'books', path: '/books' }], '1.1.0', { [PART]: CODE }));
}

test('a release has deltas from the last three that visitors got, named in its release.json', async () => {
  await releaseFirst();
  for (const [source, version] of [
    ['1.1.0', '1.2.0'],
    ['1.2.0', '1.3.0'],
    ['1.3.0', '1.4.0'],
    ['1.4.0', '1.5.0'],
  ] as const)
    await release(source, version);
  expect(deltasOf('1.2.0')).toEqual([deltaFrom('1.1.0')]);
  expect(deltasOf('1.5.0').sort()).toEqual([deltaFrom('1.2.0'), deltaFrom('1.3.0'), deltaFrom('1.4.0')].sort());
  expect((await site.bundleStore.hashes('commerce', '1.5.0'))?.has(deltaFrom('1.4.0'))).toBe(true);
  await site.bundleStore.verify('commerce', '1.5.0');
  expect(log[3]).toMatch(/^commerce 1\.5\.0 has 3 deltas from 1\.4\.0, 1\.3\.0, 1\.2\.0 \(\d+ bytes\)\.$/);
  const delta = readFileSync(join(site.home, 'bundles/commerce/1.5.0', deltaFrom('1.4.0')));
  expect(delta.length).toBeLessThan(150);
});

test('the build stays as it is, and is accepted again', async () => {
  await releaseFirst();
  const built = await build('1.1.0', '1.2.0');
  for (let round = 0; round < 2; round += 1)
    await publishWithDeltas(stores(), built, join(folder, '1.2.0'), (line) => log.push(line));
  expect(readdirSync(join(folder, '1.2.0')).some((file) => file.endsWith('.dcz'))).toBe(false);
  expect(log).toHaveLength(1);
  const other = await copyRelease(join(site.home, 'bundles/commerce/1.2.0'), join(folder, 'copy'), '1.2.1');
  expect([other.version, readdirSync(join(folder, 'copy')).some((file) => file.endsWith('.dcz'))]).toEqual([
    '1.2.1',
    false,
  ]);
});

test('a damaged earlier release serves as no dictionary, and the release is published', async () => {
  await releaseFirst();
  appendFileSync(join(site.home, 'bundles/commerce/1.1.0', PART), ' ');
  await release('1.1.0', '1.2.0');
  expect(deltasOf('1.2.0')).toEqual([]);
});

test('a damaged delta makes its bundle a damaged one', async () => {
  await releaseFirst();
  await release('1.1.0', '1.2.0');
  appendFileSync(join(site.home, 'bundles/commerce/1.2.0', deltaFrom('1.1.0')), ' ');
  await expect(site.bundleStore.verify('commerce', '1.2.0')).rejects.toThrow('.dcz has the hash');
});

test.each(['s3', 'az'] as const)('a copy of the store in %s has the deltas, byte for byte', async (kind) => {
  await releaseFirst();
  await release('1.1.0', '1.2.0');
  const testStore = await TEST_STORES[kind]();
  try {
    const { objects } = openObjects(testStore.url, testStore.environment);
    const { bundles } = openStoresAt(testStore.url, { home: folder, environment: testStore.environment });
    const from = { objects: openObjects(`file:${site.home}`, {}).objects, bundles: site.bundleStore };
    await copyStore(from, { objects, bundles }, () => undefined);
    const copied = await bundles.fileOf('commerce', '1.2.0', deltaFrom('1.1.0'));
    expect(readFileSync(copied ?? '')).toEqual(
      readFileSync(join(site.home, 'bundles/commerce/1.2.0', deltaFrom('1.1.0'))),
    );
    await bundles.verify('commerce', '1.2.0');
  } finally {
    await testStore.close();
  }
});
