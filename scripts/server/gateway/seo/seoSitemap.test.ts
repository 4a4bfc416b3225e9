import type { Registry } from '@lectern/shared/contract';
import type { ListedCourse } from '@lectern/shared/domain';
import { CourseTableBuilder } from '@lectern/shared/search';
import { coursePaths, PAGES_PER_SITEMAP, sitemapIndex, sitemapOf } from './seoSitemap';
import { createSiteFixture } from '../../../tests/fixtures/gatewaySite';

const COUNT = 2 * PAGES_PER_SITEMAP + 1;
const course: ListedCourse = {
  id: '',
  slug: 'a-course',
  title: 'A course',
  teacherName: 'Ada',
  category: 'design',
  subcategory: null,
  level: 'all',
  language: 'en',
  durationSec: 0,
  lessonCount: 0,
  ratingSum: 0,
  ratingCount: 0,
  cover: null,
  price: null,
  createdAt: 0,
};

async function registryWithCourses(): Promise<Registry> {
  const site = await createSiteFixture();
  const registry = await site.revise(({ remotes: { commerce, ...others } }) => {
    const [route] = commerce?.stable.routes ?? [];
    const routes = route ? [{ ...route, path: '/course/:course_name/:course_id', data: ['course'] }] : [];
    return commerce
      ? { remotes: { ...others, commerce: { ...commerce, stable: { ...commerce.stable, routes } } } }
      : {};
  });
  await site.remove();
  return registry;
}

test('splits 100,001 courses into three sitemaps of at most 50,000, each course in one of them', async () => {
  const rows = new CourseTableBuilder();
  for (let index = 0; index < COUNT; index += 1) rows.add({ ...course, id: `c${String(index).padStart(6, '0')}` });
  const table = rows.finish();
  const registry = await registryWithCourses();
  expect(sitemapIndex('https://x.example', COUNT).match(/<sitemap>/g)).toHaveLength(4);
  const parts = [1, 2, 3, 4].map((part) => [...coursePaths(registry, table, part)]);
  expect(parts.map((paths) => paths.length)).toEqual([PAGES_PER_SITEMAP, PAGES_PER_SITEMAP, 1, 0]);
  expect(new Set(parts.flat()).size).toBe(COUNT);
  expect(parts[2]).toEqual([`/course/a-course/c${String(COUNT - 1)}`]);
});

test('yields a sitemap in chunks that form a complete document', () => {
  const pieces = [
    ...sitemapOf(
      'https://x.example',
      Array.from({ length: 1_200 }, (_path, index) => `/a?b=${index}&c`),
    ),
  ];
  expect(pieces.length).toBeGreaterThan(2);
  const text = pieces.join('');
  expect(text.match(/<url><loc>https:\/\/x\.example\/a\?b=\d+&amp;c<\/loc><\/url>/g)).toHaveLength(1_200);
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<url>/);
  expect(text).toMatch(/<\/url>\n<\/urlset>\n$/);
  expect([...sitemapOf('https://x.example', [])].join('')).toMatch(/<urlset [^>]+>\n<\/urlset>\n$/);
});
