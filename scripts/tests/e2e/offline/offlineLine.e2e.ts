import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test(
  'a line in the header says that the network is gone and what still ' +
    'works, moves nothing, and goes when it is back',
  async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/contact');
    await expect(page.locator('main[data-screen="ContactScreen"] h1')).toBeVisible();
    await expect(page.getByRole('menuitemradio', { name: texts.shell.theme.dark, includeHidden: true })).toBeAttached();
    const line = page.getByRole('banner').getByRole('status');
    const places = (): Promise<number[]> =>
      page.evaluate(() =>
        ['header', 'main h1'].map((selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0),
      );
    for (const scroll of [0, 200]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll);
      const before = await places();
      await context.setOffline(true);
      await expect(line.getByText(texts.notices.offline)).toBeVisible();
      expect(await places()).toEqual(before);
      await page.getByLabel(texts.form.name).fill('Ada');
      await context.setOffline(false);
      await expect(line.locator('p')).toHaveCount(0);
    }
    expect(await page.getByLabel(texts.form.name).inputValue()).toBe('Ada');
  },
);
