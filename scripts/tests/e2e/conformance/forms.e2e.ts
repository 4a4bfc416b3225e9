import type { Locator, Page } from '@playwright/test';
import { ada } from '../harness/account';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const { account, form } = texts;
const email = (page: Page): Locator => page.getByRole('main').getByLabel(account.fields.email, { exact: true });
const password = (page: Page): Locator => page.locator('input[name="password"]');

/** Pastes as a person or a password manager does; resolves to false when the page forbids it. */
const allowsPaste = (field: Locator): Promise<boolean> =>
  field.evaluate((element) =>
    element.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() }),
    ),
  );

/** The text that describes a field, such as its error. */
const descriptionOf = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

test('signing up names each mistake beside its field and takes a pasted password; other forms know the name', async ({
  page,
  allow,
}) => {
  allow(/status of 400/);
  await page.goto('/sign_up');
  const name = page.getByLabel(account.fields.name);
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email(page)).toHaveAttribute('autocomplete', /^(username|email)$/);
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  await name.fill(ada.name);
  await email(page).fill('ada@');
  await password(page).fill('short');
  await page.keyboard.press('Enter');
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await descriptionOf(email(page))).toContain(account.fields.emailInvalid);
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await descriptionOf(password(page))).not.toBe('');
  await expect(email(page)).toBeFocused();
  await expect(name).toHaveValue(ada.name);

  expect(await allowsPaste(password(page))).toBe(true);
  await password(page).fill(ada.password);
  await page.getByRole('main').getByRole('button', { name: /show/i }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await email(page).fill(ada.email);
  await email(page).press('Enter');
  await page.getByRole('heading', { name: account.welcome.title(ada.name) }).waitFor();

  for (const path of ['/contact', '/business']) {
    await page.goto(path);
    await expect(page.getByRole('textbox', { name: form.name })).toHaveValue(ada.name);
    await expect(page.getByRole('main').getByRole('textbox', { name: form.email })).toHaveValue(ada.email);
  }
  await page.goto('/teach');
  await expect(page.getByRole('textbox', { name: form.name })).toHaveValue(ada.name);
});

test('signing in takes a pasted password, and says what was wrong without emptying the form', async ({
  page,
  allow,
}) => {
  allow(/status of 400/);
  await page.goto('/sign_in');
  await expect(email(page)).toHaveAttribute('autocomplete', /^(username|email)$/);
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  expect(await allowsPaste(password(page))).toBe(true);
  await email(page).fill(ada.email);
  await password(page).fill('not the one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(email(page)).toHaveValue(ada.email);
});

test('outcomes and counts are announced, and a choice in a list keeps the focus and the page', async ({ page }) => {
  await page.goto('/all-courses?price=paid');
  const heading = page.locator('main h1');
  await expect(heading).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const title = await heading.innerText();
  const sort = page.getByRole('combobox', { name: texts.list.sort });
  await sort.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sort=/);
  await expect(sort).toBeFocused();
  await expect(heading).toHaveText(title);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

  await page.goto('/books?read=bread-and-time');
  await page.getByRole('button', { name: texts.cartButton.add }).press('Enter');
  await expect(page.locator('#announcer')).toHaveText(/is in your cart/);
  await expect(page.getByRole('link', { name: texts.cartButton.toCart })).toBeFocused();

  const box = page.getByRole('banner').getByLabel(texts.shell.header.searchLabel).and(page.locator('input'));
  await box.focus();
  await page.keyboard.type('bre');
  await expect(page.getByRole('banner').getByRole('status').filter({ hasText: /\d/ })).toBeAttached();
  await expect(box).toBeFocused();
});
