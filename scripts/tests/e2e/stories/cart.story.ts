import type { Page } from 'playwright-core';
import { findBarriers } from '../harness/axe';
import { accountMenu } from '../harness/account';
import { lena, signInAsLena } from '../harness/learner';
import { story } from '../harness/story';

/** The number that the header shows; "" for none. */
const count = (page: Page) => page.getByRole('banner').locator('a[href="/shopping"] > span');

async function addBook(page: Page, id: string): Promise<void> {
  await page.goto(`/books?book=${id}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Go to cart' }).waitFor();
}

export default story(
  "a guest's cart joins the account's on sign-in, is the same on two devices, and leaves with the account",
  async ({ page, context, newVisitor, expect, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|RPC_ERROR/);
    const problems: string[] = [];
    await page.goto('/shopping');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    problems.push(...(await findBarriers(page, 'empty cart')));
    const other = await newVisitor();
    await signInAsLena(other);
    await addBook(other, 'web-pages-by-hand');
    await count(other).getByText('1').waitFor();

    await addBook(page, 'bread-and-time');
    await addBook(page, 'one-page-editing');
    await page.getByRole('link', { name: 'Go to cart' }).click();
    await page.getByText('€9', { exact: true }).first().waitFor();
    await page.setViewportSize({ width: 320, height: 800 });
    problems.push(...(await findBarriers(page, 'guest cart')));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('complementary', { name: 'Summary' }).getByRole('link', { name: 'Sign in' }).click();
    await signInAsLena(page);
    await page.waitForURL('**/shopping');
    await count(page).getByText('3').waitFor();
    await page.getByText('€18', { exact: true }).waitFor();
    problems.push(...(await findBarriers(page, 'cart')));

    const tab = await context.newPage();
    await tab.goto('/about');
    await count(tab).getByText('3').waitFor();
    await page.getByRole('button', { name: 'Remove Bread and time' }).click();
    await count(tab).getByText('2').waitFor();
    await other.goto('/shopping');
    await count(other).getByText('2').waitFor();
    await other.getByRole('button', { name: 'Save Editing on one page for later' }).click();
    await other.getByRole('button', { name: 'Move Editing on one page to your cart' }).waitFor();
    await count(page).getByText('1').waitFor({ timeout: 20_000 });

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Remove Web pages by hand' }).click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await context.setOffline(false);
    await count(other).waitFor({ state: 'detached', timeout: 30_000 });

    await addBook(page, 'bread-and-time');
    await accountMenu(page, lena).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await count(page).waitFor({ state: 'detached' });
    expect.equal(await page.evaluate(() => localStorage.getItem('lectern.cart')), '[]');
    expect.deepEqual(problems, []);
  },
  { timeout: 120_000 },
);
