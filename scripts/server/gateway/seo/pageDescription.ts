import {
  courseFilePath,
  courseSchema,
  parseCatalogueCourse,
  parseCatalogueHome,
  slugWords,
  type CatalogueCourse,
  type CataloguePointer,
} from '@lectern/shared/domain';
import type { PageWords, Registry } from '@lectern/shared/contract';
import type { CatalogueFile, ReadCatalogueFile } from '../catalogue/catalogueFiles';
import { canonicalPathOf, scopePathOf } from './seoPath';
import { personIn, readListedPerson } from './seoPerson';
import { seoText } from './seoText';
import { siteText } from '../pages/siteText';
import type { SiteView } from '../pages/siteView';

/**
 * Description of a page for crawlers, before any script runs. `path` is its canonical path, null for a page that search
 * engines should not index. `image` is a path in storage. `structured` returns its JSON-LD. `preloadsData` is false
 * when the data that the route declares is missing, so that all such paths share one page.
 */
export type PageDescription = {
  status: 200 | 404 | 503;
  title: string;
  description: string;
  path: string | null;
  image: string | null;
  structured: ((origin: string) => object) | null;
  preloadsData: boolean;
};

/** The description of the page at a path, or the canonical path to redirect to. */
export type DescribedPage = { description: PageDescription } | { movedTo: string };

type Sources = {
  registry: Registry;
  query: URLSearchParams;
  pointer: CataloguePointer | null;
  readFile: ReadCatalogueFile;
  /** Reads an answer of this site's own API, such as that of `/api/people/{uid}`. */
  readAnswer: ReadCatalogueFile;
  openBuckets: readonly string[];
  /** Texts of the site in the page's language; English by default. */
  words?: PageWords;
};

/** Describes a page from the published catalogue. Never rejects: parts that are not available in time are omitted. */
export async function describePage(view: SiteView, sources: Sources): Promise<DescribedPage> {
  if (view.kind !== 'route' || view.route.access !== 'public')
    return { description: plainDescription(view, sources.words) };
  const data = view.route.data ?? [];
  if (data.includes('course')) return describeCourse(view, sources);
  if (data.includes('folder')) return { description: await describeOpenCourse(view, sources) };
  if (data.includes('lists') && Object.keys(view.params).length > 0)
    return { description: await describeCategory(view, sources) };
  const description = routeDescription(view, canonicalPathOf(sources.registry, view.route, view.params), sources.words);
  return { description: await describePerson(view, description, sources) };
}

/** Returns the description of a page when only its route is known; search engines should not index it. */
export function plainDescription(view: SiteView, words: PageWords = siteText): PageDescription {
  if (view.kind === 'unknown') return unlistedDescription(words.notFound, 404, words);
  if (view.kind === 'maintenance') return unlistedDescription(words.maintenance, 503, words);
  return unlistedDescription(view.route.title, 200, words);
}

type RouteView = SiteView & { kind: 'route' };

async function describeCourse(
  view: RouteView,
  { registry, readFile, words = siteText }: Sources,
): Promise<DescribedPage> {
  const { course_id: id = '', course_name: name } = view.params;
  const file: CatalogueFile<CatalogueCourse> = isId(id)
    ? await readFile(courseFilePath(id), (data) => parseCatalogueCourse(data, id))
    : { kind: 'missing' };
  if (file.kind === 'missing') return { description: unlistedDescription(words.notFound, 404, words) };
  if (file.kind === 'unknown') return { description: routeDescription(view, null, words) };
  const course = file.value;
  const path = canonicalPathOf(registry, view.route, { ...view.params, course_name: course.slug });
  if (course.slug !== name) return { movedTo: path };
  const { title, teacherName: teacher, language } = course;
  return {
    description: {
      status: 200,
      title,
      description: course.subtitle || seoText.course({ title, teacher, language }),
      path,
      image: pictureOf(course.cover),
      structured: (origin) => courseSchema(course, { origin, path }),
      preloadsData: true,
    },
  };
}

/** Describes the list of a category. The category may have no list file, when it has no courses. */
async function describeCategory(
  view: RouteView,
  { registry, pointer, readFile, words = siteText }: Sources,
): Promise<PageDescription> {
  const path = canonicalPathOf(registry, view.route, view.params);
  const home = pointer ? await readFile(pointer.home, (data) => parseCatalogueHome(data)) : null;
  if (home?.kind !== 'value') return routeDescription(view, path, words);
  const [top = '', below] = Object.values(view.params);
  const find = (slug: string, parent: string | null) =>
    home.value.categories.find((category) => category.slug === slug && (parent === null || category.parent === parent));
  const parent = find(top, null);
  const category = below === undefined ? parent : find(below, top);
  if (!parent || !category) return unlistedDescription(words.notFound, 404, words);
  const above = home.value.categories.find(({ slug }) => slug === category.parent);
  const title = above ? seoText.subcategory(category.name, above.name) : category.name;
  // A path with only a subcategory's slug is served; its canonical path is below the category.
  const own =
    below === undefined && category.parent !== null ? scopePathOf(registry, [category.parent, category.slug]) : path;
  return {
    ...routeDescription(view, own ?? path, words),
    title,
    description: seoText.category(category.name, category.courseCount),
  };
}

/**
 * Describes an open course. One that the catalogue does not list is not found; its folder may exist all the same, so
 * the page keeps its title, and shows it. It preloads nothing, since any name would get a page of its own.
 */
async function describeOpenCourse(
  view: RouteView,
  { registry, pointer, readFile, openBuckets, words = siteText }: Sources,
): Promise<PageDescription> {
  const { bucket = '', course_name: name = '' } = view.params;
  if (!openBuckets.includes(bucket) || !SLUG.test(name)) return unlistedDescription(words.notFound, 404, words);
  const home = pointer ? await readFile(pointer.home, (data) => parseCatalogueHome(data)) : null;
  const course =
    home?.kind === 'value' ? home.value.open.find((open) => open.bucket === bucket && open.name === name) : undefined;
  if (!course) {
    const isKnown = home?.kind === 'value';
    return { ...routeDescription(view, null, words), status: isKnown ? 404 : 200, preloadsData: !isKnown };
  }
  const title = slugWords(name);
  return {
    ...routeDescription(view, canonicalPathOf(registry, view.route, view.params), words),
    title,
    description: seoText.openCourse(title, course.lessonCount),
  };
}

/**
 * Describes the page of a person, which a route shows for a query like `?teacher=UID`; returns the `own` description of
 * the route for other queries, and without an address for a person who could not be read in time.
 */
async function describePerson(view: RouteView, own: PageDescription, sources: Sources): Promise<PageDescription> {
  const { query, readAnswer, words = siteText } = sources;
  const named = personIn(view.route, query);
  if (!named) return own;
  const person = await readListedPerson(named.uid, readAnswer);
  if (person.kind === 'missing') return unlistedDescription(words.notFound, 404, words);
  if (person.kind === 'unknown') return { ...own, path: null };
  const { name, description, avatar, structured } = person.value;
  const path = `${own.path ?? ''}?${named.param}=${named.uid}`;
  return {
    ...own,
    title: name,
    description,
    path,
    image: pictureOf(avatar),
    structured: (origin) => structured(origin + path),
  };
}

const routeDescription = (
  { route }: RouteView,
  path: string | null,
  { description }: PageWords = siteText,
): PageDescription => ({
  status: 200,
  title: route.title,
  description,
  path,
  image: null,
  structured: null,
  preloadsData: true,
});
const unlistedDescription = (
  title: string,
  status: PageDescription['status'],
  { description }: PageWords,
): PageDescription => ({
  status,
  title,
  description,
  path: null,
  image: null,
  structured: null,
  preloadsData: status === 200,
});

const SLUG = /^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/;
const isId = (text: string): boolean => /^[A-Za-z0-9_-]{1,128}$/.test(text);

/** Returns the cover if link previews can show it: they do not support vector images. */
const pictureOf = (cover: string | null): string | null =>
  cover !== null && /\.(png|jpe?g|webp)$/i.test(cover) ? cover : null;
