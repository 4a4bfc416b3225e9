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
  '/codepen': null,
  '/codepen?pen=no-such-pen': null,
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
      // A page that a busy machine renders too late pauses for 20 seconds, then for 40.
      timeout: 120_000,
    })
    .toBe(true);
  await visitor.dispose();
}

/** Waits until the page is hydrated. */
export const whenHydrated = (page: Page) => page.waitForFunction(() => !document.querySelector('#root[data-rendered]'));

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

type Shift = { value: number; at: number; moved: string[] };
type Noted = { shifts: Shift[]; stillSince: number };

/**
 * Notes the layout shifts of a page from the first frame after its parsing, as `noted` of its window; to be called
 * before it is opened. Earlier, a slow browser paints content that is still being parsed.
 */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    const noted: Noted = { shifts: [], stillSince: Infinity };
    Object.assign(globalThis, { noted });
    document.addEventListener(
      'readystatechange',
      // The shifts of a frame come after its animation callbacks: those of the first frame end before the second's.
      () => requestAnimationFrame(() => requestAnimationFrame(() => (noted.stillSince = performance.now()))),
      { once: true },
    );
    const told = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Source[] })[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const text = (node as Element | null)?.outerHTML ?? node?.textContent ?? '(removed)';
          return `${text.slice(0, 120)}: ${told(previousRect)} → ${told(currentRect)}`;
        });
        noted.shifts.push({ value: entry.value, at: entry.startTime, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Fails unless what has moved in a page so far, by `noteShifts`, is too little to be seen; says what has moved. */
export async function expectStill(page: Page, path: string): Promise<void> {
  const { shifts, stillSince } = await page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
  expect(stillSince, `${path} was painted after its parsing`).toBeLessThan(Infinity);
  const counted = shifts.filter(({ at }) => at > stillSince);
  const sum = counted.reduce((total, { value }) => total + value, 0);
  expect(sum, `layout shift of ${path}: ${JSON.stringify(counted, null, 2)}`).toBeLessThan(0.005);
}
