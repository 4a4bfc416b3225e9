import { accountMenu, ada, mailedLink, signUp } from '../harness/account';
import { NO_CONNECTION } from '../harness/failure';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const AUTH = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//;

test('a session while the sign-in service is away, does not answer, and has ended it', async ({
  site,
  page,
  newVisitor,
  faults,
  allow,
}) => {
  allow(/status of 400/, ...NO_CONNECTION);
  await signUp(page, ada);
  const remembered = page.locator('[data-session="remembered"]');

  faults.add(AUTH, 'abort');
  await page.goto('/profile');
  await expect(remembered).toBeVisible();
  await expect(accountMenu(page, ada)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/profile');
  faults.clear();
  await remembered.getByRole('button', { name: texts.notices.session.tryAgain }).click();
  await expect(remembered).toHaveCount(0);

  faults.add(AUTH, 'hang');
  await page.goto('/books');
  await expect(page.getByRole('heading', { name: texts.shell.session.slowTitle })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: texts.shell.session.continue }).click();
  await expect(page.locator('main[data-screen="BooksScreen"] h1')).toBeVisible();
  faults.clear();

  const elsewhere = await newVisitor();
  await elsewhere.goto('/forgot_password');
  await elsewhere.getByLabel(texts.account.fields.email).fill(ada.email);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByText('If an account exists')).toBeVisible();
  await elsewhere.goto(await mailedLink(site, ada));
  await elsewhere.locator('input[name="password"]').fill('another long phrase');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('heading', { name: texts.account.newPassword.doneTitle })).toBeVisible();
  await page.goto('/profile');
  await expect(page.locator('[data-session="ended"]')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/profile');
});
