import type { Page } from '@playwright/test';
import { COMMERCE_ENTRY, COMMERCE_STYLE, FAILING, readFailure } from '../harness/failure';
import { expect, test } from '../harness/test';

/**
 * Opens a path with a clock that can be moved, once the code of the failure screen is there: a jump of the clock would
 * end a request for it too. Returns the time, in ms since 1970, at which it began.
 */
async function openWithClock(page: Page, path: string): Promise<number> {
  const code = page.waitForResponse(/\/deferredParts\.[^/]+\.js$/).then((response) => response.finished());
  await page.clock.install();
  const opened = Date.now();
  await page.goto(path);
  await code;
  return opened;
}

/** Makes a page note how long after its start it says that it is still loading, in ms of its clock. */
async function noteSlow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const began = Date.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-loader="slow"]')) return;
      Object.assign(globalThis, { slowAfter: Date.now() - began });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
}

test('a load without any response fails after 120 seconds, also for stylesheets, and can be cancelled before', async ({
  page,
  newVisitor,
  faults,
  allow,
}) => {
  allow(...FAILING);
  faults.add(COMMERCE_ENTRY, 'hang');
  // The page's clock runs on in real time as well: what a slow navigation took is part of the 120 seconds.
  await noteSlow(page);
  const opened = await openWithClock(page, '/books');
  await page.clock.fastForward(3_500);
  await expect(page.getByText(/still loading/i).first()).toBeVisible();
  const slowAfter = await page.evaluate(() => (globalThis as unknown as { slowAfter: number }).slowAfter);
  expect(slowAfter, 'a screen is not slow before 3 s').toBeGreaterThanOrEqual(3_000);
  await page.clock.fastForward(118_500 - 3_500 - (Date.now() - opened));
  expect(await page.locator('[role="alert"][data-kind]').count(), 'no failure before 120 s').toBe(0);
  await page.clock.fastForward(3_000);
  expect(await readFailure(page, 'timeout')).toMatch(/Loading remote entry of commerce \S+ failed\. \(timeout: /);
  await page.getByRole('banner').getByRole('link', { name: 'Business', exact: true }).first().click();
  await expect(page.locator('main[data-remote="info"][data-screen="BusinessScreen"] h1')).toBeVisible();

  faults.clear();
  faults.add(COMMERCE_STYLE, 'hang');
  const other = await newVisitor();
  const reopened = await openWithClock(other, '/shopping');
  await other.clock.fastForward(119_000 - (Date.now() - reopened));
  expect(await other.locator('[role="alert"][data-kind]').count(), 'no failure before 120 s').toBe(0);
  await other.clock.fastForward(2_500);
  expect(await readFailure(other, 'timeout')).toMatch(
    /Loading stylesheet ShoppingScreen of commerce \S+ failed\. \(timeout: /,
  );

  const third = await newVisitor();
  await third.goto('/shopping');
  await third.getByRole('button', { name: /cancel|stop/i }).click();
  await expect(third.locator('[role="alert"][data-kind]')).toBeVisible();
});
