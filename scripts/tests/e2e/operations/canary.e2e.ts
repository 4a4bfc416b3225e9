import type { Page } from '@playwright/test';
import { BUCKETS, includesBucket } from '../../../release';
import { publishCopy } from '../../bench/releasing/benchSite';
import { FAILING, NO_CONNECTION } from '../harness/failure';
import type { Site } from '../harness/site';
import { expect, test } from '../harness/test';

type Canary = { percent: number; salt: string };
type Registry = { remotes: { info: { canary: Canary | null; stable: { version: string } } } };

/** Makes a tab's visitor one who gets the canary, or one who does not. */
async function assign(tab: Page, site: Site, canary: Canary, isIn: boolean): Promise<void> {
  const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
  const bucket = buckets.find((one) => includesBucket(canary, one) === isIn)!;
  await tab.context().addCookies([{ name: 'lectern-bucket', value: String(bucket), url: site.url }]);
}

const liveInfo = async (site: Site): Promise<Registry['remotes']['info']> =>
  ((await (await fetch(`${site.url}/registry.json`)).json()) as Registry).remotes.info;

test('a broken canary ends by itself within a minute; its visitors recover, and all others never meet it', async ({
  page,
  site,
  faults,
  newVisitor,
  allow,
}) => {
  allow(/remotes\/info/, ...FAILING, /info/);
  const live = () => liveInfo(site);
  const { version } = (await live()).stable;
  await publishCopy(site.home, { remote: 'info', version }, '7.0.3');
  await site.lectern('canary', 'info', '7.0.3', '--percent', '5', '--reason', 'test', '--unverified');
  await expect.poll(async () => (await live()).canary?.percent).toBe(5);
  const { canary } = await live();
  faults.add(/\/remotes\/info\/7\.0\.3\/(?!remoteEntry)[^/]+\.js/, 'missing');

  const shown = (tab: Page) => tab.locator(`main[data-remote="info"][data-release="${version}"] h1`);
  await assign(page, site, canary!, false);
  await page.goto('/business');
  await expect(shown(page)).toBeVisible();
  expect(faults.requests(/\/remotes\/info\/7\.0\.3\//), 'the rest never touches the canary').toEqual([]);

  const tabs = [await newVisitor(), await newVisitor(), await newVisitor()];
  const begun = Date.now();
  for (const tab of tabs) {
    await assign(tab, site, canary!, true);
    await tab.goto(`${site.url}/business`);
  }
  for (const tab of tabs) await expect(shown(tab)).toBeVisible({ timeout: 30_000 });
  expect(faults.requests(/\/remotes\/info\/7\.0\.3\//).length).toBeGreaterThan(0);
  await expect.poll(async () => (await live()).canary, { timeout: 60_000 }).toBeNull();
  expect(Date.now() - begun).toBeLessThan(60_000);

  const history = await site.lectern('history', 'info');
  expect(history).toMatch(
    /gateway {2}canary info --end {2}\(Aborted: at 5 %, 3 of 3 visits of 7\.0\.3 failed \(3 missing\)/,
  );
  const before = faults.requests(/\/remotes\/info\/7\.0\.3\//).length;
  for (const tab of tabs) {
    await tab.reload();
    await expect(shown(tab)).toBeVisible();
  }
  expect(faults.requests(/\/remotes\/info\/7\.0\.3\//).length, 'nobody meets it again').toBe(before);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visitor stays on one side, also offline, and never meets a mixture of releases', async ({
    page,
    context,
    site,
    faults,
    newVisitor,
    allow,
  }) => {
    allow(...NO_CONNECTION);
    const before = (await liveInfo(site)).stable.version;
    await publishCopy(site.home, { remote: 'info', version: before }, '7.0.3');
    await site.lectern('canary', 'info', '7.0.3', '--percent', '50', '--reason', 'test', '--unverified');
    await expect.poll(async () => (await liveInfo(site)).canary?.percent).toBe(50);
    const { canary, stable } = await liveInfo(site);
    const other = await newVisitor();
    for (const [tab, isIn] of [
      [page, true],
      [other, false],
    ] as const) {
      await assign(tab, site, canary!, isIn);
      await tab.goto(`${site.url}/business`);
      expect(await releasesShown(tab)).toEqual([isIn ? '7.0.3' : stable.version]);
      await expect.poll(() => storedRevision(tab), { timeout: 60_000 }).toMatch(isIn ? / info@7\.0\.3$/ : /Z$/);
    }
    expect((await storedFiles(other)).filter((url) => url.includes('/info/7.0.3/'))).toEqual([]);

    const online = faults.add(/./, 'abort');
    const away = await context.newPage();
    await away.goto('/contact');
    expect(await releasesShown(away), 'offline, the worker starts the visitor’s side').toEqual(['7.0.3']);
    await other.goto(`${site.url}/contact`);
    expect(await releasesShown(other)).toEqual([stable.version]);
    await site.lectern('canary', 'info', '--end', '--reason', 'test');
    await away.goto('/business');
    expect(await releasesShown(away), 'nobody could know of the end yet').toEqual(['7.0.3']);

    online();
    await away.goto('/business');
    expect(await releasesShown(away), 'the network decides as soon as it answers').toEqual([stable.version]);
    await expect.poll(() => storedRevision(away), { timeout: 60_000 }).toMatch(/Z$/);
    faults.add(/./, 'abort');
    await away.goto('/contact');
    expect(await releasesShown(away), 'the worker starts the stable side now').toEqual([stable.version]);
  });
});

/** Resolves to the releases of info on the screen and among the files that the page has loaded. */
async function releasesShown(tab: Page): Promise<string[]> {
  const main = tab.locator('main[data-remote="info"]');
  await expect(main.locator('h1').first()).toBeVisible();
  const urls = await tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const loaded = urls.flatMap((url) => /\/remotes\/info\/([^/]+)\//.exec(url)?.[1] ?? []);
  return [...new Set([(await main.getAttribute('data-release')) ?? '', ...loaded])];
}

/** Resolves to the revision whose releases are completely cached, with the visitor's canaries. */
const storedRevision = (tab: Page): Promise<string> =>
  tab.evaluate(async () => {
    const record = await caches.match('/_kept/record', { cacheName: 'lectern.app' });
    return record ? ((await record.json()) as { revision: string }).revision : '';
  });

const storedFiles = (tab: Page): Promise<string[]> =>
  tab.evaluate(async () => (await (await caches.open('lectern.app')).keys()).map(({ url }) => url));
