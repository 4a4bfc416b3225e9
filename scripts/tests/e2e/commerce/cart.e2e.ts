import type { Page } from '@playwright/test';
import { accessibilityProblemsInBothThemes } from '../harness/axe';
import { accountMenu } from '../harness/account';
import { NO_CONNECTION } from '../harness/failure';
import { lena, signInAsLena } from '../harness/learner';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

/** The number that the header shows; "" for none. */
const count = (page: Page) => page.getByRole('banner').locator('a[href="/shopping"] > span');

async function addBook(page: Page, id: string): Promise<void> {
  await page.goto(`/books?book=${id}`);
  await page.getByRole('button', { name: texts.cartButton.add }).click();
  await expect(page.getByRole('link', { name: texts.cartButton.toCart })).toBeVisible();
}

test("a guest's cart joins the account's on sign-in, is the same on two devices, and leaves with the account", async ({
  page,
  context,
  newVisitor,
  allow,
}) => {
  allow(...NO_CONNECTION);
  const problems: string[] = [];
  await page.goto('/shopping');
  await expect(page.getByRole('heading', { name: texts.cart.emptyTitle })).toBeVisible();
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'empty cart')));
  const other = await newVisitor();
  await signInAsLena(other);
  await addBook(other, 'web-pages-by-hand');
  await expect(count(other).getByText('1')).toBeVisible();

  await addBook(page, 'bread-and-time');
  await addBook(page, 'one-page-editing');
  await page.getByRole('link', { name: texts.cartButton.toCart }).click();
  await expect(page.getByText('€9.00', { exact: true }).first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'guest cart')));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByRole('complementary', { name: texts.cart.summary })
    .getByRole('link', { name: texts.cart.signIn })
    .click();
  await signInAsLena(page);
  await page.waitForURL('**/shopping');
  await expect(count(page).getByText('3')).toBeVisible();
  await expect(page.getByText('€18.00', { exact: true })).toBeVisible();
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'cart')));

  const tab = await context.newPage();
  await tab.goto('/about');
  await expect(count(tab).getByText('3')).toBeVisible();
  await page.getByRole('button', { name: texts.cart.remove('Bread and time') }).click();
  await expect(count(tab).getByText('2')).toBeVisible();
  await other.goto('/shopping');
  await expect(count(other).getByText('2')).toBeVisible();
  await other.getByRole('button', { name: texts.cart.saveForLaterOf('Editing on one page') }).click();
  await expect(other.getByRole('button', { name: texts.saved.toCartOf('Editing on one page') })).toBeVisible();
  await expect(count(page).getByText('1')).toBeVisible({ timeout: 20_000 });

  await context.setOffline(true);
  await page.getByRole('button', { name: texts.cart.remove('Web pages by hand') }).click();
  await expect(page.getByRole('heading', { name: texts.cart.emptyTitle })).toBeVisible();
  await context.setOffline(false);
  await expect(count(other)).toHaveCount(0, { timeout: 30_000 });

  await addBook(page, 'bread-and-time');
  await accountMenu(page, lena).click();
  await page.getByRole('menuitem', { name: texts.account.already.signOut }).click();
  await expect(page.getByRole('link', { name: texts.cart.signIn }).first()).toBeVisible();
  await expect(count(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('lectern.cart'))).toBe('[]');
  expect(problems).toEqual([]);
});
