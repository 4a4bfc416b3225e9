import { accessibilityProblemsWideAndNarrow } from '../harness/axe';
import { expect, test } from '../harness/test';

const PATHS = [
  '/',
  '/search',
  '/search?q=bread',
  '/search?q=xyzzy',
  '/all-courses',
  '/all-courses?price=paid&page=1',
  '/category/data',
  '/all-courses/category/music',
  '/courses/data/statistics',
  '/course/honest-charts/honest-charts',
  '/books',
  '/shopping',
  '/codepen',
  '/contact',
  '/getApp',
  '/teach',
  '/teach?teacher=samuel',
  '/privacy_policy',
  '/business',
  '/about',
  '/site_map',
  '/sign_up',
  '/sign_in',
  '/forgot_password',
  '/profile?certificate=',
  '/warning',
  '/maintaince',
  '/nope',
];

test('axe finds nothing on any public screen, in light and in dark, at 1280 and 320 pixels', async ({
  page,
  allow,
}) => {
  allow(/404/, /sandbox/);
  const problems: string[] = [];
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeVisible();
    problems.push(...(await accessibilityProblemsWideAndNarrow(page, path, { exclude: 'iframe' })));
  }
  expect(problems).toEqual([]);
});
