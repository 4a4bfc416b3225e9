import type { Page } from '@playwright/test';
import { cutTexts, inPage } from '../harness/inPage';
import { signInAsLena } from '../harness/learner';
import { lengthenTexts } from '../harness/longTexts';
import { expect, test } from '../harness/test';

const PUBLIC = [
  '/',
  '/search',
  '/search?q=bread',
  '/search?q=xyzzy',
  '/all-courses',
  '/category/data',
  '/courses/data/statistics',
  '/course/honest-charts/honest-charts',
  '/books',
  '/books?book=bread-and-time',
  '/books?read=bread-and-time',
  '/shopping',
  '/codepen',
  '/contact',
  '/getApp',
  '/teach',
  '/teach?teacher=samuel',
  '/privacy_policy',
  '/business',
  '/site_map',
  '/sign_up',
  '/sign_in',
  '/forgot_password',
  '/profile?certificate=',
  '/watch/open-courses/reading-a-chart',
  '/warning',
  '/maintaince',
  '/nope',
];
const SIGNED_IN = [
  '/',
  '/course/your-first-loaf/first-loaf',
  '/enroll/first-loaf/me/your-first-loaf',
  '/watch/first-loaf/me/your-first-loaf',
  ...['learning', 'certificates', 'orders', 'books', 'notes', 'saved', 'settings'].map((tab) => `/profile?tab=${tab}`),
];

/** Lists what is cut on a page that is open, with long texts from left to right and from right to left. */
async function cutInBothDirections(page: Page, path: string): Promise<string[]> {
  await lengthenTexts(page);
  const found: string[] = [];
  for (const dir of ['ltr', 'rtl'] as const) {
    await page.evaluate((direction) => void Object.assign(document.documentElement, { dir: direction }), dir);
    await expect(page.locator('html')).toHaveCSS('direction', dir);
    found.push(...(await inPage(page, cutTexts)).map((what) => `${path} ${dir}: ${what}`));
  }
  return found;
}

for (const [whose, paths] of [
  ['public', PUBLIC],
  ['signed-in', SIGNED_IN],
] as const)
  test(`at 320 pixels no text of the ${whose} screens is cut, however long it is, in both directions`, async ({
    page,
    allow,
  }) => {
    allow(/404/, /sandbox/);
    if (whose === 'signed-in') await signInAsLena(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const problems: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      // The parts of a tab come after its heading, and are not busy before they are asked for.
      if (whose === 'signed-in') await page.waitForLoadState('networkidle');
      problems.push(...(await cutInBothDirections(page, path)));
    }
    expect(problems).toEqual([]);
  });
