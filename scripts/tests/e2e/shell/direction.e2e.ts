import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const LANGUAGES = texts.deferred.language.label;
const PATHS = ['/', '/course/honest-charts/honest-charts', '/books', '/watch/open-courses/reading-a-chart', '/sign_in'];

const setLanguage = (page: Page, lang: string, dir: 'ltr' | 'rtl'): Promise<void> =>
  page.evaluate((language) => void Object.assign(document.documentElement, language), { lang, dir });

/** Lists the visible links, buttons and fields of the header by name, from left to right. */
const headerFromLeft = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button, input)')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.width >= 8 && element.checkVisibility({ visibilityProperty: true }))
      .sort((a, b) => a.box.left + a.box.right - (b.box.left + b.box.right))
      .map(({ element }) => element.getAttribute('aria-label') ?? (element.textContent.trim() || element.tagName)),
  );

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [1280, 320])
  test(`main screens mirror from right to left and never scroll sideways at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      // The languages come with the parts that load when the browser is idle.
      const languages = page.locator('header').getByRole('button', { name: LANGUAGES, includeHidden: true });
      await expect(languages.first()).toBeAttached();
      await setLanguage(page, 'en', 'ltr');
      const leftToRight = await headerFromLeft(page);
      expect(leftToRight.length, `the header of ${path}`).toBeGreaterThan(2);
      await setLanguage(page, 'ar', 'rtl');
      await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
      expect(await headerFromLeft(page), `the header of ${path}`).toEqual(leftToRight.toReversed());
      expect(await overflow(page), `${path} is wider than the window, in pixels`).toBeLessThanOrEqual(0);
    }
  });
