import escapeHtml from 'escape-html';
import type { Registry, ReleaseRoute, RouteParams } from '@lectern/shared/contract';
import type { CatalogueHome } from '@lectern/shared/domain';
import { courseAt, type CourseTable } from '@lectern/shared/search';
import { canonicalPathOf, scopePathOf } from './seoPath';
import { routesOf } from '../pages/siteView';

/** Maximum number of pages in a sitemap. Source: sitemaps.org, "Sitemaps XML format". */
export const PAGES_PER_SITEMAP = 50_000;
const PER_CHUNK = 500;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * Returns the sitemap index: one sitemap of pages and categories, and as many sitemaps of courses as `courseCount`
 * requires.
 */
export function sitemapIndex(origin: string, courseCount: number): string {
  const parts = Array.from(
    { length: Math.ceil(courseCount / PAGES_PER_SITEMAP) },
    (_part, index) => `/sitemap-courses-${index + 1}.xml`,
  );
  const entries = ['/sitemap-pages.xml', ...parts].map(
    (path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`,
  );
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** The categories and open courses of the catalogue's home file. */
export type ListedPages = Pick<CatalogueHome, 'categories' | 'open'>;

/**
 * Returns the paths of all public pages except courses: the remotes' fixed pages, categories with courses, and open
 * courses.
 */
export function pagePaths(registry: Registry, { categories, open }: ListedPages): string[] {
  const routes = routesOf(registry).filter(({ owner, access }) => owner !== 'shell' && access === 'public');
  const plain = routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path);
  const scopes = categories
    .filter(({ courseCount }) => courseCount > 0)
    .map(({ slug, parent }) => (parent === null ? [slug] : [parent, slug]));
  const lists = scopes.map((scope) => scopePathOf(registry, scope));
  const folder = routes.find(({ data = [] }) => data.includes('folder'));
  const openCourses = folder
    ? open.map(({ bucket, name }) => canonicalPathOf(registry, folder, { bucket, course_name: name }))
    : [];
  return [...new Set([...plain, ...lists.filter((path) => path !== null), ...openCourses])];
}

/** Yields the paths of the courses in sitemap `part`, counted from 1; none when no live route shows courses. */
export function* coursePaths(registry: Registry, table: CourseTable, part: number): Generator<string> {
  const route: ReleaseRoute | undefined = routesOf(registry).find(
    ({ data = [], access }) => access === 'public' && data.includes('course'),
  );
  if (!route) return;
  const from = (part - 1) * PAGES_PER_SITEMAP;
  for (let row = from; row < Math.min(table.size, from + PAGES_PER_SITEMAP); row += 1) {
    const { id, slug } = courseAt(table, row);
    const params: RouteParams = { course_id: id, course_name: slug };
    yield route.path.replace(/:(\w+)/g, (_parameter, name: string) => encodeURIComponent(params[name] ?? ''));
  }
}

/** Yields a sitemap in chunks of 500 pages, so that a long one is never in memory as a whole. */
export function* sitemapOf(origin: string, paths: Iterable<string>): Generator<string> {
  let chunk = `${DECLARATION}<urlset ${NAMESPACE}>\n`;
  let count = 0;
  for (const path of paths) {
    chunk += `<url><loc>${escapeHtml(origin + path)}</loc></url>\n`;
    count += 1;
    if (count % PER_CHUNK !== 0) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}</urlset>\n`;
}
