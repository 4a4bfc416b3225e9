import type { BrowserContext, Page } from 'playwright-core';

/** When a request was made and answered, in milliseconds of one clock. */
export type Span = { url: string; start: number; finish: number };

/**
 * How many waves of requests follow one another: a request belongs to the wave after the last one that was answered before it was made.
 * A tolerance of 5 ms keeps apart what only clocks bring together.
 */
export function countWaves(spans: readonly Span[]): number {
  const depths: number[] = [];
  const ordered = spans.toSorted((a, b) => a.start - b.start);
  ordered.forEach((span, index) => {
    const before = depths.slice(0, index).filter((_depth, other) => (ordered[other]?.finish ?? Infinity) <= span.start + 5);
    depths.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...depths);
}

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

/**
 * The requests that a page made before its first content, by the browser's own clock: when it decided to make them, so that connections
 * that were not free count nothing. Needs `noteFirstContent`.
 */
export async function requestsToFirstContent(page: Page): Promise<Span[]> {
  return page.evaluate(() => {
    const content = performance.getEntriesByName('first-content')[0]?.startTime ?? Infinity;
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as PerformanceResourceTiming[];
    const spans = entries.map(({ name, startTime, responseEnd }) => ({ url: name, start: startTime, finish: responseEnd }));
    return spans.filter(({ start, finish }) => finish > 0 && start <= content && finish <= content);
  });
}
