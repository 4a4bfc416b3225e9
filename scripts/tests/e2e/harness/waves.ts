import type { BrowserContext, Page } from '@playwright/test';

/** Times at which a request was made and answered, in milliseconds of one clock. */
export type Span = { url: string; start: number; finish: number };

/**
 * The requests in the order in which they were made, each with its wave from 1 on: the one after the last that was
 * answered before it was made. A tolerance of 5 ms keeps apart what only clocks bring together.
 */
export function inWaves(spans: readonly Span[]): (Span & { wave: number })[] {
  const before: (Span & { wave: number })[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const answered = before.filter(({ finish }) => finish <= span.start + 5);
    before.push({ ...span, wave: 1 + Math.max(0, ...answered.map(({ wave }) => wave)) });
  }
  return before;
}

/** Returns the number of waves of requests that follow one another. */
export const countWaves = (spans: readonly Span[]): number => Math.max(0, ...inWaves(spans).map(({ wave }) => wave));

/** Makes pages note when a screen first shows its heading; to be called before they are opened. */
export async function noteFirstContent(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main[data-screen] h1')) return;
      performance.mark('first-content');
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Makes a rendered page mark the time of its hydration; call it before the page is opened. */
export async function noteHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isRendered = false;
    const observer = new MutationObserver(() => {
      const isNow = document.querySelector('#root[data-rendered]') !== null;
      if (isRendered && !isNow) {
        performance.mark('hydrated');
        observer.disconnect();
      }
      isRendered = isNow;
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
}

/**
 * The requests that a page made before its first content, or before another mark, by the browser's own clock: when it
 * decided to make them, so that connections that were not free count nothing. Needs `noteFirstContent`, or
 * `noteHydration`.
 */
export async function requestsToFirstContent(
  page: Page,
  mark: 'first-content' | 'hydrated' = 'first-content',
): Promise<Span[]> {
  return page.evaluate((name) => {
    const content = performance.getEntriesByName(name)[0]?.startTime ?? Infinity;
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    // Content may show while the rest of the page's own document is still arriving.
    const spans = entries.map(({ name, entryType, startTime, responseEnd }) => ({
      url: name,
      start: startTime,
      finish: entryType === 'navigation' ? Math.min(responseEnd, content) : responseEnd,
    }));
    return spans.filter(({ start, finish }) => finish > 0 && start <= content && finish <= content);
  }, mark);
}
