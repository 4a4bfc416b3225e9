import { story } from '../harness/story';

export default story(
  'filters, order and page of a list are in the address: Back, a reload and a shared link keep them',
  async ({ page, newVisitor, expect }) => {
    const titles = page.locator('main article').getByRole('heading');
    const shown = async (): Promise<string[]> => {
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'hidden' });
      return titles.allInnerTexts();
    };
    await page.goto('/all-courses');
    await titles.first().waitFor();
    const first = await shown();
    await page.getByLabel('Sort by').selectOption('title');
    await page.waitForURL(/sort=title/);
    await page.waitForFunction((before) => document.querySelector('main article h2')?.textContent !== before, first[0]);
    await page.getByRole('checkbox', { name: /^Free/ }).check();
    await page.waitForURL(/price=free/);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.waitForURL(/page=2/);
    await page.getByRole('status').filter({ hasText: 'page 2 of' }).waitFor();
    const second = await shown();
    const address = page.url();
    expect.notEqual(second[0], first[0]);

    await page.reload();
    await titles.first().waitFor();
    expect.deepEqual(await shown(), second, 'a reload');

    await titles.first().getByRole('link').click();
    await page.locator('main[data-screen="CourseScreen"] h1').waitFor();
    await page.goBack();
    await page.locator('main[data-screen="CourseListScreen"] article').first().waitFor();
    expect.equal(page.url(), address);
    expect.deepEqual(await shown(), second, 'Back from a course');

    await page.goBack();
    await page.getByRole('status').filter({ hasText: 'page 1 of' }).waitFor();
    expect.ok(await page.getByRole('checkbox', { name: /^Free/ }).isChecked(), 'Back from a page keeps the filter');

    const friend = await newVisitor();
    await friend.goto(address);
    await friend.locator('main article').first().waitFor();
    expect.deepEqual(
      await friend.locator('main article').getByRole('heading').allInnerTexts(),
      second,
      'a shared link',
    );
  },
  { timeout: 90_000 },
);
