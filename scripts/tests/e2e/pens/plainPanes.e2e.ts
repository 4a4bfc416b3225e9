import { paneOf, previewOf } from '../harness/penPage';
import { expect, test } from '../harness/test';

/** The chunk with CodeMirror. */
const CODE_PANE = /code-pane\..*\.js/;

const tagOf = (pane: ReturnType<typeof paneOf>): Promise<string> => pane.evaluate(({ tagName }) => tagName);

/** Longer than the pause that separates two steps of undo, in milliseconds. */
const PAUSE_MS = 700;

test('panes are text areas until CodeMirror has loaded, which continues what was typed', async ({
  page,
  faults,
  allow,
}) => {
  allow(/addEventListener/); // The starter's script looks for the markup that this test replaces.
  let release = (): void => undefined;
  faults.add(CODE_PANE, { until: new Promise((resolve) => (release = resolve)) });
  await page.goto('/codepen?pane=html');
  const pane = paneOf(page, 'HTML');
  await expect(previewOf(page).locator('body')).toBeVisible();
  expect(await tagOf(pane)).toBe('TEXTAREA');
  await pane.fill('Early');
  await expect(previewOf(page).getByText('Early')).toBeVisible();
  await page.waitForTimeout(PAUSE_MS);
  await pane.press('End');
  await page.keyboard.insertText(' bird');

  release();
  await expect.poll(() => tagOf(pane)).toBe('DIV');
  await expect(pane).toBeFocused();
  await page.waitForTimeout(PAUSE_MS);
  await page.keyboard.insertText(' worm');
  await expect(pane).toHaveText('Early bird worm');
  await expect(previewOf(page).getByText('Early bird worm')).toBeVisible();
  for (const left of ['Early bird', 'Early']) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(pane).toHaveText(left);
  }
});

/** Distance of a pane's text from the left of the window, in pixels. */
const textStart = (pane: ReturnType<typeof paneOf>): Promise<number> =>
  pane.evaluate((area) => {
    const text = area.querySelector('.cm-line') ?? area;
    return Math.round(text.getBoundingClientRect().left + parseFloat(getComputedStyle(text).paddingLeft));
  });

test('the text stays where it is when CodeMirror takes its place', async ({ page, faults }) => {
  let release = (): void => undefined;
  faults.add(CODE_PANE, { until: new Promise((resolve) => (release = resolve)) });
  await page.goto('/codepen');
  // The starting code has one digit of lines in one pane, two in the other.
  const panes = [paneOf(page, 'HTML'), paneOf(page, 'CSS')];
  for (const pane of panes) expect(await tagOf(pane)).toBe('TEXTAREA');
  const before = await Promise.all(panes.map(textStart));
  release();
  for (const pane of panes) await expect.poll(() => tagOf(pane)).toBe('DIV');
  expect(await Promise.all(panes.map(textStart))).toEqual(before);
});

test('where CodeMirror cannot be loaded, the editor works with text areas', async ({ page, faults, allow }) => {
  allow(/code-pane/, /Failed to load resource/, /ChunkLoadError/, /nothing is not defined/);
  const mend = faults.add(CODE_PANE, 'abort');
  await page.goto('/codepen?pane=js');
  await expect.poll(() => faults.requests(CODE_PANE).length, 'CodeMirror was asked for').toBeGreaterThan(0);
  const pane = paneOf(page, 'JavaScript');
  await pane.fill('let first = 1;\nconsole.log("plain");\nnothing.here();');
  await expect(page.getByRole('log').getByText('plain')).toBeVisible();
  await page.getByRole('log').getByRole('button', { name: 'line 3' }).click();
  await expect(pane).toBeFocused();
  expect(await tagOf(pane)).toBe('TEXTAREA');
  expect(await pane.evaluate((area) => (area as HTMLTextAreaElement).selectionStart)).toBe(37);

  mend();
  await page.getByRole('heading', { level: 1 }).click();
  await pane.focus();
  await expect.poll(() => tagOf(pane), 'the next focus loads it').toBe('DIV');
  await expect(pane).toContainText('console.log("plain");');
});
