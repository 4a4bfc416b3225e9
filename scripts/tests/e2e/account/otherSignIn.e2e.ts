import type { Page } from '@playwright/test';
import { textOf } from '@lectern/shared/text';
import { otherSignInText } from '../../../../shell/src/text/otherSignIn.en';
import { ada, mailedLink } from '../harness/account';
import { accessibilityProblemsWideAndNarrow } from '../harness/axe';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const text = textOf(otherSignInText);
const { settings } = texts;

// Playwright takes a list for a value and its options, unless it is in one.
test.use({ signIn: [['anonymous', 'email-link', 'custom-token'], { scope: 'test' }] });

/** Returns a function that waits for a heading, and checks the screen in both themes, narrow and wide. */
function screenChecks(page: Page, problems: string[]) {
  return async (heading: string): Promise<void> => {
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    problems.push(...(await accessibilityProblemsWideAndNarrow(page, heading, { include: 'main' })));
  };
}

test('somebody signs in as a guest, by a mailed link, and by a token; each screen is accessible', async ({
  page,
  newVisitor,
  site,
  allow,
}) => {
  // A link is used a second time.
  allow(/status of 400/, /INVALID_OOB_CODE/);
  const problems: string[] = [];
  const sees = screenChecks(page, problems);
  await page.goto('/sign_in?next=%2Fprofile%3Ftab%3Dsettings');
  await expect(page.getByRole('button', { name: text.guest })).toBeVisible();
  await sees(texts.account.signIn.title);
  await page.getByRole('button', { name: text.guest }).click();
  await sees(settings.guest.title);
  await page.goto('/sign_in');
  await sees(text.panel.title);

  const visitor = await newVisitor();
  const seesToo = screenChecks(visitor, problems);
  await visitor.goto('/sign_in');
  await visitor.getByRole('link', { name: text.link }).click();
  await seesToo(text.mail.title);
  await visitor.getByRole('textbox', { name: texts.account.fields.email }).fill(ada.email);
  await visitor.getByRole('button', { name: text.mail.submit }).click();
  await seesToo(text.mail.sentTitle);
  const link = await mailedLink(site, ada);
  await page.getByRole('button', { name: text.panel.signOut }).click();
  await page.goto(link);
  await sees(text.arrival.title);
  await page.getByRole('textbox', { name: texts.account.fields.email }).fill(ada.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await visitor.goto(link);
  await visitor
    .getByRole('textbox', { name: texts.account.fields.email })
    .or(visitor.getByText(text.arrival.broken))
    .first()
    .waitFor();
  await seesToo(text.arrival.broken);

  const { token } = JSON.parse(await site.lectern('admin', 'token', 'imported-7', '--json')) as { token: string };
  const other = await newVisitor();
  await other.goto(`/sign_in#token=${token}`);
  await screenChecks(other, problems)(text.arrival.title);
  await other.getByRole('button', { name: text.arrival.submit }).click();
  await expect(other).toHaveURL(/\/$/);
  await other.goto('/profile?tab=settings');
  await expect(other.getByRole('link', { name: settings.guest.signUp })).toBeVisible();
  expect(problems).toEqual([]);
});
