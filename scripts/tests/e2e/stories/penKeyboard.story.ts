import { ada, signUp } from '../harness/account';
import { barriersOf } from '../harness/axe';
import { paneOf, previewOf } from '../harness/penPage';
import { story } from '../harness/story';

export default story(
  'a pen is written, run, searched, mended and saved with the keyboard alone, at 400 % zoom',
  async ({ page, expect, allow }) => {
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
    await line.waitFor();

    // Tab leaves the pane; with Tab that indents, Escape and Tab do.
    const isInPane = (): Promise<boolean> => pane.evaluate((element) => element.matches(':focus'));
    await page.keyboard.press('Tab');
    expect.equal(await isInPane(), false, 'Tab is no trap');
    await page.getByRole('button', { name: 'More for your code' }).press('Enter');
    await page.getByRole('menuitemcheckbox', { name: 'Tab key indents' }).press('Enter');
    await pane.focus();
    await page.keyboard.press('Tab');
    expect.equal(await isInPane(), true, 'Tab indents when it was asked to');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect.equal(await isInPane(), false, 'Escape and Tab leave the pane');

    // The line of a failure leads to its place.
    await line.focus();
    await page.keyboard.press('Enter');
    expect.equal(await isInPane(), true);
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');
    await page.keyboard.insertText('console.log("mended");');
    await page.getByRole('log').getByText('mended').waitFor();

    // The search comes when it is asked for.
    await page.keyboard.press('ControlOrMeta+f');
    await page.getByPlaceholder('Find').waitFor();
    await page.keyboard.insertText('last');
    await page.keyboard.press('Escape');
    await page.getByPlaceholder('Find').waitFor({ state: 'hidden' });

    await page.keyboard.press('ControlOrMeta+s');
    await page.getByRole('dialog').getByLabel('Name').waitFor();
    await page.getByRole('dialog').getByLabel('Name').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('By keyboard');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'By keyboard' }).waitFor();
    await previewOf(page).locator('body').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.deepEqual(await barriersOf(page, colorScheme, { exclude: 'iframe' }), []);
    }
  },
  { timeout: 90_000 },
);
