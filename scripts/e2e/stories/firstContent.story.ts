import type { Page } from 'playwright-core';
import { story } from '../harness/story';
import { countWaves, requestsToFirstContent, type Span } from '../harness/waves';

const PATHS = [
  '/', '/search', '/all-courses', '/category/data', '/courses/data/statistics', '/course/honest-charts/honest-charts', '/books', '/shopping', '/codepen', '/watch/open-courses/reading-a-chart',
  '/contact', '/getApp', '/teach', '/privacy_policy', '/business', '/about', '/site_map', '/sign_in', '/sign_up', '/forgot_password',
];
/** Most of a visit is waiting, so that a few fit beside each other. */
const AT_ONCE = 4;
/** The file of the published catalogue that a path shows first. */
const DATA: Record<string, string> = {
  '/': 'home', '/search': 'list-all', '/all-courses': 'list-all', '/category/data': 'list-data', '/courses/data/statistics': 'list-data.statistics', '/books': 'books',
};

export default story('each public route shows its first content, and its data, after two waves of requests', async ({ newVisitor, faults, expect }) => {
  faults.add(/^/, { delay: 400 });
  const measure = async (path: string): Promise<void> => {
    const page = await newVisitor();
    await page.goto(path);
    await page.locator('main[data-screen] h1').first().waitFor();
    const requests = await requestsToFirstContent(page);
    expect.ok(requests.length >= 3, `${path} was measured`);
    expect.ok(countWaves(requests) <= 2, `${path} took ${String(countWaves(requests))} waves: ${JSON.stringify(requests, null, 1)}`);
    const file = DATA[path];
    if (file !== undefined) {
      const data = await requestsToData(page, `%2F${file}-`);
      expect.ok(countWaves(data) <= 2, `the data of ${path} took ${String(countWaves(data))} waves: ${JSON.stringify(data, null, 1)}`);
    }
    await page.context().close();
  };
  for (let from = 0; from < PATHS.length; from += AT_ONCE) await Promise.all(PATHS.slice(from, from + AT_ONCE).map(measure));
}, { timeout: 120_000 });

/** The requests that were answered by the time that the file was, of which there is one, once nothing on the page is waited for any more. */
async function requestsToData(page: Page, file: string): Promise<Span[]> {
  await page.waitForFunction(() => !document.querySelector('main[data-screen] [aria-busy="true"]'));
  return page.evaluate((part) => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as PerformanceResourceTiming[];
    const [data, ...more] = entries.filter(({ name }) => name.includes(part));
    if (!data || more.length > 0) throw new Error(`${part} was asked for ${data ? String(more.length + 1) : 'zero'} times.`);
    const spans = entries.map(({ name, startTime, responseEnd }) => ({ url: name, start: startTime, finish: responseEnd }));
    return spans.filter(({ finish }) => finish > 0 && finish <= data.responseEnd);
  }, file);
}
