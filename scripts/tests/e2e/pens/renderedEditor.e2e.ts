import type { Page } from '@playwright/test';
import { paneOf, previewOf } from '../harness/penPage';
import { whenHydrated, whenRendered } from '../harness/rendered';
import { expect, test } from '../harness/test';

test.use({ prerender: true });
test.beforeEach(({ site }) => whenRendered(`${site.url}/codepen`));

/** The prerendered content of a page: an empty root for one with the loading screen. */
const contentOf = async (page: Page): Promise<string> => {
  const html = (await (await page.reload())?.text()) ?? '';
  return /<div id="root"[^>]*>(.*)<\/div>\s*<script type="application\/json" id="boot"/s.exec(html)?.[1] ?? '';
};

/** Markup that the script of the starting code works with. */
const markup = (title: string): string => `<h1>${title}</h1><button id="count"></button>`;

const marks = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === 'lectern-device').map(({ path }) => path);

test('the code editor is prerendered with its starting code, and editable after hydration', async ({ page }) => {
  await page.goto('/codepen?pane=html');
  expect(await contentOf(page)).toContain('&lt;h1&gt;Hello, learner');
  await whenHydrated(page);
  await expect(previewOf(page).getByRole('heading', { name: 'Hello, learner' })).toBeVisible();
  await paneOf(page, 'HTML').fill(markup('My own'));
  await expect(previewOf(page).getByRole('heading', { name: 'My own' })).toBeVisible();
});

test('a device with a draft gets the editor without the starting code, and other pages with their content', async ({
  page,
}) => {
  await page.goto('/codepen?pane=html');
  await whenHydrated(page);
  await paneOf(page, 'HTML').fill(markup('My draft'));
  await expect.poll(() => marks(page)).toEqual(['/codepen']);
  expect(await contentOf(page)).not.toContain('Hello, learner');
  await expect(paneOf(page, 'HTML')).toContainText('My draft');
  await page.goto('/contact');
  expect(await contentOf(page)).toContain('<h1');
});

test('a draft whose cookie is gone takes the place of the starting code', async ({ page, context }) => {
  await page.goto('/codepen?pane=html');
  await whenHydrated(page);
  await paneOf(page, 'HTML').fill(markup('My draft'));
  await expect.poll(() => marks(page)).toEqual(['/codepen']);
  // Leaving the page stores the draft.
  await page.goto('/contact');
  await context.clearCookies();
  await page.goto('/codepen?pane=html');
  await expect(paneOf(page, 'HTML')).toContainText('My draft');
  await expect(previewOf(page).getByRole('heading', { name: 'My draft' })).toBeVisible();
  await expect.poll(() => marks(page), 'the next page has none').toEqual(['/codepen']);
});
