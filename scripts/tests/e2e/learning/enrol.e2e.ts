import { accessibilityProblemsInBothThemes } from '../harness/axe';
import { signInAsLena } from '../harness/learner';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('enrolling: guarded, once, straight to the first lesson; what costs something goes through the cart', async ({
  page,
  context,
  allow,
}) => {
  allow(/status of 403/);
  const problems: string[] = [];
  await page.goto('/enroll/your-first-web-page/me/your-first-web-page');
  await page.waitForURL((url) => url.pathname === '/sign_in');
  await signInAsLena(page);
  await page.waitForURL('**/enroll/your-first-web-page/me/your-first-web-page');
  await expect(page.getByRole('button', { name: texts.enrolment.confirm.free })).toBeVisible();
  // While it is the only tab: a tab behind another is not drawn, and its contrasts cannot be told.
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'enrol')));
  const second = await context.newPage();
  await second.goto('/enroll/your-first-web-page/me/your-first-web-page');
  const button = second.getByRole('button', { name: texts.enrolment.confirm.free });
  await expect(button).toBeVisible();
  await page.getByRole('button', { name: texts.enrolment.confirm.free }).dblclick();
  await page.waitForURL(/\/watch\/your-first-web-page\/[^/]+\/your-first-web-page/);
  await expect(page.locator('main h1')).toBeVisible();
  await button.click();
  await second.waitForURL(/\/watch\/your-first-web-page\//);
  await second.goto('/enroll/your-first-web-page/me/your-first-web-page');
  await expect(second.getByRole('link', { name: texts.enrolment.watch })).toBeVisible();

  await second.goto('/enroll/your-first-web-page/somebody-else/x');
  await expect(second.getByRole('heading', { level: 1, name: /not/i })).toBeVisible();
  await second.goto('/enroll/no-such-course/me/x');
  await expect(second.getByRole('heading', { level: 1, name: /not/i })).toBeVisible();

  await second.goto('/enroll/small-programs/me/small-programs');
  await second.setViewportSize({ width: 320, height: 800 });
  await expect(second.getByRole('button', { name: texts.enrolCart.addToCart })).toBeVisible();
  problems.push(...(await accessibilityProblemsInBothThemes(second, 'paid course')));
  await second.getByRole('button', { name: texts.enrolCart.addToCart }).click();
  await second.waitForURL('**/shopping');
  await expect(second.getByRole('link', { name: 'Ten small programs' })).toBeVisible();
  expect(problems).toEqual([]);
});
