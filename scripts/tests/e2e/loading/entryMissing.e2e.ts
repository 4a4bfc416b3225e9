import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('a missing remote entry: the message says so, the rest of the site works, and Try again recovers', async ({
  page,
  faults,
  allow,
}) => {
  allow(/404 .*remoteEntry/, /RemoteLoadError|commerce/);
  const clearFault = faults.add(/\/remotes\/commerce\/.*remoteEntry/, 'missing');
  await page.goto('/books');
  const failure = page.locator('[role="alert"][data-kind="missing"]');
  await expect(failure).toBeVisible({ timeout: 30_000 });
  expect(await failure.innerText()).toMatch(/Loading remote entry of commerce .* failed\. \(missing: /);

  await page.getByRole('navigation').getByRole('link', { name: 'Business', exact: true }).first().click();
  await expect(page.locator('main[data-remote="info"][data-screen="BusinessScreen"] h1')).toBeVisible();

  await page.goBack();
  await expect(failure).toBeVisible({ timeout: 30_000 });
  clearFault();
  await page.getByRole('button', { name: texts.errorScreens.failed.again }).click();
  await expect(page.locator('main[data-remote="commerce"][data-screen="BooksScreen"] h1')).toBeVisible();
});
