import type { Page } from '@playwright/test';
import { withLocalBackend } from '../../../cli';
import { holdFiles, whenHydrated, whenRendered } from '../harness/rendered';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test.use({ prerender: true });

const PATH = '/watch/open-courses/reading-a-chart';
const VIDEO = /\.webm\?.*alt=media/;

/** Waits until the video shows its first frame. */
const hasFrame = (page: Page) => page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
const timeOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? -1);

test('a video shows its poster and comes before any script, and plays on in the same element', async ({
  page,
  site,
}) => {
  await whenRendered(site.url + PATH);
  const release = await holdFiles(page, /\.js$/);
  const poster = page.waitForResponse(/\.webp\?.*alt=media/);
  await page.goto(PATH, { waitUntil: 'commit' });
  await hasFrame(page);
  expect((await poster).ok()).toBe(true);
  expect(await page.locator('#root[data-rendered]').count()).toBe(1);
  await page.evaluate(() => Object.assign(document.querySelector('video')!, { isFirst: true }));
  release();
  await whenHydrated(page);
  await page.getByRole('button', { name: texts.player.play, exact: true }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5);
  expect(await page.evaluate(() => 'isFirst' in document.querySelector('video')!)).toBe(true);
});

test('a menu of the player that is opened before its code has come stays open, and its choices work then', async ({
  page,
  site,
}) => {
  await whenRendered(site.url + PATH);
  const release = await holdFiles(page, /\/remotes\/learning\/.*\.js/);
  await page.goto(PATH, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.serial);
  await page.getByRole('button', { name: texts.player.speedIs(1) }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  release();
  await whenHydrated(page);
  await page.getByRole('menuitemradio', { name: texts.player.rate(2) }).click();
  await expect(page.getByRole('button', { name: texts.player.speedIs(2) })).toBeVisible();
});

test('the position and the choices of a visitor are restored after hydration', async ({ page, site }) => {
  const captions = { on: true, language: null, size: 'large' };
  await whenRendered(site.url + PATH);
  await page.goto(PATH);
  await whenHydrated(page);
  const lessons = await page.getByRole('complementary').getByRole('link').count();
  const { pathname } = new URL(await page.evaluate(() => document.querySelector('video')!.src));
  const path = `open-courses/${decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))}`;
  // On another screen: a player stores its position when it is left.
  await page.goto('/contact');
  await page.evaluate(
    ([places, choices]) => {
      localStorage.setItem('lectern.open-places', JSON.stringify(places));
      localStorage.setItem('lectern.player', JSON.stringify(choices));
    },
    [{ [path]: { sec: 4, watched: '', isDone: true } }, { speed: 1.5, volume: 0.5, captions }],
  );
  await page.goto(PATH);
  await whenHydrated(page);
  await expect.poll(() => timeOf(page)).toBe(4);
  const volume = page.getByRole('slider', { name: texts.player.volume });
  await expect(volume).toHaveValue('0.5');
  await expect(page.getByRole('button', { name: texts.player.speedIs(1.5) })).toBeVisible();
  const share = 100 / lessons;
  await expect(page.getByText(texts.watch.progressValue(share, 1, lessons))).toBeVisible();
});

test('a video that failed before any script had come says what failed', async ({ page, site, faults, allow }) => {
  allow(/404|Failed to load/);
  await whenRendered(site.url + PATH);
  const clearFault = faults.add(VIDEO, 'missing');
  const release = await holdFiles(page, /\.js$/);
  await page.goto(PATH, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('video')?.error);
  release();
  await expect(page.locator('[data-failure="missing"]')).toBeVisible();
  clearFault();
  await page.getByRole('button', { name: texts.player.again }).click();
  await hasFrame(page);
});

test('a page shows the lessons that its folder has now', async ({ site, request }) => {
  const file = 'reading-a-chart/99-one-more.webm';
  const shows = () =>
    expect.poll(async () => (await (await request.get(PATH)).text()).includes('One more'), { timeout: 20_000 });
  await whenRendered(site.url + PATH);
  await withLocalBackend({ home: site.home }, ({ storage }) =>
    storage.admin.put('open-courses', file, Buffer.from('none'), { contentType: 'video/webm' }),
  );
  await shows().toBe(true);
  await withLocalBackend({ home: site.home }, ({ storage }) =>
    Promise.resolve(storage.admin.delete('open-courses', file)),
  );
  await shows().toBe(false);
});

test('without script, the browser plays the videos, and lessons are links', async ({ browser, site }) => {
  await whenRendered(site.url + PATH);
  await whenRendered(`${site.url}${PATH}?lesson=2`);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 800 },
  ]) {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, viewport });
    const page = await context.newPage();
    await page.goto(PATH);
    await expect(page.locator('video:visible')).toHaveAttribute('controls');
    const first = await page.locator('video:visible').getAttribute('src');
    await page.getByRole('complementary').getByRole('link').nth(1).click();
    await expect(page).toHaveURL(`${site.url}${PATH}?lesson=2`);
    await expect(page.locator('video:visible')).not.toHaveAttribute('src', first ?? '');
    await context.close();
  }
});
