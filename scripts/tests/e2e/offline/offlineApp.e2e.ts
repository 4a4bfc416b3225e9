import type { Page } from '@playwright/test';
import { NO_CONNECTION } from '../harness/failure';
import { publishLiveCopy } from '../harness/publishLiveCopy';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

/** Resolves to the cached revision; null unless it is the revision on the screen and the catalogue is cached too. */
const readCachedRevision = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const record = await caches.match('/_kept/record', { cacheName: 'lectern.app' });
    const files = await (await caches.open('lectern.catalogue')).keys();
    const revision = record && ((await record.json()) as { revision: string }).revision;
    const isComplete =
      revision?.split(' ')[0] === document.documentElement.dataset.serial &&
      files.some(({ url }) => url.includes('pointer.json'));
    return revision !== undefined && isComplete ? revision : null;
  });

/** Waits until the revision on the screen is cached together with the catalogue; resolves to its name. */
async function cachedRevision(page: Page): Promise<string> {
  await expect.poll(() => readCachedRevision(page), { timeout: 60_000 }).not.toBeNull();
  return (await readCachedRevision(page))!;
}

const releaseOf = async (page: Page, remote: string): Promise<string | null> => {
  const main = page.locator(`main[data-remote="${remote}"]`);
  await expect(main.locator('h1').first()).toBeVisible();
  return main.getAttribute('data-release');
};

test.use({ serviceWorkers: 'allow' });

test(
  'without a network every screen of the live releases opens; with it back, a release that was rolled ' +
    'back meanwhile is never shown',
  async ({ page, context, site, faults, allow }) => {
    allow(...NO_CONNECTION);
    await page.goto('/business');
    const former = await releaseOf(page, 'info');
    const first = await page.locator('html').getAttribute('data-serial');
    await publishLiveCopy(site, 'info', '7.0.1');
    await site.lectern('promote', 'info', '7.0.1', '--by', 'Ada', '--reason', 'will be rolled back', '--unverified');
    await page.waitForFunction((old) => document.documentElement.dataset.serial !== old, first);
    await page.goto('/');
    await expect(page.locator('main[data-remote="catalogue"] a[href^="/course/"]').first()).toBeVisible();
    const cachedBefore = await cachedRevision(page);

    const restore = faults.add(/./, 'abort');
    const offlineTab = await context.newPage();
    await offlineTab.goto('/');
    await expect(offlineTab.locator('main[data-remote="catalogue"] a[href^="/course/"]').first()).toBeVisible();
    for (const [path, remote] of [
      ['/codepen', 'learning'],
      ['/contact', 'info'],
      ['/books', 'commerce'],
      ['/all-courses', 'catalogue'],
    ] as const) {
      await offlineTab.goto(path);
      await releaseOf(offlineTab, remote);
    }
    await offlineTab.goto('/business');
    expect(await releaseOf(offlineTab, 'info'), 'the cached release is the one that was live').toBe('7.0.1');
    await offlineTab.goto('/sign_in');
    await expect(offlineTab.getByRole('heading', { level: 1 })).toBeVisible();

    await site.lectern('rollback', 'info', '--by', 'Grace', '--reason', 'it was bad');
    const secondTab = await context.newPage();
    await secondTab.goto('/business');
    expect(await releaseOf(secondTab, 'info'), 'nobody could know of the roll-back yet').toBe('7.0.1');
    restore();
    await offlineTab.goto('/business');
    expect(await releaseOf(offlineTab, 'info'), 'the network decides as soon as it answers').toBe(former);
    const serial = await offlineTab.locator('html').getAttribute('data-serial');
    await secondTab.waitForFunction((newest) => document.documentElement.dataset.serial === newest, serial, {
      timeout: 30_000,
    });
    await secondTab
      .getByRole('banner')
      .getByRole('link', { name: texts.shell.footer.links['/books'], exact: true })
      .first()
      .click();
    await releaseOf(secondTab, 'commerce');
    await secondTab.goBack();
    expect(await releaseOf(secondTab, 'info'), 'a tab that began without a network follows too').toBe(former);
    expect(await cachedRevision(offlineTab)).not.toBe(cachedBefore);
    faults.add(/./, 'abort');
    await offlineTab.goto('/business');
    expect(await releaseOf(offlineTab, 'info'), 'the cached release is now the live one').toBe(former);
  },
);
