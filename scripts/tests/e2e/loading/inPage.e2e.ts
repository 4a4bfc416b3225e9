import type { Page } from '@playwright/test';
import type { Faults } from '../../../release';
import { countWaves } from '../harness/waves';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('an in-page navigation takes one wave, and none when its link was hovered, focused or touched before', async ({
  newVisitor,
  faults,
}) => {
  for (const prepare of ['nothing', 'hover', 'focus', 'touch'] as const) {
    faults.clear();
    const page = await newVisitor();
    await page.goto('/business');
    await expect(page.locator('main[data-remote="info"] h1')).toBeVisible();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    faults.add(/^\/remotes\//, { delay: 400 });
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: texts.shell.footer.links['/books'], exact: true })
      .first();
    const since = Date.now();
    if (prepare === 'hover') await link.hover();
    if (prepare === 'focus') await link.focus();
    if (prepare === 'touch') await link.dispatchEvent('touchstart');
    if (prepare !== 'nothing') await answered(faults, since);
    await link.evaluate((element) => {
      performance.mark('pressed');
      (element as HTMLElement).click();
    });
    const asked = await requestsUntil(page, 'main[data-remote="commerce"][data-screen="BooksScreen"] h1');
    const waves = countWaves(asked);
    expect(waves, `${prepare}: ${JSON.stringify(asked)}`).toBe(prepare === 'nothing' ? 1 : 0);
    await page.context().close();
  }
});

/** Waits until files of commerce have been asked for `since`, and for half a second all of them are answered. */
async function answered(faults: Faults, since: number): Promise<void> {
  let calmSince = Date.now();
  await expect
    .poll(() => {
      const asked = faults.requests(/^\/remotes\/commerce\//).filter(({ start }) => start >= since);
      if (asked.length === 0 || asked.some(({ finish }) => finish === null)) calmSince = Date.now();
      return Date.now() - calmSince;
    })
    .toBeGreaterThan(500);
}

/**
 * Resolves to the requests for files of commerce from the press until the page first has such an element, to the frame.
 * Times are the page's own: on a busy machine requests of one task reach the network one after the other.
 */
const requestsUntil = (page: Page, selector: string): Promise<{ url: string; start: number; finish: number }[]> =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        (function look() {
          if (!document.querySelector(wanted)) return void requestAnimationFrame(look);
          const [pressed, shown] = [performance.getEntriesByName('pressed')[0]?.startTime ?? NaN, performance.now()];
          const entries = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
          resolve(
            entries
              .filter(({ name }) => new URL(name).pathname.startsWith('/remotes/commerce/'))
              .map(({ name, startTime, responseEnd }) => ({ url: name, start: startTime, finish: responseEnd }))
              .filter(({ start, finish }) => start >= pressed && finish > 0 && finish <= shown),
          );
        })();
      }),
    selector,
  );
