import {
  courseFilePath,
  courseSchema,
  parseCatalogueCourse,
  parseCatalogueHome,
  slugWords,
  type CatalogueCourse,
  type CataloguePointer,
} from '@lectern/shared/domain';
import type { Registry } from '@lectern/shared/contract';
import type { CatalogueFile, ReadCatalogueFile } from '../catalogue/catalogueFiles';
import { canonicalPathOf, scopePathOf } from './seoPath';
import { seoText } from './seoText';
import { siteText } from '../pages/siteText';
import type { SiteView } from '../pages/siteView';

/**
 * What a page says of itself before any script runs. `path` is its one address on the site, null for a page that search
 * engines leave out; `image` a picture in storage; `structured` its JSON-LD.
 */
export type PageFacts = {
  status: 200 | 404 | 503;
  title: string;
  description: string;
  path: string | null;
  image: string | null;
  structured: ((origin: string) => object) | null;
};

/** The facts of the page that a path shows, or the path that it should have been. */
export type DescribedPage = { facts: PageFacts } | { movedTo: string };

type Sources = {
  registry: Registry;
  pointer: CataloguePointer | null;
  readFile: ReadCatalogueFile;
  openBuckets: readonly string[];
};

/** Describes a page from the published catalogue. What cannot be known in time is left to the page itself. */
export async function describePage(view: SiteView, sources: Sources): Promise<DescribedPage> {
  if (view.kind !== 'route' || view.route.access !== 'public') return { facts: plainFacts(view) };
  const data = view.route.data ?? [];
  if (data.includes('course')) return describeCourse(view, sources);
  if (data.includes('folder')) return { facts: await describeOpenCourse(view, sources) };
  if (data.includes('lists') && Object.keys(view.params).length > 0)
    return { facts: await describeCategory(view, sources) };
  return { facts: plain(view, canonicalPathOf(sources.registry, view.route, view.params)) };
}

/** What a page says of itself when nothing is known but its route: search engines leave it out. */
export function plainFacts(view: SiteView): PageFacts {
  if (view.kind === 'unknown') return without(siteText.notFound, 404);
  return view.kind === 'maintenance' ? without(siteText.maintenance, 503) : without(view.route.title, 200);
}

type RouteView = SiteView & { kind: 'route' };

async function describeCourse(view: RouteView, { registry, readFile }: Sources): Promise<DescribedPage> {
  const { course_id: id = '', course_name: name } = view.params;
  const file: CatalogueFile<CatalogueCourse> = isId(id)
    ? await readFile(courseFilePath(id), (data) => parseCatalogueCourse(data, id))
    : { kind: 'missing' };
  if (file.kind === 'missing') return { facts: without(siteText.notFound, 404) };
  if (file.kind === 'unknown') return { facts: plain(view, null) };
  const course = file.value;
  const path = canonicalPathOf(registry, view.route, { ...view.params, course_name: course.slug });
  if (course.slug !== name) return { movedTo: path };
  const { title, teacherName: teacher, language } = course;
  return {
    facts: {
      status: 200,
      title,
      description: course.subtitle || seoText.course({ title, teacher, language }),
      path,
      image: pictureOf(course.cover),
      structured: (origin) => courseSchema(course, { origin, path }),
    },
  };
}

/** A list that the pointer has no file of is one of a category without courses, or of none. */
async function describeCategory(view: RouteView, { registry, pointer, readFile }: Sources): Promise<PageFacts> {
  const path = canonicalPathOf(registry, view.route, view.params);
  const home = pointer ? await readFile(pointer.home, (data) => parseCatalogueHome(data)) : null;
  if (home?.kind !== 'value') return plain(view, path);
  const [top = '', below] = Object.values(view.params);
  const find = (slug: string, parent: string | null) =>
    home.value.categories.find((category) => category.slug === slug && (parent === null || category.parent === parent));
  const parent = find(top, null);
  const category = below === undefined ? parent : find(below, top);
  if (!parent || !category) return without(siteText.notFound, 404);
  const above = home.value.categories.find(({ slug }) => slug === category.parent);
  const title = above ? seoText.subcategory(category.name, above.name) : category.name;
  // A subcategory under its own slug alone is shown, and has its address below its category.
  const own =
    below === undefined && category.parent !== null ? scopePathOf(registry, [category.parent, category.slug]) : path;
  return { ...plain(view, own ?? path), title, description: seoText.category(category.name, category.courseCount) };
}

/**
 * A folder that the catalogue does not name yet may be there all the same: its page is shown, and left out of search
 * engines.
 */
async function describeOpenCourse(
  view: RouteView,
  { registry, pointer, readFile, openBuckets }: Sources,
): Promise<PageFacts> {
  const { bucket = '', course_name: name = '' } = view.params;
  if (!openBuckets.includes(bucket) || !SLUG.test(name)) return without(siteText.notFound, 404);
  const home = pointer ? await readFile(pointer.home, (data) => parseCatalogueHome(data)) : null;
  const course =
    home?.kind === 'value' ? home.value.open.find((open) => open.bucket === bucket && open.name === name) : undefined;
  if (!course) return plain(view, null);
  const title = slugWords(name);
  return {
    ...plain(view, canonicalPathOf(registry, view.route, view.params)),
    title,
    description: seoText.openCourse(title, course.lessonCount),
  };
}

const plain = ({ route }: RouteView, path: string | null): PageFacts => ({
  status: 200,
  title: route.title,
  description: siteText.description,
  path,
  image: null,
  structured: null,
});
const without = (title: string, status: PageFacts['status']): PageFacts => ({
  status,
  title,
  description: siteText.description,
  path: null,
  image: null,
  structured: null,
});

const SLUG = /^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/;
const isId = (text: string): boolean => /^[A-Za-z0-9_-]{1,128}$/.test(text);

/** A cover that previews of links can show: they draw no vectors. */
const pictureOf = (cover: string | null): string | null =>
  cover !== null && /\.(png|jpe?g|webp)$/i.test(cover) ? cover : null;
