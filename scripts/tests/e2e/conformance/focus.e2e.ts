import type { Page } from '@playwright/test';
import { focusedPart, inPage } from '../harness/inPage';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const PATHS = ['/', '/course/honest-charts/honest-charts', '/all-courses', '/books?read=bread-and-time', '/sign_up'];
const MOST_STOPS = 150;

/** The address without the place in a book, which follows the scrolling. */
function addressOf(page: Page): string {
  const address = new URL(page.url());
  address.searchParams.delete('at');
  return address.href;
}

/**
 * Presses Tab from the start of the page to its end; resolves to what was wrong on the way. Rejects when the end is not
 * reached, or when a stop changes the page.
 */
async function troubleOnTheWay(page: Page): Promise<{ stops: number; trouble: string[] }> {
  const href = addressOf(page);
  const trouble: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const part = await inPage(page, focusedPart);
    if (part === null) return { stops, trouble };
    expect(addressOf(page), `the address once ${part.name} has the focus`).toBe(href);
    expect(await page.locator('dialog[open]').count(), `dialogs once ${part.name} has the focus`).toBe(0);
    trouble.push(...part.trouble);
  }
  throw new Error(`${String(MOST_STOPS)} presses of Tab do not reach the end of ${href}.`);
}

test('Tab leads through whole pages: each stop is seen, has an outline with contrast, and changes nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  for (const [width, height] of [
    [1280, 720],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const { stops, trouble } = await troubleOnTheWay(page);
      expect(stops, `stops on ${path}`).toBeGreaterThan(8);
      problems.push(...trouble.map((what) => `${path} at ${String(width)} px: ${what}`));
    }
  }
  expect(problems).toEqual([]);
});

test('the first Tab shows a link that skips to the content; a new page gives its heading the focus', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('main h1')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: texts.shell.header.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  // The same course through the lists of the header and through a category: search is another test's.
  await page.getByRole('banner').getByRole('link', { name: 'Courses', exact: true }).press('Enter');
  await expect(page.locator('main[data-screen="CourseListScreen"] h1')).toBeFocused();
  await page.goto('/category/data');
  const course = page.locator('main a[href^="/course/honest-charts/"]').first();
  await course.press('Enter');
  await expect(page.locator('main[data-screen="CourseScreen"] h1')).toBeFocused();
});
