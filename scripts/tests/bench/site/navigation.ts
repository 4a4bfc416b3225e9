import type { Browser, Page } from 'playwright-core';
import { countWaves } from '../../e2e/harness/waves';
import { addressUnder, applyCondition, type Condition, type MeasuredSite } from './conditions';
import { settle } from './visit';

/** An in-page navigation: milliseconds from the click to the screen, and the requests between the two. */
export type Navigation = { content: number; requests: number; waves: number };

/** The measured navigation: it ends in a remote that the first page did not need. */
export const NAVIGATION = { from: '/contact', link: 'Books', screen: 'BooksScreen' } as const;

const LIMIT_MS = 60_000;
const HOVER_MS = 2_000;

/**
 * Opens the first page without a condition, then follows the link under it: at once, or after the pointer has rested
 * on the link.
 */
export async function navigate(
  browser: Browser,
  site: MeasuredSite,
  condition: Condition,
  hovered: boolean,
): Promise<Navigation> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  let end = (): void => undefined;
  try {
    const page = await context.newPage();
    await page.goto(addressUnder(condition, site) + NAVIGATION.from, { timeout: LIMIT_MS });
    await page.locator('main[data-screen] h1').first().waitFor();
    await settle(page);
    end = await applyCondition(condition, site, context, page);
    return await follow(page, hovered);
  } finally {
    await context.close();
    end();
  }
}

async function follow(page: Page, hovered: boolean): Promise<Navigation> {
  const link = page.getByRole('banner').getByRole('link', { name: NAVIGATION.link, exact: true }).first();
  if (hovered) {
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
  }
  const { content, spans } = await link.evaluate(async (element, screen) => {
    const arrived = new Promise<number>((resolve) => {
      new MutationObserver((_records, observer) => {
        if (!document.querySelector(`main[data-screen="${screen}"] h1`)) return;
        observer.disconnect();
        resolve(performance.now());
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    const click = performance.now();
    (element as HTMLElement).click();
    const shown = await arrived;
    const entries = performance.getEntriesByType('resource');
    const between = entries.filter(
      ({ startTime, responseEnd }) => startTime >= click && responseEnd > 0 && responseEnd <= shown,
    );
    return {
      content: shown - click,
      spans: between.map(({ name, startTime, responseEnd }) => ({ url: name, start: startTime, finish: responseEnd })),
    };
  }, NAVIGATION.screen);
  return { content, requests: spans.length, waves: countWaves(spans) };
}
