import { wireFieldsOf } from '@lectern/backend';
import { withLocalBackend } from '../../../cli';
import type { Site } from '../harness/site';
import { story } from '../harness/story';

const now = new Date();
const course = (facts: object): object => ({
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
  ...facts,
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

export default story(
  'broken content never breaks a screen: what cannot be shown is left out, what is gone is not found',
  async ({ page, site, faults, expect, allow }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const titles = page.locator('main article').getByRole('heading');
    const see = async (path: string): Promise<void> => {
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'hidden' });
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
    expect.ok((await titles.allInnerTexts()).includes('Without its cover'));
    await page.locator('main article', { hasText: 'Without its cover' }).locator('svg').first().waitFor();
    await see('/course/no-category/no-category');
    await page.getByRole('heading', { level: 1, name: 'Of no category' }).waitFor();
    await see('/category/empty');
    await page.getByText('No course has been published in this category yet').waitFor();
    for (const path of ['/', '/all-courses?sort=newest', '/search?q=wrong']) await see(path);
    await page.getByRole('heading', { level: 1 }).waitFor();

    allow(/404 .*(wrong-types|draft|leaving|unpaid|category\/wrong)/);
    for (const path of [
      '/course/wrong-types/wrong-types',
      '/course/unpaid/unpaid',
      '/course/draft/draft',
      '/category/wrong',
    ]) {
      expect.equal((await page.goto(path))?.status(), 404, path);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    }

    await see('/category/data?sort=newest');
    const link = page.getByRole('link', { name: 'About to leave' });
    await link.waitFor();
    await publish(site, { 'courses/leaving': null });
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect.ok(await page.getByRole('banner').isVisible());

    warnings.length = 0;
    faults.add(/files%2Flist-all/, { rewrite: (text) => text.replace(/"title":"[^"]+"/, '"title":7') });
    await see('/all-courses');
    expect.equal(await titles.count(), 23, 'the broken course of the file is left out');
    expect.equal(warnings.filter((text) => text.includes('title')).length, 1, warnings.join('\n'));
  },
  { timeout: 120_000 },
);
