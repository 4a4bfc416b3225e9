import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Traffic } from './costs';
import type { ServedSite } from './serveSite';

/** Traffic of the steps of a visitor without an account, until each was quiet. */
export type VisitFigures = Record<'firstVisit' | 'search' | 'course' | 'laterVisit', Traffic>;

/** Milliseconds without a byte after which a step is over, and the longest that it may take. */
const QUIET = { ms: 3_000, longest: 60_000 };
/** Milliseconds that a step may take on a busy machine. */
const PATIENCE_MS = 300_000;

/**
 * Visits the site as one visitor does: the home page with an empty cache, a search there, the first course found, and
 * the home page again in another tab. The service worker and everything that it stores count.
 */
export async function measureVisits(browser: Browser, site: ServedSite): Promise<VisitFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const step = (act: () => Promise<unknown>): Promise<Traffic> => measure(site, act);
    const firstVisit = await step(() => open(page, `${site.url}/`));
    const search = await step(async () => {
      await page.locator('header input[type=search]').first().fill('bread');
      await page.keyboard.press('Enter');
      await page.locator('main[data-screen="SearchScreen"] article a').first().waitFor();
    });
    const course = await step(async () => {
      await page.locator('main article a').first().click();
      await page.locator('main[data-screen="CourseScreen"] h1').waitFor();
    });
    const later = await context.newPage();
    return { firstVisit, search, course, laterVisit: await step(() => open(later, `${site.url}/`)) };
  } finally {
    await context.close();
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('main[data-screen] h1').first().waitFor({ state: 'attached' });
}

async function measure(site: ServedSite, act: () => Promise<unknown>): Promise<Traffic> {
  const before = site.traffic();
  await act();
  const end = performance.now() + QUIET.longest;
  let [last, since] = [-1, performance.now()];
  while (performance.now() < Math.min(end, since + QUIET.ms)) {
    await wait(100);
    const { bytes } = site.traffic();
    if (bytes !== last) [last, since] = [bytes, performance.now()];
  }
  const after = site.traffic();
  return { bytes: after.bytes - before.bytes, requests: after.requests - before.requests };
}
