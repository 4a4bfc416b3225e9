import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('home opens, two remotes follow without a reload, an unknown path is not found', async ({ page, allow }) => {
  const home = await page.goto('/');
  expect(home?.status()).toBe(200);
  await expect(page.locator('main[data-remote="catalogue"][data-screen="HomeScreen"] h1')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await page
    .getByRole('navigation')
    .getByRole('link', { name: texts.shell.footer.links['/books'], exact: true })
    .first()
    .click();
  await expect(page.locator('main[data-remote="commerce"][data-screen="BooksScreen"] h1')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/books');

  await page.getByRole('navigation').getByRole('link', { name: 'Business', exact: true }).first().click();
  await expect(page.locator('main[data-remote="info"][data-screen="BusinessScreen"] h1')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window), 'no navigation was a reload').toBe(true);

  allow(/404 .*\/books\/xyz/);
  const unknown = await page.goto('/books/xyz');
  expect(unknown?.status()).toBe(404);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main')).toContainText(/not found|no page|doesn.t exist|does not exist/i);
  await expect(page.getByRole('banner')).toBeVisible();
});
