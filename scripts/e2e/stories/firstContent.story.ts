import { story } from '../harness/story';
import { countWaves, requestsToFirstContent } from '../harness/waves';

const PATHS = [
  '/', '/search', '/all-courses', '/category/design', '/courses/design/type', '/books', '/shopping', '/codepen', '/watch/open/intro',
  '/contact', '/getApp', '/teach', '/privacy_policy', '/business', '/about', '/site_map', '/sign_in', '/sign_up', '/forgot_password',
];

export default story('each public route shows its first content after two waves of requests', async ({ newVisitor, faults, expect }) => {
  faults.add(/^/, { delay: 400 });
  for (const path of PATHS) {
    const page = await newVisitor();
    await page.goto(path);
    await page.locator('main[data-screen] h1').first().waitFor();
    const requests = await requestsToFirstContent(page);
    expect.ok(requests.length >= 3, `${path} was measured`);
    expect.ok(countWaves(requests) <= 2, `${path} took ${String(countWaves(requests))} waves: ${JSON.stringify(requests, null, 1)}`);
    await page.context().close();
  }
}, { timeout: 120_000 });
