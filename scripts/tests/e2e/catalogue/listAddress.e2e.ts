import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('filters, order and page of a list are in the address: Back, a reload and a shared link keep them', async ({
  page,
  newVisitor,
}) => {
  const titles = page.locator('main article').getByRole('heading');
  const shown = async (): Promise<string[]> => {
    await expect(page.locator('main [aria-busy="true"]').first()).toBeHidden();
    // In one step: cards are reused for other courses, so texts read after their elements may be those of two lists.
    return page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main article h2')].map(({ innerText }) => innerText),
    );
  };
  await page.goto('/all-courses');
  await expect(titles.first()).toBeVisible();
  const first = await shown();
  await page.getByLabel(texts.list.sort).selectOption('title');
  await page.waitForURL(/sort=title/);
  await page.waitForFunction((before) => document.querySelector('main article h2')?.textContent !== before, first[0]);
  await page.getByRole('checkbox', { name: /^Free/ }).check();
  await page.waitForURL(/price=free/);
  const last = (await shown()).at(-1) ?? '';
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await page.waitForURL(/page=2/);
  await expect(page.getByRole('status').filter({ hasText: 'page 2 of' })).toBeVisible();
  // The cards follow the count.
  await expect.poll(async () => ((await shown())[0] ?? '').localeCompare(last)).toBeGreaterThan(0);
  const second = await shown();
  const address = page.url();
  expect(second[0]).not.toBe(first[0]);

  await page.reload();
  await expect.poll(shown, 'a reload').toEqual(second);

  await titles.first().getByRole('link').click();
  await expect(page.locator('main[data-screen="CourseScreen"] h1')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main[data-screen="CourseListScreen"] article').first()).toBeVisible();
  expect(page.url()).toBe(address);
  await expect.poll(shown, 'Back from a course').toEqual(second);

  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: 'page 1 of' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Free/ }), 'Back from a page keeps the filter').toBeChecked();

  const friend = await newVisitor();
  await friend.goto(address);
  await expect(friend.locator('main article').getByRole('heading'), 'a shared link').toHaveText(second);
});
