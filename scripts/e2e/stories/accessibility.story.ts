import { AxeBuilder } from '@axe-core/playwright';
import { story } from '../harness/story';

const PATHS = [
  '/', '/search', '/search?q=bread', '/search?q=xyzzy', '/all-courses', '/all-courses?price=paid&page=1', '/category/data', '/all-courses/category/music', '/courses/data/statistics',
  '/course/honest-charts/honest-charts', '/books', '/shopping', '/codepen', '/contact', '/getApp', '/teach', '/privacy_policy', '/business', '/about',
  '/site_map', '/sign_up', '/sign_in', '/forgot_password', '/warning', '/maintaince', '/nope',
];

export default story('axe finds nothing on any public screen, in light and in dark, at 1280 and 320 pixels', async ({ page, expect, allow }) => {
  allow(/404/, /sandbox/);
  const problems: string[] = [];
  for (const [colorScheme, width] of [['light', 1280], ['dark', 320]] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const path of PATHS) {
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      for (const { id, nodes } of violations) problems.push(`${path} ${colorScheme} ${String(width)}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (overflow > 0) problems.push(`${path} ${colorScheme} ${String(width)}: ${String(overflow)} px wider than the window`);
    }
  }
  expect.deepEqual(problems, []);
}, { timeout: 420_000 });
