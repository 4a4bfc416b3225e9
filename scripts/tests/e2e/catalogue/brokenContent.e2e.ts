import { wireFieldsOf } from '@lectern/backend';
import { withLocalBackend } from '../../../cli';
import type { Site } from '../harness/site';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const now = new Date();
const course = (overrides: object): object => ({
  slug: 'a-course',
  title: 'A course',
  subtitle: '',
  summary: 'Words.',
  category: 'data',
  subcategory: null,
  teacherUid: 'nobody',
  teacherName: 'Nobody',
  level: 'beginner',
  language: 'en',
  captionLanguages: [],
  durationSec: 60,
  lessonCount: 1,
  productId: null,
  ratingSum: 0,
  ratingCount: 0,
  cover: null,
  tags: [],
  status: 'published',
  createdAt: now,
  updatedAt: now,
  ...overrides,
});

/** Writes documents past the rules (null takes one away), and publishes what they come to. */
async function publish(site: Site, documents: Record<string, object | null>): Promise<void> {
  await withLocalBackend({ home: site.home }, ({ firestore }) => {
    for (const [path, data] of Object.entries(documents)) {
      if (data) firestore.admin.set(path, wireFieldsOf({ ...data }));
      else firestore.admin.delete(path);
    }
    return Promise.resolve();
  });
  await site.lectern('snapshot');
}

test('broken content never breaks a screen: what cannot be shown is left out, what is gone is not found', async ({
  page,
  site,
  faults,
  allow,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const titles = page.locator('main article').getByRole('heading');
  const see = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]').first()).toBeHidden();
  };
  await publish(site, {
    'categories/empty': { name: 'Nothing yet', parent: null, order: 99, icon: 'book' },
    'categories/wrong': { name: 7, parent: null, order: 'last', icon: null },
    'courses/no-cover': course({ slug: 'no-cover', title: 'Without its cover', cover: 'catalogue/covers/none.png' }),
    'courses/wrong-types': course({ slug: 'wrong-types', title: 7, tags: 'none' }),
    'courses/unpaid': course({ slug: 'unpaid', title: 'Of no price', productId: 'none' }),
    'courses/draft': course({ slug: 'draft', title: 'A draft', status: 'draft' }),
    'courses/no-category': course({ slug: 'no-category', title: 'Of no category', category: 'none' }),
    'courses/leaving': course({ slug: 'leaving', title: 'About to leave' }),
  });

  allow(/404 .*covers%2Fnone.png/);
  await see('/category/data?sort=newest');
  await expect(page.locator('main article', { hasText: 'Without its cover' }).locator('svg').first()).toBeVisible();
  await see('/course/no-category/no-category');
  await expect(page.getByRole('heading', { level: 1, name: 'Of no category' })).toBeVisible();
  await see('/category/empty');
  await expect(page.getByText(texts.list.noneInCategory)).toBeVisible();
  for (const path of ['/', '/all-courses?sort=newest', '/search?q=wrong']) await see(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  allow(/404 .*(wrong-types|draft|leaving|unpaid|category\/wrong)/);
  for (const path of [
    '/course/wrong-types/wrong-types',
    '/course/unpaid/unpaid',
    '/course/draft/draft',
    '/category/wrong',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: texts.shell.notFound.title })).toBeVisible();
  }

  await see('/category/data?sort=newest');
  const link = page.getByRole('link', { name: 'About to leave' });
  await expect(link).toBeVisible();
  await publish(site, { 'courses/leaving': null });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: texts.shell.notFound.title })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  warnings.length = 0;
  faults.add(/files%2Flist-all/, { rewrite: (text) => text.replace(/"title":"[^"]+"/, '"title":7') });
  await see('/all-courses');
  await expect(titles, 'the broken course of the file is left out').toHaveCount(23);
  expect(warnings.filter((text) => text.includes('title')).length, warnings.join('\n')).toBe(1);
});
