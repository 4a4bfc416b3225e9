import {
  parseCatalogueCourse,
  type CatalogueBooks,
  type CatalogueCourse,
  type CatalogueHome,
  type CatalogueList,
  type CataloguePointer,
  type ListedCategory,
  type ListedCourse,
  type ListedPath,
} from '@lectern/shared/domain';
import {
  answerList,
  CourseTableBuilder,
  encodeCourseTable,
  encodeTextIndex,
  PAGE_SIZE,
  scopeOf,
  TextIndexBuilder,
  type CourseTable,
} from '@lectern/shared/search';

/** Storage of a test's backend. Its content has Node types, which this workspace does not have. */
type Storage = { put: (bucket: string, path: string, content: never, options: { contentType: string }) => unknown };

/** Returns a category of the catalogue. */
export const listedCategory = (slug: string, parent: string | null = null, courseCount = 1): ListedCategory => ({
  slug,
  name: slug.charAt(0).toUpperCase() + slug.slice(1),
  parent,
  order: 0,
  icon: 'x',
  courseCount,
});

/** A listed course, with words that only its search and page use. */
export type TestCourse = ListedCourse & { tags?: string[] };

/** Returns a listed course; its id and slug come from `title`. */
export const listedCourse = (title: string, overrides: Partial<TestCourse> = {}): TestCourse => {
  const slug = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  return {
    id: slug,
    slug,
    title,
    teacherName: 'Ada',
    category: 'cooking',
    subcategory: null,
    level: 'beginner',
    language: 'en',
    durationSec: 600,
    lessonCount: 2,
    ratingSum: 0,
    ratingCount: 0,
    cover: null,
    price: null,
    createdAt: 0,
    ...overrides,
  };
};

/** Returns the file of a course's page. */
export const courseFile = (course: TestCourse, overrides: Partial<CatalogueCourse> = {}): CatalogueCourse =>
  parseCatalogueCourse(
    {
      ...course,
      price: course.price && { priceId: 'p', ...course.price },
      productId: null,
      subtitle: '',
      summary: '',
      tags: course.tags ?? [],
      captionLanguages: [],
      updatedAt: course.createdAt,
      categories: [],
      teacher: { name: course.teacherName, headline: '', bio: '', avatar: null },
      sections: [],
      reviews: { stars: [0, 0, 0, 0, 0], newest: [] },
      ...overrides,
    },
    course.id,
  );

const at = new Date('2026-03-04T10:00:00Z');

/** Returns the course document behind the page of a test's course. */
export const courseDocument = (overrides: object = {}): object => ({
  slug: 'bread',
  title: 'Bread',
  subtitle: '',
  summary: 'You will bake.',
  category: 'cooking',
  subcategory: 'baking',
  teacherUid: 'ada',
  teacherName: 'Ada',
  level: 'beginner',
  language: 'en',
  captionLanguages: ['de'],
  durationSec: 600,
  lessonCount: 2,
  productId: null,
  ratingSum: 8,
  ratingCount: 2,
  cover: null,
  tags: ['sourdough'],
  status: 'published',
  createdAt: at,
  updatedAt: at,
  ...overrides,
});
/** Returns a review document. */
export const reviewDocument = (rating: number, text: string, authorName: string): object => ({
  rating,
  text,
  authorName,
  createdAt: at,
  updatedAt: at,
});
/** Returns the content document of a lesson. */
export const lessonDocument = (body: string, video: string | null = null): object => ({
  video,
  captions: [],
  chapters: [],
  body,
  resources: [],
  preview: true,
});

/** Content of a published catalogue; omitted parts are empty. `pages` are the files of course pages. */
export type PublishedFiles = {
  categories?: ListedCategory[];
  courses?: TestCourse[];
  pages?: CatalogueCourse[];
  books?: CatalogueBooks['books'];
  open?: CatalogueHome['open'];
  /** Without them, the catalogue is that of a release before learning paths. */
  paths?: ListedPath[];
};

let generation = 0;

/** Publishes a catalogue to the storage of a test's backend, as the site does. */
export async function publishFiles(
  storage: Storage,
  { categories = [], courses = [], pages = [], books = [], open = [], paths }: PublishedFiles,
): Promise<void> {
  generation += 1;
  const name = String(generation).padStart(12, '0');
  const put = async (file: string, content: object | string): Promise<string> => {
    const path = `catalogue/files/${file}-${name}`;
    const body = typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content);
    await storage.put('lectern', path, body as never, { contentType: 'application/json' });
    return path;
  };
  const { table, words } = searchable(courses);
  const home: CatalogueHome = { categories, popular: courses.slice(0, 8), newest: courses.slice(0, 8), open };
  const keys = ['all', ...categories.map(({ slug, parent }) => (parent === null ? slug : `${parent}/${slug}`))];
  const lists = await Promise.all(
    keys.map(
      async (key) => [key, await put(`list-${key.replace('/', '.')}`, listFile(key, categories, table))] as const,
    ),
  );
  const pointer: CataloguePointer = {
    schemaVersion: 2,
    generation: name,
    home: await put('home', home),
    books: await put('books', { books }),
    lists: Object.fromEntries(lists),
    rows: await put('rows', [...encodeCourseTable(table)].join('')),
    words: await put('words', words),
    courseCount: courses.length,
    ...(paths && { paths: await put('paths', { paths }) }),
  };
  for (const page of pages)
    await storage.put('lectern', `catalogue/courses/${page.id}.json`, JSON.stringify(page) as never, {
      contentType: 'application/json',
    });
  await storage.put('lectern', 'catalogue/pointer.json', JSON.stringify(pointer) as never, {
    contentType: 'application/json',
  });
}

function searchable(courses: readonly TestCourse[]): { table: CourseTable; words: Uint8Array } {
  const table = new CourseTableBuilder();
  const index = new TextIndexBuilder();
  for (const course of courses.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    table.add(course);
    index.add({ ...course, subtitle: '', more: course.tags ?? [] });
  }
  return { table: table.finish(), words: encodeTextIndex(index.finish()) };
}

function listFile(key: string, categories: ListedCategory[], table: CourseTable): CatalogueList {
  const first = answerList(
    { generation: '', table, index: null },
    { words: '', scope: scopeOf(key), chosen: {}, sort: 'popular', page: 1, limit: PAGE_SIZE },
  );
  return { scope: key, categories, first };
}
