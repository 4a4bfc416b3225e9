import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import type { Browser, Page } from '@playwright/test';
import type { Faults } from '../../../release';
import { expectStill, holdFiles, noteShifts, RENDERED_PATHS, whenHydrated, whenRendered } from '../harness/rendered';
import { expect, test } from '../harness/test';
import { inWaves, noteHydration, requestsToFirstContent } from '../harness/waves';
import { texts } from '../harness/texts';

test.use({ prerender: true });

/** The requests of a page for files that its HTML contains: its styles and its data. */
const repeatedOf = (page: Page, data: string | null): Promise<string[]> =>
  page.evaluate((file) => {
    const inside = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map((s) => s.dataset.href);
    const requests = performance.getEntriesByType('resource').map(({ name }) => name);
    return requests.filter((name) => inside.includes(name) || (file !== null && name.includes(file)));
  }, data);

/** Opens a page while these requests of it never end, and fails unless it comes as far as `reached`. */
async function reachesWithout(
  late: readonly string[],
  path: string,
  { page, faults, reached }: { page: Page; faults: Faults; reached: (page: Page) => Promise<unknown> },
): Promise<void> {
  const escaped = late.map((url) => new URL(url).pathname.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const clearFault = faults.add(new RegExp(`^(${escaped.join('|')})`), 'hang');
  await page.goto(path, { waitUntil: 'commit' });
  await reached(page);
  clearFault();
}

type Requests = ReturnType<typeof inWaves>;

const showsContent = (page: Page) => expect(page.locator('main h1').first()).toBeVisible();

test('each rendered route shows its content in one wave, and scripts take it over unchanged in a second', async ({
  newVisitor,
  site,
  faults,
}) => {
  for (const [path, data] of Object.entries(RENDERED_PATHS)) {
    await whenRendered(site.url + path);
    const clearFault = faults.add(/^/, { delay: 400 });
    const page = await newVisitor();
    await noteHydration(page);
    await noteShifts(page);
    await page.goto(path);
    await whenHydrated(page);
    const shown = await requestsToFirstContent(page);
    const requests = inWaves(await requestsToFirstContent(page, 'hydrated'));
    expect(requests.length, `${path} was measured`).toBeGreaterThan(2);
    await showsContent(page);
    await page.waitForLoadState('networkidle');
    await expectStill(page, path);
    expect(await repeatedOf(page, data), `files of ${path} that the page holds already`).toEqual([]);
    clearFault();
    // On a busy machine more requests may have begun by then than it waits for: it must come as far without them.
    const reach = async (wave: number, all: Requests, reached: (page: Page) => Promise<unknown>): Promise<void> => {
      const late = all.filter((one) => one.wave > wave).map(({ url }) => url);
      if (late.length > 0) await reachesWithout(late, path, { page: await newVisitor(), faults, reached });
    };
    await reach(1, inWaves(shown), showsContent);
    await reach(2, requests, whenHydrated);
    await page.context().close();
  }
});

test('a rendered page is painted once its header is there, so that nothing in the header moves', async ({
  page,
  request,
  site,
}) => {
  await whenRendered(`${site.url}/`);
  const files = /<script [^>]*src=[^>]*><\/script>|<link rel="preload"[^>]*>/g;
  const html = (await (await request.get('/')).text()).replaceAll(files, '');
  const middle = html.indexOf('</header>');
  const rest = new PassThrough();
  const server = createServer((asked, response) => {
    if (asked.url !== '/') return response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, middle));
    rest.pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  await expect(page.getByRole('searchbox')).toBeAttached();
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await page.waitForTimeout(500);
  expect(await paints()).toBe(0);
  rest.end(html.slice(middle));
  await expect.poll(paints).toBeGreaterThan(0);
  server.close();
  server.closeAllConnections();
});

test('buttons and links of a rendered page work', async ({ page, site }) => {
  await whenRendered(`${site.url}/`);
  await page.goto('/');
  await whenHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  await expect(page.locator('main[data-screen="CourseListScreen"] h1')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main[data-screen="HomeScreen"] h1')).toBeVisible();
});

const themeButton = (page: Page) =>
  page.getByRole('button', { name: texts.shell.theme.button(texts.shell.theme.system) });

test('the footer of a rendered page is a boundary of its own, so that the header is hydrated first', async ({
  request,
  site,
}) => {
  await whenRendered(`${site.url}/contact`);
  // React's mark of a finished boundary.
  expect(await (await request.get('/contact')).text()).toContain('<!--$--><footer');
});

test('the theme menu of a rendered page opens before any script is there, and its choices work once it is', async ({
  page,
  site,
}) => {
  await whenRendered(`${site.url}/`);
  const release = await holdFiles(page, /\/remotes\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await themeButton(page).click();
  const menu = page.getByRole('menu', { name: texts.shell.theme.label });
  await expect(menu).toBeVisible();
  const [button, panel] = [await themeButton(page).boundingBox(), await menu.boundingBox()];
  expect(panel!.y - button!.y - button!.height, 'just below its button').toBeCloseTo(8, 0);
  expect(panel!.x + panel!.width, 'at the end of its button').toBeCloseTo(button!.x + button!.width, 0);
  release();
  await expect(themeButton(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await menu.boundingBox(), 'it stays where it is').toEqual(panel);
  await expect(menu.getByRole('menuitemradio', { name: texts.shell.theme.system })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(menu).toBeHidden();
});

test('a theme that the gateway does not know is in the menu as well, and the page stays as it came', async ({
  page,
  site,
  faults,
}) => {
  await whenRendered(`${site.url}/`);
  faults.add(/\/deferredParts\./, { delay: 2_000 });
  await page.addInitScript(() => localStorage.setItem('lectern.theme', 'dark'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const { theme } = texts.shell;
  await page.getByRole('button', { name: theme.button(theme.dark) }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: theme.dark })).toBeChecked();
  const hint = async () => (await page.context().cookies()).find(({ name }) => name === 'lectern-hint')?.value;
  await expect.poll(hint, { message: 'the gateway gets to know it' }).toBe('out.dark');
  await page.getByRole('menuitemradio', { name: theme.light }).click();
  await expect.poll(hint, { message: 'and each later choice' }).toBe('out.light');
});

test('a menu of the header needs no further wave in a rendered page', async ({ page, site, faults }) => {
  await whenRendered(`${site.url}/`);
  faults.add(/^/, { delay: 400 });
  await page.goto('/');
  await themeButton(page).click();
  await expect(themeButton(page), 'its code runs').toHaveAttribute('aria-expanded', 'true');
  const waited = await page.evaluate(() => {
    const entries = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const shell = entries.find(({ name }) => /\/remotes\/shell\/[^/]+\/shell\.[^/]+js$/.test(name));
    const menus = entries.filter(({ name }) => name.includes('/deferredParts.'));
    return menus.map(({ name, startTime }) => [name.split('.').at(-1), startTime < (shell?.responseEnd ?? 0)]);
  });
  expect(waited, 'its chunk loads beside the shell, and has no styles of its own').toEqual([['js', true]]);
});

test('a press before the code of the screen has loaded takes effect once it has', async ({ page, site }) => {
  const path = '/course/birds-by-ear/birds-by-ear';
  await whenRendered(site.url + path);
  const release = await holdFiles(page, /\/remotes\/catalogue\/[^/]+\/[^/]+\.js/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => document.documentElement.dataset.serial && document.querySelector('#root[data-rendered]'),
  );
  await themeButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.locator('#root[data-rendered]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  const name = new RegExp(texts.outline.previewOf(''));
  await page.getByRole('main').getByRole('button', { name }).first().click();
  release();
  await whenHydrated(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a rendered page whose code is gone says so, and recovers', async ({ page, site, faults, allow }) => {
  allow(/404 .*remoteEntry/, /RemoteLoadError|commerce/);
  await whenRendered(`${site.url}/books`);
  const clearFault = faults.add(/\/remotes\/commerce\/.*remoteEntry/, 'missing');
  await page.goto('/books');
  await expect(page.locator('[role="alert"][data-kind="missing"]')).toBeVisible();
  clearFault();
  await page.getByRole('button', { name: texts.errorScreens.failed.again }).click();
  await expect(page.locator('main[data-remote="commerce"][data-screen="BooksScreen"] h1')).toBeVisible();
});

test('without script, visitors can browse, open a course and start a search', async ({ browser, site }) => {
  await whenRendered(`${site.url}/`);
  const page = await withoutScript(browser, site.url);
  await page.goto('/');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('#loading')).toBeHidden();
  await expect(themeButton(page), 'what needs a script is not offered').toBeHidden();
  await whenRendered(`${site.url}/all-courses`);
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  const course = page.locator('main a[href^="/course/"]').first();
  const href = await course.getAttribute('href');
  await whenRendered(site.url + String(href));
  await course.click();
  await expect(page.locator('main[data-screen="CourseScreen"] h1')).toBeVisible();
  await page.context().close();
});

async function withoutScript(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
}

test('a form that is sent before its code runs keeps its input, and nothing gets into the address', async ({
  browser,
  page,
  site,
  faults,
  allow,
}) => {
  allow(/400/);
  await whenRendered(`${site.url}/sign_in`);
  const { email, password } = texts.account.fields;
  const plain = await withoutScript(browser, site.url);
  for (const [visitor, hasScript] of [
    [plain, false],
    [page, true],
  ] as const) {
    const clearFault = faults.add(/\/remotes\/shell\/[^/]+\/(?!shell\.)[^/]+\.js/, { delay: hasScript ? 2_000 : 0 });
    await visitor.goto('/sign_in', { waitUntil: 'commit' });
    if (hasScript) await visitor.waitForFunction(() => document.documentElement.dataset.serial);
    await visitor.getByLabel(email, { exact: true }).fill('nobody@lectern.example');
    await visitor.getByLabel(password, { exact: true }).fill('a secret phrase');
    await visitor.getByRole('main').getByRole('button', { name: texts.account.signIn.submit }).click();
    if (hasScript) await whenHydrated(visitor);
    await expect(visitor.getByLabel(email, { exact: true })).toHaveValue('nobody@lectern.example');
    expect(visitor.url()).toBe(`${site.url}/sign_in`);
    clearFault();
  }
  await expect(page.getByRole('main').getByRole('alert'), 'the form was sent once its code ran').toBeVisible();
  await plain.context().close();
});

test('a visitor with a session gets the loading screen', async ({ page, context, site }) => {
  await whenRendered(`${site.url}/`);
  await context.addCookies([{ name: 'lectern-hint', value: 'in.system', url: site.url }]);
  const html = await (await page.goto('/'))?.text();
  expect(html).toContain('<div id="root"></div>');
  await expect(page.locator('main[data-screen="HomeScreen"] h1')).toBeVisible();
});
