import { COMMERCE_STYLE, FAILING, readFailure, useRestOfSite } from '../harness/failure';
import { story } from '../harness/story';

export default story(
  'a stylesheet that is gone fails the load with its own message, and Try again recovers',
  async (told) => {
    const { page, faults, expect, allow } = told;
    allow(...FAILING);
    const heal = faults.add(COMMERCE_STYLE, 'missing');
    await page.goto('/shopping');
    expect.match(
      await readFailure(page, 'missing'),
      /Loading stylesheet ShoppingScreen of commerce \S+ failed\. \(missing: http\S+\.css\S*\)/,
    );
    await useRestOfSite(told, 'missing');
    heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main[data-remote="commerce"][data-screen="ShoppingScreen"] h1').waitFor();
  },
);
