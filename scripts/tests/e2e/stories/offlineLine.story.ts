import { story } from '../harness/story';

export default story(
  'a line in the header says that the network is gone and what still works, moves nothing, and goes when it is back',
  async ({ page, context, expect }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/contact');
    await page.locator('main[data-screen="ContactScreen"] h1').waitFor();
    await page.getByRole('menuitemradio', { name: 'Dark', includeHidden: true }).waitFor({ state: 'attached' });
    const line = page.getByRole('banner').getByRole('status');
    const places = (): Promise<number[]> =>
      page.evaluate(() =>
        ['header', 'main h1'].map((selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0),
      );
    for (const scroll of [0, 200]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll);
      const before = await places();
      await context.setOffline(true);
      await line.getByText('Offline: kept pages and lessons still work.').waitFor();
      expect.deepEqual(await places(), before);
      await page.getByLabel('Your name').fill('Ada');
      await context.setOffline(false);
      await line.locator('p').waitFor({ state: 'detached' });
    }
    expect.equal(await page.getByLabel('Your name').inputValue(), 'Ada');
  },
);
