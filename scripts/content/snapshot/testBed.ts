import {
  parseCatalogueCourse,
  parseCatalogueList,
  parseCataloguePointer,
  type CatalogueCourse,
  type CatalogueList,
  type CataloguePointer,
} from '@lectern/shared/domain';
import { answerList, decodeCourseTable, decodeTextIndex, type ListRequest } from '@lectern/shared/search';
import { wireFieldsOf, type RunningBackend } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { publishSnapshot } from './publishSnapshot';

/** The backend of the current test, and the warnings of its publications. */
export let running: RunningBackend;
export let warnings: string[];

/** Starts a backend before each test of a file, and stops it afterwards. */
export function prepareBackend(): void {
  beforeEach(async () => {
    running = await startLecternBackend();
    warnings = [];
  });
  afterEach(() => running.stop());
}

/** Creation time of all documents. */
export const now = new Date('2026-11-21T10:00:00Z');
/** Returns the data of a course document. */
export const course = (changes: object = {}): object => ({
  slug: 'bread',
  title: 'Bread from scratch',
  subtitle: 'Flour and time',
  summary: 'Long ago',
  category: 'cooking',
  subcategory: 'baking',
  teacherUid: 't1',
  teacherName: 'Ada',
  level: 'beginner',
  language: 'en',
  captionLanguages: [],
  durationSec: 600,
  lessonCount: 2,
  productId: null,
  ratingSum: 0,
  ratingCount: 0,
  cover: null,
  tags: [],
  status: 'published',
  createdAt: now,
  updatedAt: now,
  ...changes,
});
/** Returns the data of a book document. */
export const book = (changes: object = {}): object => ({
  slug: 'loaf',
  title: 'The loaf',
  summary: '',
  authors: ['Ada'],
  isbn13: null,
  category: null,
  language: 'en',
  pages: 3,
  cover: null,
  sample: null,
  productId: null,
  status: 'published',
  createdAt: now,
  updatedAt: now,
  ...changes,
});
/** Returns the data of the teacher's public profile. */
export const profile = (changes: object = {}): object => ({
  displayName: 'Ada',
  headline: 'Bakes',
  bio: '',
  avatar: null,
  links: [],
  visibility: 'public',
  createdAt: now,
  updatedAt: now,
  ...changes,
});
/** Writes a document. */
export const set = (path: string, data: object): void => running.backend.firestore.admin.set(path, wireFieldsOf(data));
/** Options of a publication. */
export const options = {
  bucket: 'lectern',
  openBuckets: ['open-courses'],
  warn: (message: string) => warnings.push(message),
};
/** Publishes everything. */
export const publish = () => publishSnapshot(running.backend, options);

/** Writes a small catalogue: two categories, a free and a paid course, a book. */
export function seed(): void {
  set('categories/cooking', { name: 'Cooking', parent: null, order: 1, icon: 'pot' });
  set('categories/baking', { name: 'Baking', parent: 'cooking', order: 1, icon: 'oven' });
  set('products/p1', { active: true, name: 'Bread', images: [], metadata: {} });
  set('products/p1/prices/old', { unit_amount: 100, currency: 'eur', active: false, type: 'one_time' });
  set('products/p1/prices/new', { unit_amount: 900, currency: 'eur', active: true, type: 'one_time' });
  set('courses/free', course());
  set('courses/paid', course({ productId: 'p1' }));
  set('books/b1', book());
}

/** Fetches a stored file as a visitor without an account does. */
export const fetchFile = (path: string): Promise<Response> =>
  fetch(`${running.url}/v0/b/lectern/o/${encodeURIComponent(path)}?alt=media`);
export const fetchPointer = async (): Promise<CataloguePointer> =>
  parseCataloguePointer(await (await fetchFile('catalogue/pointer.json')).json());
export const fetchList = async (scope = 'all'): Promise<CatalogueList> =>
  parseCatalogueList(await (await fetchFile((await fetchPointer()).lists[scope]!)).json());
export const fetchIds = async (scope?: string): Promise<string[]> =>
  (await fetchList(scope)).first.courses.map(({ id }) => id);
/** Fetches the file of a course; null when there is none. */
export const fetchCourse = async (id: string): Promise<CatalogueCourse | null> => {
  const answer = await fetchFile(`catalogue/courses/${id}.json`);
  return answer.status === 404 ? null : parseCatalogueCourse(await answer.json(), id);
};
/** Searches the published files as a browser does; resolves to ids. */
export const search = async (words: string): Promise<string[]> => {
  const { generation, rows, words: index } = await fetchPointer();
  const request: ListRequest = { words, scope: {}, chosen: {}, sort: 'relevance', page: 1, limit: 24 };
  const [table, bytes] = [await (await fetchFile(rows)).text(), await (await fetchFile(index)).arrayBuffer()];
  return answerList(
    { generation, table: decodeCourseTable(table), index: decodeTextIndex(new Uint8Array(bytes)) },
    request,
  ).courses.map(({ id }) => id);
};
