import type { Asset, Release, ShellRelease } from '@lectern/shared/contract';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFixture, shellFixture, writeBuild } from '../../tests/fixtures/releaseFixture';
import { openBundleStore } from './bundleStore';
import { BYTE_BUDGET, findBudgetOverruns } from './byteBudget';
import { integrityOf } from './hashes';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-budget-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Writes a file of `plain` bytes with a brotli copy of `wire` bytes, or without a copy for null. Only sizes matter
 * here, so the copy is not valid brotli.
 */
function fileOf(owner: string, name: string, plain: number, wire: number | null): Asset {
  const bytes = new Uint8Array(plain);
  writeFileSync(join(folder, name), bytes);
  if (wire !== null) writeFileSync(join(folder, `${name}.br`), new Uint8Array(wire));
  return { url: `/remotes/${owner}/1.0.0/${name}`, integrity: integrityOf(bytes), bytes: plain };
}

type Sizes = { entry: number; js: number; css?: number; extraJsKb?: number };

function remoteOf({ entry, js, css = 0, extraJsKb }: Sizes): Release {
  const release = remoteFixture('info', { routes: [extraJsKb === undefined ? {} : { extraJsKb }] });
  const assets = { js: [fileOf('info', 'a.js', js * 4, js)], css: [fileOf('info', 'a.css', css * 4, css)] };
  return {
    ...release,
    entry: fileOf('info', 'entry.js', entry * 4, entry),
    routes: release.routes.map((route) => ({ ...route, assets })),
  };
}

const { route, shell } = BYTE_BUDGET;
const full = route.js * 1000;

test.each<[string, Sizes, number]>([
  ['entry and scripts just within the share', { entry: 4000, js: full - 4000 }, 0],
  ['one byte more', { entry: 4000, js: full - 3999 }, 1],
  ['a larger size that the route declares', { entry: 4000, js: full - 4000 + 60_000, extraJsKb: 60 }, 0],
  ['more than the route declares', { entry: 4000, js: full - 3999 + 60_000, extraJsKb: 60 }, 1],
  ['styles just within the share', { entry: 0, js: 0, css: route.css * 1000 }, 0],
  ['styles over it, which nothing makes up for', { entry: 0, js: 0, css: route.css * 1000 + 1, extraJsKb: 100 }, 1],
  ['both over', { entry: full, js: 1, css: route.css * 1000 + 1 }, 2],
])('%s', async (_name, sizes, refusals) => {
  expect(await findBudgetOverruns(remoteOf(sizes), folder)).toHaveLength(refusals);
});

test('names the route, its size, the limit and a fix', async () => {
  const [refusal] = await findBudgetOverruns(remoteOf({ entry: 5000, js: 60_000 }), folder);
  expect(refusal).toMatchObject({
    code: 'over-budget',
    what:
      'info 1.0.0 is over its byte budget: route "info" needs 65000 bytes of scripts (brotli), ' +
      `${full} are allowed.`,
    fix: expect.stringContaining('extraJsKb') as string,
  });
});

test('counts the plain size of a file without a compressed copy', async () => {
  const release = remoteOf({ entry: 0, js: 0 });
  const entry = fileOf('info', 'plain.js', full + 1, null);
  expect(await findBudgetOverruns({ ...release, entry }, folder)).toHaveLength(1);
});

test.each([
  [shell.js * 1000, 0],
  [shell.js * 1000 + 1, 1],
])("the shell's own first scripts: %d bytes", async (bytes, refusals) => {
  const js = [fileOf('shell', 'big.js', bytes * 4, bytes)];
  const release: ShellRelease = { ...shellFixture({ routes: [] }), assets: { js, css: [] } };
  expect(await findBudgetOverruns(release, folder)).toHaveLength(refusals);
});

test('prevents publishing a build over its budget', async () => {
  const code = 'x'.repeat(full);
  const release = remoteFixture('info', { code });
  const store = openBundleStore(folder);
  await expect(store.publish(release, writeBuild(join(folder, 'build'), release, code))).rejects.toMatchObject({
    refusals: [{ code: 'over-budget' }],
  });
  expect(existsSync(join(folder, 'bundles/info/1.0.0'))).toBe(false);
});
