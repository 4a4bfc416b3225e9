import type { Page } from 'playwright-core';
import { story } from '../harness/story';

/** What the video is doing. */
const video = (page: Page) =>
  page.evaluate(() => {
    const { currentTime: at, paused, muted, playbackRate: speed, volume } = document.querySelector('video')!;
    return { at, paused, muted, speed, volume };
  });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');

export default story(
  'the player is steered by the keyboard alone, leaves fields their keys, and can be told to leave letters alone',
  async ({ page, expect }) => {
    await page.goto('/watch/open-courses/reading-a-chart');
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1);

    // Every control is reached by Tab and has a name.
    const names: string[] = [];
    for (let press = 0; press < 60 && !names.includes('Full screen'); press += 1) {
      await page.keyboard.press('Tab');
      names.push(await focused(page));
    }
    for (const name of [
      'Place in the video',
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
      expect.ok(names.includes(name), `${name} is among ${names.join(', ')}`);
    expect.equal(await focused(page), 'Full screen');

    await page.keyboard.press('m');
    expect.equal((await video(page)).muted, true);
    await page.keyboard.press('k');
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5);
    await page.keyboard.press('k');
    expect.equal((await video(page)).paused, true);
    await page.keyboard.press('5');
    const half = (await video(page)).at;
    await page.keyboard.press('l');
    await page.keyboard.press('ArrowRight');
    expect.equal(Math.round((await video(page)).at - half), 15);
    await page.keyboard.press('>');
    await page.keyboard.press('>');
    expect.equal((await video(page)).speed, 1.5);
    await page.keyboard.press('Home');
    expect.equal((await video(page)).at, 0);
    await page.keyboard.press('c');
    await page.keyboard.press('3');
    await page.getByRole('button', { name: 'Captions on' }).waitFor();

    // A menu is opened, used and left by keys; the focus comes back to its button.
    await page.getByRole('button', { name: 'Speed 1.5×' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role')?.startsWith('menuitem'));
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Speed 0.25×' }).waitFor();
    expect.equal((await video(page)).speed, 0.25);
    expect.equal(await focused(page), 'Speed 0.25×');

    // A field keeps its keys; t leads to the transcript.
    await page.keyboard.press('t');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'tabpanel');
    const find = page.getByRole('searchbox', { name: 'Find in the transcript' });
    await find.focus();
    const before = await video(page);
    await page.keyboard.type('km 5');
    expect.equal(await find.inputValue(), 'km 5');
    expect.deepEqual(await video(page), before);

    // Help, and the off switch.
    await page.locator('main h1').focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByRole('checkbox', { name: /Single-key shortcuts/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });
    await page.locator('main h1').focus();
    await page.keyboard.press('k');
    await page.keyboard.press('9');
    expect.deepEqual(await video(page), before, 'letters do nothing any more');

    // What was chosen is remembered.
    await page.reload();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1);
    const after = await video(page);
    expect.deepEqual([after.muted, after.speed], [true, 0.25]);
  },
);
