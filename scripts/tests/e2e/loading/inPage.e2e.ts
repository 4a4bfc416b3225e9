import type { Page } from '@playwright/test';
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
    if (prepare === 'hover') await link.hover();
    if (prepare === 'focus') await link.focus();
    if (prepare === 'touch') await link.dispatchEvent('touchstart');
    if (prepare !== 'nothing') await page.waitForTimeout(1_500);
    const from = Date.now();
    await link.evaluate((element) => (element as HTMLElement).click());
    const shown = await timeOf(page, 'main[data-remote="commerce"][data-screen="BooksScreen"] h1');
    const asked = faults
      .requests(/^\/remotes\/commerce\//)
      .filter(({ start, finish }) => start >= from - 5 && finish !== null && finish <= shown);
    const waves = countWaves(
      asked.map(({ path, start, finish }) => ({ url: path, start, finish: finish ?? Infinity })),
    );
    expect(waves, `${prepare}: ${JSON.stringify(asked)}`).toBe(prepare === 'nothing' ? 1 : 0);
    await page.context().close();
  }
});

/**
 * Resolves to the time at which the page first has such an element, to the frame. Playwright's own waits look only
 * every now and then, and would take requests for what the screen fetches ahead of use.
 */
const timeOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        (function look() {
          if (document.querySelector(wanted)) resolve(Date.now());
          else requestAnimationFrame(look);
        })();
      }),
    selector,
  );
