import type { Browser, Page } from 'playwright-core';
import { addressUnder, applyCondition, type Condition, type MeasuredSite } from './conditions';
import { LIMIT_MS, newVisitor, readVisit, settle, type Visit } from './visit';

/** A visit until the page is quiet: the largest content in ms after its start, and the total blocking time in ms. */
export type QuietVisit = Visit & { largest: number; blocking: number };

/** Milliseconds of a task that do not count as blocking. Source: W3C Long Tasks; Lighthouse, total blocking time. */
const TASK_MS = 50;

/** Visits a route with an empty cache under the condition, without touching it. Rejects as `visit` does. */
export async function quietVisit(
  browser: Browser,
  site: MeasuredSite,
  path: string,
  condition: Condition,
): Promise<QuietVisit> {
  return inPage(browser, site, condition, async (page) => {
    await page.addInitScript(() => {
      const entries: PerformanceEntry[] = [];
      Object.assign(globalThis, { timedEntries: entries });
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      for (const type of ['largest-contentful-paint', 'longtask']) observer.observe({ type, buffered: true });
    });
    await open(page, addressUnder(condition, site) + path);
    const first = await readVisit(page);
    await settle(page);
    return { ...first, ...(await readTimes(page)) };
  });
}

/**
 * Presses the theme button every 50 ms from the moment it is there. Resolves to when its menu opens, in ms after the
 * start of the visit.
 */
export async function answerTime(
  browser: Browser,
  site: MeasuredSite,
  path: string,
  condition: Condition,
): Promise<number> {
  return inPage(browser, site, condition, async (page) => {
    await page.addInitScript(() => {
      const timer = setInterval(() => {
        if (document.querySelector('header [role="menu"]:popover-open')) {
          performance.mark('answered');
          clearInterval(timer);
        } else document.querySelector<HTMLElement>('header [aria-haspopup="menu"]')?.click();
      }, 50);
    });
    await open(page, addressUnder(condition, site) + path);
    await page.waitForFunction(() => performance.getEntriesByName('answered').length > 0, undefined, {
      timeout: LIMIT_MS,
    });
    return page.evaluate(() => performance.getEntriesByName('answered')[0]?.startTime ?? NaN);
  });
}

async function inPage<T>(
  browser: Browser,
  site: MeasuredSite,
  condition: Condition,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  const end = await applyCondition(condition, site, context, page);
  try {
    return await measure(page);
  } finally {
    await context.close();
    end();
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
}

async function readTimes(page: Page): Promise<{ largest: number; blocking: number }> {
  return page.evaluate((free) => {
    const { timedEntries } = globalThis as unknown as { timedEntries: PerformanceEntry[] };
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const tasks = timedEntries.filter(({ entryType, startTime }) => entryType === 'longtask' && startTime >= paint);
    return {
      largest: timedEntries.findLast(({ entryType }) => entryType === 'largest-contentful-paint')?.startTime ?? NaN,
      blocking: tasks.reduce((sum, { duration }) => sum + duration - free, 0),
    };
  }, TASK_MS);
}
