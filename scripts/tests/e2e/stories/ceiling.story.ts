import { COMMERCE_ENTRY, COMMERCE_STYLE, FAILING, readFailure } from '../harness/failure';
import { story } from '../harness/story';

export default story(
  'what never answers ends at 120 seconds, stylesheets too, and can be cancelled before',
  async (told) => {
    const { page, newVisitor, faults, expect, allow } = told;
    allow(...FAILING);
    faults.add(COMMERCE_ENTRY, 'hang');
    await page.clock.install();
    await page.goto('/books');
    await page
      .locator('main')
      .getByText(/still loading/i)
      .waitFor({ state: 'hidden' });
    await page.clock.fastForward(3_500);
    await page
      .getByText(/still loading/i)
      .first()
      .waitFor();
    await page.clock.fastForward(115_000);
    expect.equal(await page.locator('[role="alert"][data-kind]').count(), 0, 'no failure before 120 s');
    await page.clock.fastForward(3_000);
    expect.match(await readFailure(page, 'timeout'), /Loading remote entry of commerce \S+ failed\. \(timeout: /);
    await page.getByRole('banner').getByRole('link', { name: 'Business', exact: true }).first().click();
    await page.locator('main[data-remote="info"][data-screen="BusinessScreen"] h1').waitFor();

    faults.clear();
    faults.add(COMMERCE_STYLE, 'hang');
    const other = await newVisitor();
    await other.clock.install();
    await other.goto('/shopping');
    await other.clock.fastForward(119_000);
    expect.equal(await other.locator('[role="alert"][data-kind]').count(), 0, 'no failure before 120 s');
    await other.clock.fastForward(2_500);
    expect.match(
      await readFailure(other, 'timeout'),
      /Loading stylesheet ShoppingScreen of commerce \S+ failed\. \(timeout: /,
    );

    const third = await newVisitor();
    await third.goto('/shopping');
    await third.getByRole('button', { name: /cancel|stop/i }).click();
    await third.locator('[role="alert"][data-kind]').waitFor();
  },
);
