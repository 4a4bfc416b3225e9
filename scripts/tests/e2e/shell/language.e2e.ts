import { formatOf } from '@lectern/shared/text';
import type { Page } from '@playwright/test';
import shellArabic from '../../../../shell/src/text/ar';
import catalogueArabic from '../../../../mfe-catalogue/src/text/ar';
import catalogueGerman from '../../../../mfe-catalogue/src/text/de';
import infoGerman from '../../../../mfe-info/src/text/de';
import shellGerman from '../../../../shell/src/text/de';
import { accessibilityProblems } from '../harness/axe';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const GERMAN = formatOf('de');
const german = {
  shell: shellGerman.shell(GERMAN),
  deferred: shellGerman.deferred(GERMAN),
  home: catalogueGerman.home(GERMAN),
  contact: infoGerman.contact(GERMAN),
  form: infoGerman.form(GERMAN),
};
const arabic = {
  shell: shellArabic.shell(formatOf('ar')),
  deferred: shellArabic.deferred(formatOf('ar')),
  home: catalogueArabic.home(formatOf('ar')),
};
const PATHS = ['/', '/all-courses', '/course/honest-charts/honest-charts', '/books', '/contact', '/about', '/sign_in'];

/** Opens the menu of languages and chooses one by its own name. */
async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

test('a page in English requests no file of another language', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => /\/(text-|languages\.)/.test(path))).toEqual([]);
});

test('a switch of the language keeps the screen with what was typed, and lasts', async ({ page }) => {
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: texts.form.message });
  await message.fill('The third lesson has no captions.');
  await choose(page, texts.deferred.language.label, 'Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: german.contact.title })).toBeVisible();
  await expect(page.getByRole('textbox', { name: german.form.message })).toHaveValue(
    'The third lesson has no captions.',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(german.shell.documentTitle(german.contact.title));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: german.home.title })).toBeVisible();
  await choose(page, german.deferred.language.label, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: texts.deferred.language.label, exact: true })).toBeVisible();
});

test.describe('a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('gets its language with the page: the texts load beside the code', async ({ page }) => {
    const html = await (await page.request.get('/', { headers: { 'accept-language': 'de-DE' } })).text();
    expect(html).toContain('<html lang="de" dir="ltr"');
    const texts = [...html.matchAll(/rel="preload" as="script" href="([^"]*\/text-de[^"]*)"/g)];
    expect(texts).toHaveLength(2);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: german.home.title })).toBeVisible();
    await expect(page.getByRole('link', { name: german.shell.header.signIn })).toBeVisible();
  });

  test('a release whose texts fail to load is shown in English, beside the German shell', async ({ page, allow }) => {
    allow(/text-de/);
    await page.route(/\/remotes\/catalogue\/.*\/text-de/, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main h1')).not.toHaveText(german.home.title);
    await expect(page.getByRole('link', { name: german.shell.header.signIn })).toBeVisible();
  });
});

test.describe('a browser in Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('gets a page from right to left, whose course titles stay from left to right', async ({ page }) => {
    const html = await (await page.request.get('/', { headers: { 'accept-language': 'ar-EG' } })).text();
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect([...html.matchAll(/rel="preload" as="script" href="[^"]*\/text-ar[^"]*"/g)]).toHaveLength(2);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: arabic.home.title })).toBeVisible();
    await page.goto('/course/honest-charts/honest-charts');
    const title = page.locator('main h1 [lang="en"]');
    await expect(title).toHaveCSS('direction', 'ltr');
    await choose(page, arabic.deferred.language.label, 'English');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('main h1 [lang]')).toHaveCount(0);
  });

  test('plays a video and edits code from left to right', async ({ page }) => {
    await page.goto('/codepen');
    const pane = page.getByRole('textbox', { name: 'HTML' }).first();
    await expect(pane).toBeVisible();
    await expect(pane).toHaveCSS('direction', 'ltr');
    await page.goto('/watch/open-courses/reading-a-chart');
    const controls = page.getByRole('slider').first().locator('xpath=ancestor::*[@role="group"][1]');
    const buttons = controls.getByRole('button');
    await expect(buttons.first()).toBeVisible();
    const left = (await buttons.first().boundingBox())?.x ?? 0;
    expect((await buttons.last().boundingBox())?.x).toBeGreaterThan(left);
  });
});

for (const [locale, width] of [
  ['de-DE', 320],
  ['fr-FR', 1280],
  ['ar-EG', 320],
  ['ar-EG', 1280],
] as const)
  test.describe(`a browser in ${locale}, ${String(width)} px wide`, () => {
    test.use({ locale });

    test(`the main screens have no barriers at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const problems: string[] = [];
      for (const path of PATHS) {
        await page.goto(path);
        await expect(page.locator('main h1').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) problems.push(`${path} scrolls sideways by ${String(overflow)} px`);
        problems.push(...(await accessibilityProblems(page, path)));
      }
      expect(problems).toEqual([]);
    });
  });
