import { expect, request, type Page } from '@playwright/test';

/** The rendered paths, and a part of the address of the file that each is rendered from. */
export const RENDERED_PATHS: Record<string, string | null> = {
  '/': '%2Fhome-',
  '/all-courses': '%2Flist-all-',
  '/category/data': '%2Flist-data-',
  '/courses/data/statistics': '%2Flist-data.statistics-',
  '/course/honest-charts/honest-charts': 'catalogue%2Fcourses%2F',
  '/search': '%2Flist-all-',
  '/books': '%2Fbooks-',
  '/contact': null,
  '/business': null,
  '/about': null,
  '/getApp': null,
  '/teach': null,
  '/teach?teacher=samuel': '/api/people/',
  '/all-courses?page=2': '/api/search',
  '/privacy_policy': null,
  '/site_map': null,
  '/watch/open-courses/reading-a-chart': 'prefix=reading-a-chart',
  '/sign_in': null,
  '/sign_up': null,
  '/forgot_password': null,
};

/**
 * Waits until the gateway has the content of an address: its first page may not wait for the code of the release. Not
 * with the `fetch` of Node, which says that it is no navigation.
 */
export async function whenRendered(url: string, headers: Record<string, string> = {}): Promise<void> {
  const visitor = await request.newContext();
  await expect
    .poll(async () => (await (await visitor.get(url, { headers })).text()).includes('data-rendered'), {
      message: `content of ${url}`,
      timeout: 20_000,
    })
    .toBe(true);
  await visitor.dispose();
}

/** Waits until the scripts have taken over the page. */
export const takenOver = (page: Page) => page.waitForFunction(() => !document.querySelector('#root[data-rendered]'));

/** Holds the requests of a page for such files until the returned function is called. */
export async function holdFiles(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/**
 * Notes the layout shifts of a page once it is parsed, as `shifts` of its window; to be called before it is opened. A
 * browser that is slow to parse may paint before: https://html.spec.whatwg.org/#render-blocking-mechanism
 */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      const [page] = performance.getEntriesByType('navigation');
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (page?.domInteractive && entry.startTime > page.domInteractive) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shift of a page so far, which `noteShifts` has noted. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0));
