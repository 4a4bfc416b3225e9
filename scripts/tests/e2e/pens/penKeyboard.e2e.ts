import { ada, signUp } from '../harness/account';
import { accessibilityProblems } from '../harness/axe';
import { paneOf, previewOf } from '../harness/penPage';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('a pen is written, run, searched, corrected and saved with the keyboard alone, at 400 % zoom', async ({
  page,
  allow,
}) => {
  allow(/pen\.js/, /inline style/);
  await signUp(page, ada);
  // 1280 by 1024 pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/codepen?pane=js');
  const pane = paneOf(page, 'JavaScript');
  await pane.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('let first = 1;\nnothing.here();\nlet last = 3;');
  const line = page.getByRole('log').getByRole('button', { name: 'line 2' });
  await expect(line).toBeVisible();

  // Tab leaves the pane; with Tab that indents, Escape and Tab do.
  const isInPane = (): Promise<boolean> => pane.evaluate((element) => element.matches(':focus'));
  await page.keyboard.press('Tab');
  expect(await isInPane(), 'Tab is no trap').toBe(false);
  await page.getByRole('button', { name: texts.pen.more }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: texts.pen.tabIndents }).press('Enter');
  await pane.focus();
  await page.keyboard.press('Tab');
  expect(await isInPane(), 'Tab indents when it was asked to').toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await isInPane(), 'Escape and Tab leave the pane').toBe(false);

  // The line of a failure leads to its place. The indent runs the pen again first, which replaces the log.
  await page.waitForTimeout(1_500);
  await line.focus();
  await page.keyboard.press('Enter');
  expect(await isInPane()).toBe(true);
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.insertText('console.log("corrected");');
  await expect(page.getByRole('log').getByText('corrected')).toBeVisible();

  // The search comes when it is asked for.
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page.getByPlaceholder('Find')).toBeVisible();
  await page.keyboard.insertText('last');
  await page.keyboard.press('Escape');
  await expect(page.getByPlaceholder('Find')).toBeHidden();

  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('dialog').getByLabel(texts.penDialogs.name)).toBeVisible();
  await page.getByRole('dialog').getByLabel(texts.penDialogs.name).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('By keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'By keyboard' })).toBeVisible();
  await expect(previewOf(page).locator('body')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityProblems(page, colorScheme, { exclude: 'iframe' })).toEqual([]);
  }
});
