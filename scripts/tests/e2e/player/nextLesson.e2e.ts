import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('after a lesson the next one begins by itself, unless that is cancelled or switched off', async ({ page }) => {
  await page.goto('/watch/open-courses/reading-a-chart');
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1);
  const player = page.getByRole('region', { name: /^Video player/ });
  const title = page.locator('main h1');
  const first = await title.innerText();
  const toTheEnd = async (): Promise<void> => {
    await player.focus();
    await page.keyboard.press('m');
    await page.keyboard.press('9');
    await page.keyboard.press('k');
    await page.keyboard.press('End');
  };

  await toTheEnd();
  const next = page.getByRole('group', { name: texts.player.next });
  await expect(next.getByText(/Next lesson in [1-8] second/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(next).toBeHidden();
  await expect(player, 'the focus is on the player').toBeFocused();
  await page.waitForTimeout(1_000);
  expect(await title.innerText()).toBe(first);

  // On request, the next lesson plays in the same player, which keeps the focus.
  await page.keyboard.press('n');
  await page.waitForFunction((was) => document.querySelector('main h1')?.textContent !== was, first);
  await page.waitForFunction(() => document.querySelector('video')?.paused === false);
  await expect(player).toBeFocused();
  expect(page.url()).toMatch(/lesson=2/);

  // The first lesson again, to its end: nobody cancels, the second begins.
  await page.getByRole('link', { name: /^Previous lesson/ }).click();
  await page.waitForFunction((was) => document.querySelector('main h1')?.textContent === was, first);
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1);
  await player.focus();
  await page.keyboard.press('End');
  await expect(next).toBeVisible();
  await page.mouse.wheel(0, 150);
  await page.waitForFunction((was) => document.querySelector('main h1')?.textContent !== was, first, {
    timeout: 30_000,
  });
  const belowHeader = async (): Promise<number> => {
    const header = await page.getByRole('banner').boundingBox();
    return ((await title.boundingBox())?.y ?? NaN) - (header?.height ?? NaN);
  };
  await expect.poll(belowHeader, 'the new lesson begins at its heading').toBeGreaterThanOrEqual(0);

  // Switched off it waits.
  await page.getByRole('link', { name: /^Previous lesson/ }).click();
  await page.waitForFunction((was) => document.querySelector('main h1')?.textContent === was, first);
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1);
  await player.hover();
  await page.getByRole('button', { name: texts.player.more, exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: texts.player.autoNext }).click();
  await player.focus();
  await page.keyboard.press('End');
  await expect(next.getByRole('button', { name: texts.player.nextNow })).toBeVisible();
  expect(await next.getByText(/Next lesson in/).count()).toBe(0);
});
