import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressUsingDict, createCCtx, init } from '@bokuweb/zstd-wasm';
import type { Page, Response } from '@playwright/test';
import { copyRelease, integrityOf } from '../../../release';
import { FAILING } from '../harness/failure';
import type { Site } from '../harness/site';
import { expect, test } from '../harness/test';

const ENTRY = 'remoteEntry.js';
/** Bytes of a `dcz` body before its zstd frame. */
const HEADER_BYTES = 40;

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-deltas-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

const bundleOf = (site: Site, version: string): string => join(site.home, 'bundles/info', version);

/** Releases a copy of the remote `info` as `version`, whose scripts differ in a comment at their end. */
async function releaseCopy(site: Site, version: string, ...options: string[]): Promise<void> {
  const [source = ''] = (await readdir(join(site.home, 'bundles/info'))).filter((name) => /^[\d.]+$/.test(name));
  const build = join(folder, version);
  await copyRelease(bundleOf(site, source), build, version, {
    file: (name, text) => (name.endsWith('.js') ? `${text}\n// ${version}` : text),
  });
  await site.lectern('release', 'info', '--from', build, '--unverified', '--reason', 'test', ...options);
}

/** Opens the contact screen; resolves to the answers with entry and screen of that version. */
async function open(page: Page, version: string, see: () => Promise<unknown>): Promise<Response[]> {
  const responses: Response[] = [];
  const wanted = new RegExp(`/remotes/info/${version}/(remoteEntry|ContactScreen)[^/]*[.]js`);
  const note = (response: Response): void => {
    if (wanted.test(response.url())) responses.push(response);
  };
  await expect
    .poll(async () => (await page.request.get('/registry.json')).text(), { timeout: 30_000 })
    .toContain(`/remotes/info/${version}/`);
  page.on('response', note);
  await page.goto('/contact');
  await see();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  return responses;
}

const seeRelease = (page: Page, version: string): Promise<void> =>
  expect(page.locator(`main[data-remote="info"][data-release="${version}"] h1`)).toBeVisible({ timeout: 30_000 });

const codingOf = async (response: Response): Promise<string | undefined> =>
  (await response.allHeaders())['content-encoding'];

test('a returning visitor downloads differences, and their integrity is verified', async ({ page, site, allow }) => {
  await releaseCopy(site, '90.0.0');
  const first = await open(page, '90.0.0', () => seeRelease(page, '90.0.0'));
  expect(first.length).toBeGreaterThanOrEqual(2);
  for (const response of first) expect(await codingOf(response), response.url()).toBe('br');
  const pageHeaders = (await page.request.get('/contact')).headers();
  expect(pageHeaders['integrity-policy']).toBe('blocked-destinations=(script)');

  await releaseCopy(site, '90.0.1');
  const second = await open(page, '90.0.1', () => seeRelease(page, '90.0.1'));
  expect(second.length).toBeGreaterThanOrEqual(2);
  for (const response of second) expect(await codingOf(response), response.url()).toBe('dcz');
  const sizes = await Promise.all(second.map(async (response) => (await response.allHeaders())['content-length']));
  for (const size of sizes) expect(Number(size)).toBeLessThan(2_500);

  allow(...FAILING, /integrity/);
  await releaseCopy(site, '90.0.2', '--no-promote');
  await forgeDeltas(bundleOf(site, '90.0.2'), bundleOf(site, '90.0.1'));
  await site.lectern('promote', 'info', '90.0.2', '--unverified', '--reason', 'test');
  const forged = await open(page, '90.0.2', () => seeRelease(page, '90.0.2'));
  const entries = forged.filter((response) => response.url().includes(ENTRY));
  const codings = await Promise.all(entries.map(codingOf));
  expect(codings[0], 'the forged difference is refused').toBe('dcz');
  expect(codings.at(-1), `the retry gets the whole file (${codings.join(', ')})`).toBe('br');
  expect(await page.evaluate(() => 'forged' in globalThis)).toBe(false);
});

/** Makes the deltas of the entry lead to foreign code; `release.json` names them, so that the server accepts them. */
async function forgeDeltas(bundle: string, former: string): Promise<void> {
  await init();
  const dictionary = new Uint8Array(await readFile(join(former, ENTRY)));
  const foreign = new TextEncoder().encode('globalThis.forged = true;');
  const frame = compressUsingDict(createCCtx(), foreign, dictionary, 19);
  const described = JSON.parse(await readFile(join(bundle, 'release.json'), 'utf8')) as {
    files: Record<string, string>;
  };
  const names = Object.keys(described.files).filter((name) => name.startsWith(ENTRY) && name.endsWith('.dcz'));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const intact = new Uint8Array(await readFile(join(bundle, name)));
    const forged = new Uint8Array([...intact.slice(0, HEADER_BYTES), ...frame]);
    await writeFile(join(bundle, name), forged);
    described.files[name] = integrityOf(forged);
  }
  await writeFile(join(bundle, 'release.json'), JSON.stringify(described));
}
