import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { inWaves, requestsToFirstContent, type Span } from '../harness/waves';

const PATHS = [
  '/',
  '/search',
  '/all-courses',
  '/category/data',
  '/courses/data/statistics',
  '/course/honest-charts/honest-charts',
  '/books',
  '/shopping',
  '/codepen',
  '/watch/open-courses/reading-a-chart',
  '/contact',
  '/getApp',
  '/teach',
  '/teach?teacher=samuel',
  '/privacy_policy',
  '/business',
  '/about',
  '/site_map',
  '/sign_in',
  '/sign_up',
  '/forgot_password',
];
/** Most of a visit is waiting, so that a few fit beside each other. */
const AT_ONCE = 4;
/** Part of the address of the data that a path shows first. */
const DATA: Record<string, string> = {
  '/': '%2Fhome-',
  '/search': '%2Flist-all-',
  '/all-courses': '%2Flist-all-',
  '/category/data': '%2Flist-data-',
  '/courses/data/statistics': '%2Flist-data.statistics-',
  '/books': '%2Fbooks-',
  '/teach?teacher=samuel': '/api/people/samuel',
};

test('each public route shows its first content, and its data, after two waves of requests', async ({
  newVisitor,
  faults,
  request,
}) => {
  // A busy site may send its first pages before it has read the catalogue.
  await expect.poll(async () => (await (await request.get('/')).text()).includes('catalogue-pointer')).toBe(true);
  faults.add(/^/, { delay: 400 });
  const late = new Map<string, string[]>();
  const measure = async (path: string): Promise<void> => {
    const page = await newVisitor();
    await page.goto(path);
    await expect(page.locator('main[data-screen] h1').first()).toBeVisible();
    const requests = inWaves(await requestsToFirstContent(page));
    expect(requests.length >= 3, `${path} was measured`).toBeTruthy();
    late.set(
      path,
      requests.filter(({ wave }) => wave > 2).map(({ url }) => url),
    );
    const part = DATA[path];
    if (part !== undefined) {
      const data = inWaves(await requestsToData(page, part));
      expect(
        data.every(({ url, wave }) => wave <= 2 || !url.includes(part)),
        `the data of ${path} came late: ${JSON.stringify(data, null, 1)}`,
      ).toBeTruthy();
    }
    await page.context().close();
  };
  for (let from = 0; from < PATHS.length; from += AT_ONCE)
    await Promise.all(PATHS.slice(from, from + AT_ONCE).map(measure));

  // On a busy machine parts that nobody waits for may come before the first content: it must come without them.
  for (const [path, urls] of late) {
    if (urls.length === 0) continue;
    const held = urls.map((url) =>
      faults.add(
        new RegExp(`^${url.replace(/^https?:\/\/[^/]+/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
        'hang',
      ),
    );
    const page = await newVisitor();
    await page.goto(path, { waitUntil: 'commit' });
    await expect(
      page.locator('main[data-screen] h1').first(),
      `${path} needs no request after the second wave: ${urls.join(', ')}`,
    ).toBeVisible({ timeout: 30_000 });
    held.forEach((clearFault) => clearFault());
    await page.context().close();
  }
});

/**
 * The requests that were answered by the time that the file was, of which there is one, once nothing on the page is
 * waited for any more.
 */
async function requestsToData(page: Page, file: string): Promise<Span[]> {
  await page.waitForFunction(() => !document.querySelector('main[data-screen] [aria-busy="true"]'));
  return page.evaluate((part) => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const [data, ...more] = entries.filter(({ name }) => name.includes(part));
    if (!data || more.length > 0)
      throw new Error(`${part} was asked for ${data ? String(more.length + 1) : 'zero'} times.`);
    const spans = entries.map(({ name, startTime, responseEnd }) => ({
      url: name,
      start: startTime,
      finish: responseEnd,
    }));
    return spans.filter(({ finish }) => finish > 0 && finish <= data.responseEnd);
  }, file);
}
