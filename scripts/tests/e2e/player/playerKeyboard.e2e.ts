import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

/** Resolves to the state of the video element. */
const video = (page: Page) =>
  page.evaluate(() => {
    const { currentTime: at, paused, muted, playbackRate: speed, volume } = document.querySelector('video')!;
    return { at, paused, muted, speed, volume };
  });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');

test(
  'the player is steered by the keyboard alone, leaves fields their ' + 'keys, and can be told to leave letters alone',
  async ({ page }) => {
    await page.goto('/watch/open-courses/reading-a-chart');
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1);

    // Every control is reached by Tab and has a name.
    const names: string[] = [];
    for (let press = 0; press < 60 && !names.includes('Full screen'); press += 1) {
      await page.keyboard.press('Tab');
      names.push(await focused(page));
    }
    for (const name of [
      'Position in the video',
      'Play',
      'Back 10 seconds',
      'Forward 10 seconds',
      'Mute',
      'Volume',
      'Captions',
      'Speed 1×',
      'Settings',
      'Full screen',
    ])
      expect(names.includes(name), `${name} is among ${names.join(', ')}`).toBeTruthy();
    expect(await focused(page)).toBe('Full screen');

    await page.keyboard.press('m');
    expect((await video(page)).muted).toBe(true);
    await page.keyboard.press('k');
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5);
    await page.keyboard.press('k');
    expect((await video(page)).paused).toBe(true);
    await page.keyboard.press('5');
    const half = (await video(page)).at;
    await page.keyboard.press('l');
    await page.keyboard.press('ArrowRight');
    expect(Math.round((await video(page)).at - half)).toBe(15);
    await page.keyboard.press('>');
    await page.keyboard.press('>');
    expect((await video(page)).speed).toBe(1.5);
    await page.keyboard.press('Home');
    expect((await video(page)).at).toBe(0);
    await page.keyboard.press('c');
    await page.keyboard.press('3');
    await expect(page.getByRole('button', { name: texts.player.captionsOn })).toBeVisible();

    // A menu is opened, used and left by keys; the focus comes back to its button.
    await page.getByRole('button', { name: 'Speed 1.5×' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role')?.startsWith('menuitem'));
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Speed 0.25×' })).toBeVisible();
    expect((await video(page)).speed).toBe(0.25);
    await expect.poll(() => focused(page)).toBe('Speed 0.25×');

    // A field keeps its keys; t leads to the transcript.
    await page.keyboard.press('t');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'tabpanel');
    const find = page.getByRole('searchbox', { name: texts.transcript.find });
    await find.focus();
    const before = await video(page);
    await page.keyboard.type('km 5');
    expect(await find.inputValue()).toBe('km 5');
    expect(await video(page)).toEqual(before);

    // Help, and the off switch.
    await page.locator('main h1').focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: texts.player.help });
    await help.getByRole('checkbox', { name: /Single-key shortcuts/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.locator('main h1').focus();
    await page.keyboard.press('k');
    await page.keyboard.press('9');
    expect(await video(page), 'letters do nothing any more').toEqual(before);

    // The settings survive a reload.
    await page.reload();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1);
    const after = await video(page);
    expect([after.muted, after.speed]).toEqual([true, 0.25]);
  },
);
