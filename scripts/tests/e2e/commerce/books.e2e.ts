import { accessibilityProblemsInBothThemes } from '../harness/axe';
import { signInAsLena } from '../harness/learner';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('a book is found, sampled, read by its owner, and resumed at the place on another device', async ({
  page,
  newVisitor,
}) => {
  const problems: string[] = [];
  await page.goto('/books');
  await page.getByRole('searchbox', { name: texts.books.find }).fill('small learning');
  await page.waitForURL('**/books?q=small+learning');
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'shelf')));
  await page.getByRole('link', { name: 'The small book of learning' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The small book of learning' })).toBeFocused();
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'book')));
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: texts.books.find }), 'Back keeps the filters').toHaveValue(
    'small learning',
  );
  await page.goForward();
  await page.getByRole('link', { name: texts.books.sample }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Remembering is work' })).toBeVisible();
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'sample')));
  const end = page.getByRole('region', { name: texts.reader.sampleEnd });
  const heading = page.locator('article h2').first();
  while ((await end.count()) === 0) {
    // The address tells the place too, which changes within a chapter.
    const before = await heading.innerText();
    await page.getByRole('link', { name: texts.reader.next }).click();
    await expect(heading.filter({ hasNotText: before })).toBeVisible();
  }
  await end.getByRole('link', { name: texts.books.signInToRead }).click();
  await signInAsLena(page);
  await page.waitForURL(/\/books\?read=the-small-book-of-learning/);

  await page.setViewportSize({ width: 360, height: 560 });
  await page.getByRole('link', { name: texts.reader.next }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Forgetting has a rhythm' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/at=forgetting-has-a-rhythm\.\d/);
  await page.getByRole('button', { name: texts.reader.bookmark }).click();
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'reader')));
  await page.getByRole('button', { name: texts.reader.contents }).click();
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'contents')));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: texts.reader.display }).click();
  await page.getByRole('button', { name: texts.reader.larger }).click();
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'look')));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: texts.reader.notes }).click();
  await page.getByRole('textbox', { name: texts.reader.newNote }).fill('Try this tomorrow.');
  await page.getByRole('button', { name: texts.reader.saveNote }).click();
  await expect(page.getByText('Try this tomorrow.').last()).toBeVisible();
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'notes')));
  await page.keyboard.press('Escape');
  await page.waitForTimeout(600);
  const place = new URL(page.url()).searchParams.get('at');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Forgetting has a rhythm' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('at'), 'a reload stays at the place').toBe(place);
  await page.getByRole('link', { name: texts.reader.close }).click();
  await expect(page.getByRole('link', { name: /Continue at \d+%/ })).toBeVisible();

  const elsewhere = await newVisitor();
  await signInAsLena(elsewhere);
  await elsewhere.setViewportSize({ width: 360, height: 560 });
  await elsewhere.goto('/books?mine=yours');
  await elsewhere.getByRole('link', { name: 'The small book of learning' }).click();
  await elsewhere.getByRole('link', { name: /Continue at \d+%/ }).click();
  await expect(elsewhere.getByRole('heading', { level: 2, name: 'Forgetting has a rhythm' })).toBeVisible();
  const block = elsewhere.locator(`[data-block="${place?.split('.')[1] ?? ''}"]`);
  await expect(block, `block ${String(place)} is visible`).toBeInViewport();
  await elsewhere.getByRole('button', { name: texts.reader.notes }).click();
  await expect(elsewhere.getByText('Try this tomorrow.')).toBeVisible();
  expect(problems).toEqual([]);
});
