import type { Page } from '@playwright/test';
import { holdFiles, whenHydrated, whenRendered } from '../harness/rendered';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test.use({ prerender: true });

const COURSE = '/course/birds-by-ear/birds-by-ear';
const samples = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(texts.outline.previewOf('')) });

test('no script is requested before the content is painted, and none that is there already starts', async ({
  page,
  site,
}) => {
  await whenRendered(`${site.url}/`);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('head > script[src]')) performance.mark('start');
    }).observe(document, { childList: true, subtree: true });
  });
  for (const visit of ['first', 'second']) {
    await page.goto('/');
    await whenHydrated(page);
    const [start, paint, request] = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const [start, paint] = ['start', 'first-contentful-paint'].map((name) => performance.getEntriesByName(name)[0]);
      return [start?.startTime, paint?.startTime, Math.min(...files.map((file) => file.startTime))];
    });
    expect(start, `start of the ${visit} visit`).toBeGreaterThan(paint!);
    expect(request, `first request of the ${visit} visit`).toBeGreaterThan(paint!);
  }
});

test.describe('where the browser reports no paint', () => {
  test('a visible page starts nevertheless', async ({ page, site }) => {
    await whenRendered(`${site.url}/`);
    await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
    await page.goto('/');
    await whenHydrated(page);
  });

  test('a page in a hidden tab starts at once', async ({ page, site }) => {
    await whenRendered(`${site.url}/`);
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
      Object.defineProperty(document, 'hidden', { value: true });
      const { setTimeout } = globalThis;
      // Only the start waits for a second or more.
      globalThis.setTimeout = ((task: () => void, ms = 0) =>
        ms < 1_000 ? setTimeout(task, ms) : 0) as typeof setTimeout;
    });
    await page.goto('/');
    await whenHydrated(page);
  });
});

test('a press before any script has arrived is answered once they have', async ({ page, site }) => {
  await whenRendered(site.url + COURSE);
  const release = await holdFiles(page, /\/remotes\/.*\.js$/);
  await page.goto(COURSE, { waitUntil: 'commit' });
  await samples(page).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await whenHydrated(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});
