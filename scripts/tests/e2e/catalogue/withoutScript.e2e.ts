import type { Page } from '@playwright/test';
import { whenHydrated, whenRendered } from '../harness/rendered';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test.use({ prerender: true });

const courses = (page: Page) => page.locator('main a[href^="/course/"]');

/** Follows a link or sends a form, once the gateway has the content of the address that it leads to. */
async function follow(page: Page, origin: string, path: string, act: () => Promise<void>): Promise<void> {
  await whenRendered(origin + path);
  await act();
  await expect(page).toHaveURL(origin + path);
}

test('without script, the site answers searches, filters and pages of lists', async ({ browser, site }) => {
  test.slow();
  await whenRendered(`${site.url}/all-courses`);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/all-courses');
  const first = await courses(page).first().getAttribute('href');
  await follow(page, site.url, '/all-courses?page=2', () =>
    page.getByRole('link', { name: texts.list.page(2), exact: true }).click(),
  );
  expect(await courses(page).first().getAttribute('href')).not.toBe(first);

  await page.getByRole('banner').getByRole('searchbox').fill('b');
  await follow(page, site.url, '/search?q=b', () =>
    page.getByRole('banner').getByRole('button', { name: texts.shell.header.search }).click(),
  );
  await expect(page.getByRole('status').filter({ hasText: '“b”' })).toBeVisible();
  await expect(courses(page).first()).toBeVisible();
  const found = await courses(page).count();

  const level = page.getByRole('complementary').getByRole('checkbox', { name: texts.facets.level.beginner });
  await level.check();
  await follow(page, site.url, '/search?level=beginner&q=b&sort=relevance', () =>
    page.getByRole('complementary').getByRole('button', { name: texts.facets.showAny }).click(),
  );
  await expect(level).toBeChecked();
  expect(await courses(page).count()).toBeLessThanOrEqual(found);
  await follow(page, site.url, '/search?q=b&sort=relevance', () =>
    page.getByRole('link', { name: new RegExp(texts.facets.remove) }).click(),
  );
  await expect(courses(page)).toHaveCount(found);
  await context.close();
});

test('without script, the menu button of a phone opens the navigation', async ({ browser, site }) => {
  await whenRendered(`${site.url}/contact`);
  const viewport = { width: 390, height: 800 };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, viewport });
  const page = await context.newPage();
  await page.goto('/contact');
  const navigation = page.getByRole('navigation', { name: texts.shell.header.main });
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: texts.shell.header.menu }).click();
  await navigation.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/contact/);
  await context.close();
});

test('rendered search results are hydrated, and can be filtered further', async ({ page, site }) => {
  await whenRendered(`${site.url}/search?q=b`);
  await page.goto('/search?q=b');
  await whenHydrated(page);
  await page.getByRole('complementary').getByRole('checkbox', { name: texts.facets.level.beginner }).check();
  await expect(page).toHaveURL(`${site.url}/search?q=b&level=beginner`);
  await expect(page.getByRole('link', { name: new RegExp(texts.facets.remove) })).toBeVisible();
});

for (const [language, dir] of [
  ['de', 'ltr'],
  ['fr', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`pages in ${language} are prerendered, and hydrated without a change`, async ({ page, site }) => {
    test.slow();
    await page.context().addCookies([{ name: 'lectern-language', value: language, url: site.url }]);
    for (const path of [
      '/',
      '/category/data',
      '/course/honest-charts/honest-charts',
      '/books',
      '/contact',
      '/sign_in',
    ]) {
      await whenRendered(site.url + path, { cookie: `lectern-language=${language}` });
      const html = (await (await page.goto(path))?.text()) ?? '';
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}" dir="${dir}"`));
      const markup = /<div id="root" data-rendered>(.*?)<\/main>/s.exec(html)?.[1] ?? '';
      await whenHydrated(page);
      const heading = await page.locator('main h1').first().innerText();
      expect(markup, `${path} was rendered with this heading`).toContain(heading.slice(0, 12));
    }
  });
}
