import { countWaves } from '../harness/waves';
import { story } from '../harness/story';

export default story(
  'an in-page navigation takes one wave, and none when its link was hovered, focused or touched before',
  async ({ newVisitor, faults, expect }) => {
    for (const prepare of ['nothing', 'hover', 'focus', 'touch'] as const) {
      faults.clear();
      const page = await newVisitor();
      await page.goto('/business');
      await page.locator('main[data-remote="info"] h1').waitFor();
      await page.waitForLoadState('networkidle').catch(() => undefined);
      faults.add(/^\/remotes\//, { delay: 400 });
      const link = page.getByRole('banner').getByRole('link', { name: 'Books', exact: true }).first();
      if (prepare === 'hover') await link.hover();
      if (prepare === 'focus') await link.focus();
      if (prepare === 'touch') await link.dispatchEvent('touchstart');
      if (prepare !== 'nothing') await page.waitForTimeout(1_500);
      const from = Date.now();
      await link.evaluate((element) => (element as HTMLElement).click());
      await page.locator('main[data-remote="commerce"][data-screen="BooksScreen"] h1').waitFor();
      const shown = Date.now();
      const asked = faults
        .requests(/^\/remotes\/commerce\//)
        .filter(({ start, finish }) => start >= from - 5 && finish !== null && finish <= shown);
      const waves = countWaves(
        asked.map(({ path, start, finish }) => ({ url: path, start, finish: finish ?? Infinity })),
      );
      expect.equal(waves, prepare === 'nothing' ? 1 : 0, `${prepare}: ${JSON.stringify(asked)}`);
      await page.context().close();
    }
  },
);
