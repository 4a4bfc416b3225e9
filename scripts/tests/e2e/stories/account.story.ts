import { accountMenu, ada, mailedLink, sendSignIn, signUp } from '../harness/account';
import { story } from '../harness/story';

export default story(
  'an account from sign-up to a forgotten password, with the mails that belong to it',
  async ({ site, page, context, expect, allow }) => {
    allow(/status of 400/);
    await signUp(page, ada);
    const second = await context.newPage();
    await second.goto(await mailedLink(site, ada));
    await second.getByRole('heading', { name: 'Your e-mail address is confirmed' }).waitFor();
    await page.getByText('Please confirm your e-mail address').waitFor({ state: 'detached' });
    await page.reload();
    await accountMenu(page, ada).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await second.getByRole('link', { name: 'Sign in' }).first().waitFor();
    expect.equal(await second.locator('[data-session="ended"]').count(), 0, 'signing out in another tab is no fright');

    await page.goto('/profile?tab=orders');
    await page.waitForURL((url) => url.pathname === '/sign_in');
    await sendSignIn(page, { email: ada.email, password: 'not the password' });
    await page.getByText('do not match an account').waitFor();
    await sendSignIn(page, ada);
    await page.waitForURL((url) => url.pathname + url.search === '/profile?tab=orders');
    await accountMenu(second, ada).waitFor();

    await page.goto('/forgot_password');
    await page.getByLabel('E-mail').fill(ada.email);
    await page.keyboard.press('Enter');
    await page.getByText(`If an account exists for ${ada.email}`).waitFor();
    const link = await mailedLink(site, ada);
    await page.goto(link);
    await page.locator('input[name="password"]').fill('another long phrase');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await page.goto('/sign_in');
    await sendSignIn(page, { email: ada.email, password: 'another long phrase' });
    await accountMenu(page, ada).waitFor();
  },
  { timeout: 90_000 },
);
