import type { Page } from '@playwright/test';
import { ada, signUp } from '../harness/account';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

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

test('from home over the search to a course and into it, with the keyboard alone', async ({ page }) => {
  await signUp(page, ada);
  await page.goto('/');
  await expect(page.locator('main h1')).toBeVisible();

  // By the suggestions of the header.
  await tabTo(page, /^Search courses$/);
  await page.keyboard.type('first loa');
  const box = page.getByRole('banner').getByRole('combobox', { name: texts.shell.header.searchLabel });
  await expect(page.getByRole('option', { name: /Your first loaf/ })).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', /./);
  const active = (await box.getAttribute('aria-activedescendant')) ?? '';
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/course/*/first-loaf');
  await page.waitForFunction(
    () => document.activeElement?.tagName === 'H1' && document.activeElement.textContent === 'Your first loaf',
  );

  // By the results of a search.
  await page.goBack();
  await expect(page.locator('main[data-screen="HomeScreen"] h1')).toBeVisible();
  await tabTo(page, /^Search courses$/);
  await page.keyboard.type('fermenting');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=fermenting');
  await expect(page.locator('main article').first()).toBeVisible();
  await tabTo(page, /^Fermenting vegetables$/);
  await page.keyboard.press('Enter');
  await expect(
    page.locator('main[data-screen="CourseScreen"]').getByRole('link', { name: texts.offer.enrol }),
  ).toBeVisible();
  await tabTo(page, /^Preview of /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Preview of / }).and(page.locator(':focus'))).toHaveCount(1);
  await page.locator('main h1').evaluate((heading: HTMLElement) => heading.focus());
  await tabTo(page, /^Enrol for free$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('main[data-screen="EnrollScreen"] h1')).toBeVisible();
  await expect(page.getByRole('button', { name: /enrol/i })).toBeVisible();
  await tabTo(page, /enrol/i);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/watch/**');
  await expect(page.locator('main[data-screen="WatchScreen"] h1')).toBeVisible();
});
