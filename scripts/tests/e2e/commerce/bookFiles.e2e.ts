import type { FrameLocator, Page } from '@playwright/test';
import { findBarriers } from '../harness/axe';
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

test('the owner of an EPUB reads, searches and bookmarks it, and goes on on another device', async ({
  page,
  newVisitor,
}) => {
  const problems: string[] = [];
  await signInAsLena(page);
  await openBook(page, EPUB);
  await expect(frameOf(page).getByRole('heading', { name: 'How a page reaches you' })).toBeVisible();
  await expect(page.getByText(reader.progress(0))).toBeVisible();
  problems.push(...(await findBarriers(page, 'EPUB')));

  await page.getByRole('button', { name: reader.nextPage }).click();
  await expect(frameOf(page).getByRole('heading', { name: 'A name and a number' })).toBeVisible();
  await frameOf(page).locator('body').press('PageDown');
  await expect.poll(() => locatorIn(page)).toMatch(/^epubcfi\(/);

  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: reader.searchFor }).fill('etag');
  const hit = page.getByRole('dialog').getByRole('link', { name: /ETag/ });
  await expect(hit).toContainText('7. Keeping things');
  problems.push(...(await findBarriers(page, 'search')));
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
  problems.push(...(await findBarriers(elsewhere, 'EPUB 320')));
  await elsewhere.getByRole('button', { name: reader.contents }).click();
  await expect(elsewhere.getByRole('region', { name: reader.bookmarks })).toContainText('Keeping things');
  expect(problems).toEqual([]);
});

test('a PDF opens, turns, and finds its text', async ({ page }) => {
  await signInAsLena(page);
  await openBook(page, 'the-tidy-table');
  await expect(frameOf(page).getByText('Nine short chapters')).toBeAttached();
  await page.keyboard.press('End');
  await expect.poll(() => locatorIn(page)).toBe('p10');
  await expect(page.getByText(reader.progress(100))).toBeVisible();
  await page.getByRole('button', { name: reader.contents }).click();
  await page.getByRole('link', { name: '3. Dates, the usual suspects' }).click();
  await expect(frameOf(page).getByText('international standard')).toBeAttached();
  expect(await findBarriers(page, 'PDF')).toEqual([]);
});
