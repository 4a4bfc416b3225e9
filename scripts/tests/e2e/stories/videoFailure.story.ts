import type { Page } from 'playwright-core';
import { story } from '../harness/story';

const isReady = (page: Page) => page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);

export default story(
  'a video that fails says what failed and goes on where it was; captions that are missing take nothing along',
  async ({ page, faults, expect, allow }) => {
    allow(/404|401|403|Failed to load|net::ERR|MEDIA_ELEMENT_ERROR/);
    const captionsAreBack = faults.add(/\.vtt\?.*alt=media/, 'missing');
    await page.goto('/watch/open-courses/reading-a-chart');
    await isReady(page);
    const player = page.getByRole('region', { name: /^Video player/ });
    await player.focus();
    await page.keyboard.press('m');
    await page.keyboard.press('k');
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 3);
    await page.keyboard.press('k');
    await page.getByText('The transcript could not be loaded.').waitFor({ timeout: 15_000 });
    captionsAreBack();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('list', { name: 'Transcript' }).getByRole('button').first().waitFor();

    const place = await page.evaluate(() => document.querySelector('video')!.currentTime);
    for (const [fault, words, kind] of [
      ['missing', 'This video is not there', 'missing'],
      ['abort', 'The connection broke', 'network'],
      ['html', 'This browser cannot play the video', 'decode'],
    ] as const) {
      const isMended = faults.add(/\.webm\?.*alt=media/, fault);
      await page.reload();
      await page.getByRole('heading', { name: words }).waitFor();
      expect.equal(await page.locator('[data-failure]').getAttribute('data-failure'), kind);
      isMended();
      await page.getByRole('button', { name: 'Try again' }).click();
      await isReady(page);
      await page.waitForFunction((from) => document.querySelector('video')!.currentTime >= from - 1.5, place);
      expect.equal(await page.evaluate(() => document.activeElement?.tagName), 'SECTION', 'the focus is on the player');
      await page.evaluate(() => document.querySelector('video')!.pause());
    }
  },
  { timeout: 90_000 },
);
