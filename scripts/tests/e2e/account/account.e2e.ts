import { accountMenu, ada, mailedLink, sendSignIn, signUp } from '../harness/account';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('an account from sign-up to a forgotten password, with the mails that belong to it', async ({
  site,
  page,
  context,
  allow,
}) => {
  allow(/status of 400/);
  await signUp(page, ada);
  const second = await context.newPage();
  await second.goto(await mailedLink(site, ada));
  await expect(second.getByRole('heading', { name: texts.account.verified.title })).toBeVisible();
  await expect(page.getByText(texts.account.verify.title)).toHaveCount(0);
  await page.reload();
  await accountMenu(page, ada).click();
  await page.getByRole('menuitem', { name: texts.account.already.signOut }).click();
  await expect(second.getByRole('link', { name: texts.account.signIn.title }).first()).toBeVisible();
  expect(await second.locator('[data-session="ended"]').count(), 'signing out in another tab is no fright').toBe(0);

  await page.goto('/profile?tab=orders');
  await page.waitForURL((url) => url.pathname === '/sign_in');
  await sendSignIn(page, { email: ada.email, password: 'not the password' });
  await expect(page.getByText('do not match an account')).toBeVisible();
  await sendSignIn(page, ada);
  await page.waitForURL((url) => url.pathname + url.search === '/profile?tab=orders');
  await expect(accountMenu(second, ada)).toBeVisible();

  await page.goto('/forgot_password');
  await page.getByLabel(texts.account.fields.email).fill(ada.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`If an account exists for ${ada.email}`)).toBeVisible();
  const link = await mailedLink(site, ada);
  await page.goto(link);
  await page.locator('input[name="password"]').fill('another long phrase');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: texts.account.newPassword.doneTitle })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: texts.account.link.broken })).toBeVisible();
  await page.goto('/sign_in');
  await sendSignIn(page, { email: ada.email, password: 'another long phrase' });
  await expect(accountMenu(page, ada)).toBeVisible();
});
