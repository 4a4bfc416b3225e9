import type { Page } from 'playwright-core';
import { story } from '../harness/story';
import { until } from '../harness/until';

/** Waits until the revision that the tab shows is kept whole, with the catalogue; resolves to its name. */
const keptRevision = (page: Page): Promise<string> =>
  until(page, async () => {
    const record = await caches.match('/_kept/record', { cacheName: 'lectern.app' });
    const files = await (await caches.open('lectern.catalogue')).keys();
    const revision = record && ((await record.json()) as { revision: string }).revision;
    const isWhole =
      revision?.split(' ')[0] === document.documentElement.dataset.serial &&
      files.some(({ url }) => url.includes('pointer.json'));
    return revision !== undefined && isWhole && revision;
  });

const releaseOf = async (page: Page, remote: string): Promise<string | null> => {
  const main = page.locator(`main[data-remote="${remote}"]`);
  await main.locator('h1').first().waitFor();
  return main.getAttribute('data-release');
};

export default story(
  'without a network every screen of the live releases opens; with it back, a release that was rolled ' +
    'back meanwhile is never shown',
  async ({ page, context, site, faults, expect, allow }) => {
    allow(/ERR_EMPTY_RESPONSE/, /Failed to fetch/, /ERR_FAILED/, /network error/i);
    await page.goto('/business');
    const former = await releaseOf(page, 'info');
    const first = await page.locator('html').getAttribute('data-serial');
    await site.lectern('release', 'info', '--version', '7.0.1', '--by', 'Ada', '--reason', 'will be rolled back');
    await page.waitForFunction((old) => document.documentElement.dataset.serial !== old, first);
    await page.goto('/');
    await page.locator('main[data-remote="catalogue"] a[href^="/course/"]').first().waitFor();
    const kept = await keptRevision(page);

    const restore = faults.add(/./, 'abort');
    const away = await context.newPage();
    await away.goto('/');
    await away.locator('main[data-remote="catalogue"] a[href^="/course/"]').first().waitFor();
    for (const [path, remote] of [
      ['/codepen', 'learning'],
      ['/contact', 'info'],
      ['/books', 'commerce'],
      ['/all-courses', 'catalogue'],
    ] as const) {
      await away.goto(path);
      await releaseOf(away, remote);
    }
    await away.goto('/business');
    expect.equal(await releaseOf(away, 'info'), '7.0.1', 'the kept release is the one that was live');
    await away.goto('/sign_in');
    await away.getByRole('heading', { level: 1 }).waitFor();

    await site.lectern('rollback', 'info', '--by', 'Grace', '--reason', 'it was bad');
    const open = await context.newPage();
    await open.goto('/business');
    expect.equal(await releaseOf(open, 'info'), '7.0.1', 'nobody could know of the roll-back yet');
    restore();
    await away.goto('/business');
    expect.equal(await releaseOf(away, 'info'), former, 'the network decides as soon as it answers');
    const serial = await away.locator('html').getAttribute('data-serial');
    await open.waitForFunction((newest) => document.documentElement.dataset.serial === newest, serial, {
      timeout: 30_000,
    });
    await open.getByRole('banner').getByRole('link', { name: 'Books', exact: true }).first().click();
    await releaseOf(open, 'commerce');
    await open.goBack();
    expect.equal(await releaseOf(open, 'info'), former, 'a tab that began without a network follows too');
    expect.notEqual(await keptRevision(away), kept);
    faults.add(/./, 'abort');
    await away.goto('/business');
    expect.equal(await releaseOf(away, 'info'), former, 'what is kept is now the release that is live');
  },
  { browser: { serviceWorkers: 'allow' }, timeout: 240_000 },
);
