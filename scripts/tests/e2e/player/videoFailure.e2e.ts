import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const isReady = (page: Page) => page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);

test(
  'a video that fails says what failed and goes on where it was; ' + 'captions that are missing take nothing along',
  async ({ page, faults, allow }) => {
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
    await expect(page.getByText(texts.transcript.failed)).toBeVisible({ timeout: 30_000 });
    captionsAreBack();
    await page.getByRole('alert').getByRole('button', { name: texts.player.again }).click();
    await expect(
      page.getByRole('list', { name: texts.transcript.transcript }).getByRole('button').first(),
    ).toBeVisible();

    const place = await page.evaluate(() => document.querySelector('video')!.currentTime);
    for (const [fault, words, kind] of [
      ['missing', 'This video is missing', 'missing'],
      ['abort', 'The connection was lost', 'network'],
      ['html', 'This browser cannot play the video', 'decode'],
    ] as const) {
      const removeFault = faults.add(/\.webm\?.*alt=media/, fault);
      await page.reload();
      await expect(page.getByRole('heading', { name: words })).toBeVisible();
      await expect(page.locator('[data-failure]')).toHaveAttribute('data-failure', kind);
      removeFault();
      await page.getByRole('button', { name: texts.player.again }).click();
      await isReady(page);
      await page.waitForFunction((from) => document.querySelector('video')!.currentTime >= from - 1.5, place);
      await expect(page.getByRole('region', { name: /^Video player/ }), 'the focus is on the player').toBeFocused();
      await page.evaluate(() => document.querySelector('video')!.pause());
    }
  },
);
