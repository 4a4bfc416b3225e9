import type { Page } from 'playwright-core';
import { story } from '../harness/story';
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
/** The file of the published catalogue that a path shows first. */
const DATA: Record<string, string> = {
  '/': 'home',
  '/search': 'list-all',
  '/all-courses': 'list-all',
  '/category/data': 'list-data',
  '/courses/data/statistics': 'list-data.statistics',
  '/books': 'books',
};

export default story(
  'each public route shows its first content, and its data, after two waves of requests',
  async ({ newVisitor, faults, expect }) => {
    faults.add(/^/, { delay: 400 });
    const late = new Map<string, string[]>();
    const measure = async (path: string): Promise<void> => {
      const page = await newVisitor();
      await page.goto(path);
      await page.locator('main[data-screen] h1').first().waitFor();
      const requests = inWaves(await requestsToFirstContent(page));
      expect.ok(requests.length >= 3, `${path} was measured`);
      late.set(
        path,
        requests.filter(({ wave }) => wave > 2).map(({ url }) => url),
      );
      const file = DATA[path];
      if (file !== undefined) {
        const data = inWaves(await requestsToData(page, `%2F${file}-`));
        expect.ok(
          data.every(({ url, wave }) => wave <= 2 || !url.includes(`%2F${file}-`)),
          `the data of ${path} came late: ${JSON.stringify(data, null, 1)}`,
        );
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
      await page
        .locator('main[data-screen] h1')
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => expect.fail(`${path} waits for what is asked for after two waves: ${urls.join(', ')}`));
      held.forEach((heal) => heal());
      await page.context().close();
    }
  },
  { timeout: 180_000 },
);

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
