import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { noteFirstContent, noteHydration } from '../../e2e/harness/waves';
import { addressUnder, applyCondition, type Condition, type MeasuredSite } from './conditions';
import { kindOf, type PageRequest } from './requests';

/**
 * A first visit to a route: its screen, the time of the first content (ms after the navigation started), and the
 * requests until then. `paint` is the time of the loading screen.
 */
export type Visit = { screen: string; content: number; paint: number; requests: PageRequest[] };

/**
 * A visit observed until the page is quiet, with all its requests and its layout shift. `untilHydrated` are the
 * requests until the rendered page is hydrated, or until the first content of a page without rendered content.
 */
export type SettledVisit = Visit & { all: PageRequest[]; untilHydrated: PageRequest[]; layoutShift: number };

/** Milliseconds within which a screen must show. */
export const LIMIT_MS = 60_000;

/**
 * State of a returning visitor: cookies, local storage and databases; none for a first visit.
 */
export type Visitor = NonNullable<BrowserContextOptions['storageState']>;

/** Visits a route with an empty cache under the condition. Rejects when no screen shows within a minute. */
export async function visit(browser: Browser, site: MeasuredSite, path: string, condition: Condition): Promise<Visit> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  const end = await applyCondition(condition, site, context, page);
  try {
    await page.goto(addressUnder(condition, site) + path, { waitUntil: 'commit', timeout: LIMIT_MS });
    return await readVisit(page);
  } finally {
    await context.close();
    end();
  }
}

/**
 * Visits a route without a condition and stays until it is quiet. Idle work of the page waits for the first content and
 * the hydration of a rendered page, so that it never counts as needed for them.
 */
export async function settledVisit(
  browser: Browser,
  site: Pick<MeasuredSite, 'directUrl'>,
  path: string,
  visitor?: Visitor,
): Promise<SettledVisit> {
  const context = await newVisitor(browser, visitor);
  try {
    const page = await context.newPage();
    await holdIdleWork(page);
    await noteHydration(page);
    await page.goto(site.directUrl + path, { timeout: LIMIT_MS });
    const first = await readVisit(page);
    await settle(page);
    return { ...first, ...(await readSettled(page, first)) };
  } finally {
    await context.close();
  }
}

async function holdIdleWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = (task) => {
      const timer = setInterval(() => {
        if (performance.getEntriesByName('first-content').length === 0) return;
        if (document.querySelector('#root[data-rendered]')) return;
        clearInterval(timer);
        task({ didTimeout: false, timeRemaining: () => 50 });
      }, 50);
      return 0;
    };
  });
}

/** Reads what has happened since the first content. */
async function readSettled(page: Page, first: Visit): Promise<Omit<SettledVisit, keyof Visit>> {
  const { all, hydrated, layoutShift } = await page.evaluate(() => {
    const observed =
      (globalThis as { layoutShifts?: (PerformanceEntry & { value: number; hadRecentInput: boolean })[] })
        .layoutShifts ?? [];
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return {
      hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? null,
      all: entries.map(({ name, startTime, responseEnd }) => ({ url: name, start: startTime, finish: responseEnd })),
      layoutShift: observed.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    };
  });
  const isBefore = ({ finish }: { finish: number }): boolean => hydrated !== null && finish > 0 && finish <= hydrated;
  const untilHydrated = hydrated === null ? first.requests : withKinds(all.filter(isBefore));
  return { all: withKinds(all), untilHydrated, layoutShift };
}

/** Waits until the page has sent no request for a while; an event stream does not count. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
  await page.waitForTimeout(1_000);
}

/** Opens a context with an empty cache that notes first content and layout shifts. */
export async function newVisitor(browser: Browser, storageState?: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(storageState && { storageState }) });
  await noteFirstContent(context);
  await context.addInitScript(() => {
    const page = globalThis as { layoutShifts?: PerformanceEntry[] };
    page.layoutShifts = [];
    new PerformanceObserver((list) => page.layoutShifts?.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return context;
}

/** Waits for the screen of a page, and reads what led to it. */
export async function readVisit(page: Page): Promise<Visit> {
  await page.locator('main[data-screen] h1').first().waitFor({ state: 'attached', timeout: LIMIT_MS });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { screen, mark, paint, entries } = await page.evaluate(() => {
    const mark = performance.getEntriesByName('first-content')[0]?.startTime ?? Infinity;
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const timings = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return {
      screen: document.querySelector<HTMLElement>('main[data-screen]')?.dataset.screen ?? '',
      mark,
      paint,
      entries: timings.map(({ name, startTime, responseEnd }) => ({
        url: name,
        start: startTime,
        finish: responseEnd,
      })),
    };
  });
  return {
    screen,
    // A heading that is there is seen with the first paint, which waits for all of a rendered page.
    content: Math.max(mark, paint),
    paint,
    requests: withKinds(entries.filter(({ start, finish }) => finish > 0 && start <= mark && finish <= mark)),
  };
}

function withKinds(entries: { url: string; start: number; finish: number }[]): PageRequest[] {
  return entries.map((entry) => ({ ...entry, kind: kindOf(entry.url) }));
}
