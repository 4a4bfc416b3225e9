import type { FrameLocator, Locator, Page } from '@playwright/test';
import { accessibilityProblemsInBothThemes } from '../harness/axe';
import { signInAsLena } from '../harness/learner';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const { reader } = texts;
const EPUB = 'how-a-page-reaches-you';

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
const locatorIn = (page: Page): string | null => new URL(page.url()).searchParams.get('at');

/** Opens a book of the sample learner, and waits for its first page. */
async function openBook(page: Page, id: string): Promise<void> {
  await page.goto(`/books?read=${id}`);
  await expect(page.getByRole('button', { name: reader.nextPage })).not.toHaveAttribute('aria-disabled', 'true');
}

/** Moves the focus to a control with Tab alone. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const hasFocus = (): Promise<boolean> => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

async function pressBy(page: Page, key: 'Enter' | 'Space', control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Reads a book with the keyboard alone. The bookmark is pressed before the page of a search hit has arrived. */
async function readByKeyboard(page: Page, { chapter, word }: { chapter: string; word: string }): Promise<void> {
  const tool = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  await pressBy(page, 'Enter', tool(reader.contents));
  await pressBy(page, 'Enter', dialog.getByRole('link', { name: chapter }));
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => locatorIn(page)).not.toBeNull();
  const place = locatorIn(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: reader.searchFor })).toBeFocused();
  await page.keyboard.type(word);
  await pressBy(page, 'Enter', dialog.getByRole('link').first());
  await expect.poll(() => locatorIn(page)).not.toBe(place);
  await pressBy(page, 'Enter', tool(reader.bookmark));
  await expect(tool(reader.bookmark)).toHaveAttribute('aria-pressed', 'true');
  await pressBy(page, 'Enter', tool(reader.notes));
  await tabTo(page, dialog.getByRole('textbox', { name: reader.newNote }));
  await page.keyboard.type(`About ${word}`);
  await pressBy(page, 'Enter', dialog.getByRole('button', { name: reader.saveNote }));
  await expect(dialog.getByRole('listitem').filter({ hasText: `About ${word}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tool(reader.notes)).toBeFocused();
  await pressBy(page, 'Enter', tool(reader.display));
  await pressBy(page, 'Space', dialog.getByRole('button', { name: reader.larger }));
  await expect(dialog.getByRole('status').or(dialog.locator('output'))).toHaveText(reader.percent(111));
  await tabTo(page, dialog.getByRole('radio', { name: reader.themes.system }));
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: reader.themes.dark })).toBeChecked();
  await page.keyboard.press('Escape');
  const scheme = frameOf(page).locator('html');
  await expect.poll(() => scheme.evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark');
  await pressBy(page, 'Enter', page.getByRole('link', { name: reader.close }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
}

test('a guest reads the sample of an EPUB before buying, and meets the offer at its end', async ({ page }) => {
  await page.goto('/books?book=a-year-on-the-windowsill');
  await page.getByRole('link', { name: texts.books.sample }).click();
  await expect(frameOf(page).getByRole('heading', { name: 'A year on the windowsill' })).toBeVisible();
  await page.getByRole('button', { name: reader.nextPage }).click();
  await expect(frameOf(page).getByRole('heading', { name: 'Look and do little' })).toBeVisible();
  await page.keyboard.press('End');
  const end = page.getByRole('region', { name: reader.sampleEnd });
  await expect(end.getByRole('button', { name: texts.cartButton.add })).toBeVisible();
  expect(await accessibilityProblemsInBothThemes(page, 'EPUB sample')).toEqual([]);
});

test('the owner of an EPUB reads, searches and bookmarks it, and continues on another device', async ({
  page,
  newVisitor,
}) => {
  const problems: string[] = [];
  await signInAsLena(page);
  await openBook(page, EPUB);
  await expect(frameOf(page).getByRole('heading', { name: 'How a page reaches you' })).toBeVisible();
  await expect(page.getByText(reader.progress(0))).toBeVisible();
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'EPUB')));

  await page.getByRole('button', { name: reader.nextPage }).click();
  await expect(frameOf(page).getByRole('heading', { name: 'A name and a number' })).toBeVisible();
  await frameOf(page).locator('body').press('PageDown');
  await expect.poll(() => locatorIn(page)).toMatch(/^epubcfi\(/);

  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: reader.searchFor }).fill('etag');
  const hit = page.getByRole('dialog').getByRole('link', { name: /ETag/ });
  await expect(hit).toContainText('7. Keeping things');
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'search')));
  await hit.click();
  await expect(frameOf(page).getByRole('heading', { name: 'Keeping things' })).toBeAttached();
  await page.getByRole('button', { name: reader.bookmark }).click();
  await page.getByRole('button', { name: reader.contents }).click();
  const bookmarks = page.getByRole('region', { name: reader.bookmarks });
  await expect(bookmarks.getByRole('link')).toContainText('7. Keeping things');
  await page.getByRole('link', { name: '8. When something goes wrong' }).click();
  await expect(frameOf(page).getByRole('heading', { name: 'When something goes wrong' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => locatorIn(page)).toMatch(/^epubcfi\(/);
  await page.getByRole('link', { name: reader.close }).click();

  const elsewhere = await newVisitor();
  await elsewhere.setViewportSize({ width: 320, height: 640 });
  await signInAsLena(elsewhere);
  await openBook(elsewhere, EPUB);
  await expect(frameOf(elsewhere).getByRole('heading', { name: 'When something goes wrong' })).toBeAttached();
  problems.push(...(await accessibilityProblemsInBothThemes(elsewhere, 'EPUB 320')));
  await elsewhere.getByRole('button', { name: reader.contents }).click();
  await expect(elsewhere.getByRole('region', { name: reader.bookmarks })).toContainText('Keeping things');
  expect(problems).toEqual([]);
});

test('an EPUB is read with the keyboard alone', async ({ page }) => {
  await signInAsLena(page);
  await openBook(page, EPUB);
  await readByKeyboard(page, { chapter: '3. The lock', word: 'etag' });
});

test('a PDF opens, turns, finds its text, and is read with the keyboard alone', async ({ page }) => {
  await signInAsLena(page);
  await openBook(page, 'the-tidy-table');
  await expect(frameOf(page).getByText('Nine short chapters')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => locatorIn(page), 'a whole page is in the window').toBe('p2');
  await page.keyboard.press('End');
  await expect.poll(() => locatorIn(page)).toBe('p10');
  await expect(page.getByText(reader.progress(100))).toBeVisible();
  await page.getByRole('button', { name: reader.contents }).click();
  await page.getByRole('link', { name: '3. Dates, the usual suspects' }).click();
  await expect(frameOf(page).getByText('international standard')).toBeAttached();
  expect(await accessibilityProblemsInBothThemes(page, 'PDF')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const frame = frameOf(page).locator('html');
  await expect.poll(() => frame.evaluate((root) => root.scrollWidth - root.clientWidth)).toBeLessThanOrEqual(0);
  expect(await accessibilityProblemsInBothThemes(page, 'PDF 320')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await readByKeyboard(page, { chapter: '5.', word: 'international' });
});
