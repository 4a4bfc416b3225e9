import type { Page } from 'playwright-core';
import { ada, signUp } from '../harness/account';
import { story } from '../harness/story';

/** Presses Tab until what has the focus is named like this; from the end of the page it goes on at its start. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const isSeen = element === document.body || element.getClientRects().length > 0;
      return {
        name:
          element === document.body ? 'the end' : (element.getAttribute('aria-label') ?? element.textContent).trim(),
        isSeen,
      };
    });
    if (!focused.isSeen) throw new Error(`The focus went where nobody sees it, after: ${passed.join(' | ')}`);
    if (name.test(focused.name)) return;
    passed.push(focused.name);
  }
  throw new Error(`Tab never came to ${String(name)}: ${passed.join(' | ')}`);
}

export default story(
  'from home over the search to a course and into it, with the keyboard alone',
  async ({ page, expect }) => {
    await signUp(page, ada);
    await page.goto('/');
    await page.locator('main h1').waitFor();

    // By the suggestions of the header.
    await tabTo(page, /^Search courses$/);
    await page.keyboard.type('first loa');
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search courses' });
    await page.getByRole('option', { name: /Your first loaf/ }).waitFor();
    expect.equal(await box.getAttribute('aria-expanded'), 'true');
    await page.keyboard.press('Escape');
    expect.equal(await box.getAttribute('aria-expanded'), 'false');
    await page.keyboard.press('ArrowDown');
    expect.equal(
      await page
        .locator(`[id="${(await box.getAttribute('aria-activedescendant')) ?? '-'}"]`)
        .getAttribute('aria-selected'),
      'true',
    );
    await page.keyboard.press('Enter');
    await page.waitForURL('**/course/*/first-loaf');
    await page.waitForFunction(
      () => document.activeElement?.tagName === 'H1' && document.activeElement.textContent === 'Your first loaf',
    );

    // By the results of a search.
    await page.goBack();
    await page.locator('main[data-screen="HomeScreen"] h1').waitFor();
    await tabTo(page, /^Search courses$/);
    await page.keyboard.type('fermenting');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=fermenting');
    await page.locator('main article').first().waitFor();
    await tabTo(page, /^Fermenting vegetables$/);
    await page.keyboard.press('Enter');
    await page.locator('main[data-screen="CourseScreen"]').getByRole('link', { name: 'Enrol for free' }).waitFor();
    await tabTo(page, /^Preview of /);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect.match(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''),
      /^Preview of /,
      'the focus is back where it was',
    );
    await page.locator('main h1').evaluate((heading: HTMLElement) => heading.focus());
    await tabTo(page, /^Enrol for free$/);
    await page.keyboard.press('Enter');
    await page.locator('main[data-screen="EnrollScreen"] h1').waitFor();
    await page.getByRole('button', { name: /enrol/i }).waitFor();
    await tabTo(page, /enrol/i);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/watch/**');
    await page.locator('main[data-screen="WatchScreen"] h1').waitFor();
  },
  { timeout: 120_000 },
);
