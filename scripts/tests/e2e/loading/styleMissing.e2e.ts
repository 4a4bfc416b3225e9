import { COMMERCE_STYLE, FAILING, readFailure, useRestOfSite } from '../harness/failure';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('a stylesheet that is gone fails the load with its own message, and Try again recovers', async ({
  page,
  faults,
  allow,
}) => {
  allow(...FAILING);
  const clearFault = faults.add(COMMERCE_STYLE, 'missing');
  await page.goto('/shopping');
  expect(await readFailure(page, 'missing')).toMatch(
    /Loading stylesheet ShoppingScreen of commerce \S+ failed\. \(missing: http\S+\.css\S*\)/,
  );
  await useRestOfSite(page, 'missing');
  clearFault();
  await page.getByRole('button', { name: texts.errorScreens.failed.again }).click();
  await expect(page.locator('main[data-remote="commerce"][data-screen="ShoppingScreen"] h1')).toBeVisible();
});
