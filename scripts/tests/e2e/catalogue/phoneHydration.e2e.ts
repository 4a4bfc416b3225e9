import { expectStill, noteShifts, RENDERED_PATHS, whenHydrated, whenRendered } from '../harness/rendered';
import { test } from '../harness/test';

test.use({
  prerender: true,
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
});

test('nothing moves on a phone while a rendered page is hydrated', async ({ page, site }) => {
  await noteShifts(page);
  for (const path of Object.keys(RENDERED_PATHS)) {
    await whenRendered(site.url + path);
    await page.goto(path);
    await whenHydrated(page);
    await page.waitForLoadState('networkidle');
    await expectStill(page, path);
  }
});
