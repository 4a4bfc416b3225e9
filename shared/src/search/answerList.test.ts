import { FACETS, type Facet, type ListAnswer, type ListedCourse } from '../domain';
import {
  answerList,
  courseAt,
  CourseTableBuilder,
  decodeCourseTable,
  encodeCourseTable,
  requestQuery,
  scopeKey,
  scopeOf,
  type Chosen,
  type CourseTable,
  type ListRequest,
  type ListScope,
  type Sort,
} from '.';
import { narrow } from './narrow';

function tableOf(courses: readonly ListedCourse[]): CourseTable {
  const builder = new CourseTableBuilder();
  for (const course of courses) builder.add(course);
  return builder.finish();
}

const course = (id: string, overrides: Partial<ListedCourse> = {}): ListedCourse => ({
  id,
  slug: id,
  title: id,
  teacherName: 'T',
  category: 'art',
  subcategory: 'drawing',
  level: 'beginner',
  language: 'en',
  durationSec: 600,
  lessonCount: 1,
  ratingSum: 0,
  ratingCount: 0,
  cover: null,
  price: null,
  createdAt: 0,
  ...overrides,
});
const euros = (amount: number) => ({ amount, currency: 'eur' });
const courses = [
  course('a'),
  course('b', { level: 'advanced', price: euros(900), durationSec: 3600, createdAt: 3 }),
  course('c', {
    language: 'de',
    durationSec: 3 * 3600,
    subcategory: null,
    createdAt: 2,
    ratingCount: 5,
    ratingSum: 10,
  }),
  course('d', {
    level: 'advanced',
    language: 'de',
    price: euros(0),
    durationSec: 36_000,
    subcategory: 'painting',
    createdAt: 1,
    ratingCount: 5,
    ratingSum: 25,
  }),
  course('e', { category: 'music', subcategory: 'piano', price: euros(100), durationSec: 3599 }),
];

const table = tableOf(courses);
const ask = (chosen: Chosen = {}, more: Partial<ListRequest> = {}) =>
  answerList(
    { generation: 'g', table, index: null },
    { words: '', scope: {}, chosen, sort: 'popular', page: 1, limit: 24, ...more },
  );
const idsOf = (answer: ListAnswer): string => answer.courses.map(({ id }) => id).join('');
const sortedIds = (answer: ListAnswer): string =>
  answer.courses
    .map(({ id }) => id)
    .sort()
    .join('');
const all = FACETS.filter((facet) => facet !== 'topic');
const narrowed = (chosen: Chosen) =>
  narrow(
    table,
    Uint32Array.from(courses, (_, row) => row),
    chosen,
    FACETS,
  );

test.each<[Chosen, string]>([
  [{}, 'abcde'],
  [{ level: ['advanced'] }, 'bd'],
  [{ level: ['advanced', 'beginner'] }, 'abcde'],
  [{ level: ['advanced'], language: ['de'] }, 'd'],
  [{ price: ['free'] }, 'acd'],
  [{ price: ['paid'] }, 'be'],
  [{ duration: ['under-1h'] }, 'ae'],
  [{ duration: ['1h-3h'] }, 'b'],
  [{ duration: ['3h-10h', 'over-10h'] }, 'cd'],
  [{ topic: ['piano'] }, 'e'],
  [{ category: ['art'], topic: ['piano'] }, ''],
  [{ language: ['xx'] }, ''],
])('%j leaves %s', (chosen, ids) => {
  expect(Array.from(narrowed(chosen).matching, (row) => table.ids[row]).join('')).toBe(ids);
});

test.each<[Chosen, Facet, Record<string, number>]>([
  [{}, 'level', { beginner: 3, advanced: 2 }],
  [{}, 'topic', { drawing: 2, painting: 1, piano: 1 }],
  [{ level: ['advanced'] }, 'level', { beginner: 3, advanced: 2 }],
  [{ level: ['advanced'] }, 'language', { en: 1, de: 1 }],
  [{ level: ['advanced'], language: ['de'] }, 'level', { beginner: 1, advanced: 1 }],
  [{ level: ['advanced'], language: ['de'] }, 'language', { en: 1, de: 1 }],
  [{ level: ['advanced'], language: ['de'] }, 'price', { free: 1 }],
  [{ category: ['music'], topic: ['drawing'] }, 'level', {}],
  [{ category: ['music'], topic: ['drawing'] }, 'category', { art: 2 }],
])('with %j chosen, %s offers %j', (chosen, facet, counts) => {
  expect(narrowed(chosen).counts[facet]).toEqual(counts);
});

test.each<[Chosen, Partial<Record<Facet, number>>]>([
  [{}, { level: 5 }],
  [
    { level: ['advanced'], language: ['de'] },
    { level: 2, language: 2, price: 1 },
  ],
  [
    { category: ['music'], topic: ['drawing'] },
    { category: 2, topic: 1, level: 0 },
  ],
])('%j without one facet', (chosen, expected) => {
  expect(narrowed(chosen).without).toMatchObject(expected);
});

test('a facet that a list does not offer neither narrows nor counts', () => {
  const { total, counts } = ask({ topic: ['piano'] });
  expect([total, Object.keys(counts)]).toEqual([5, all]);
});

test.each<[ListScope, string, string[]]>([
  [{}, 'abcde', ['category', 'level', 'price', 'duration', 'language']],
  [{ category: 'art' }, 'abcd', ['topic', 'level', 'price', 'duration', 'language']],
  [{ category: 'piano' }, 'e', ['topic', 'level', 'price', 'duration', 'language']],
  [{ category: 'art', subcategory: 'drawing' }, 'ab', ['level', 'price', 'duration', 'language']],
  [{ category: 'music', subcategory: 'drawing' }, '', ['level', 'price', 'duration', 'language']],
  [{ category: 'nothing' }, '', ['topic', 'level', 'price', 'duration', 'language']],
])('the list of scope %j holds %s', (scope, ids, facets) => {
  const answer = ask({}, { scope });
  expect([sortedIds(answer), Object.keys(answer.counts)]).toEqual([ids, facets]);
  expect(scopeOf(scopeKey(scope))).toEqual(scope);
});

test.each<[Sort, string]>([
  ['relevance', 'dcabe'],
  ['popular', 'dcabe'],
  ['newest', 'bcdae'],
  ['title', 'abcde'],
  ['shortest', 'aebcd'],
])('sorted by %s: %s', (sort, ids) => {
  expect(idsOf(ask({}, { sort }))).toBe(ids);
  expect(idsOf(ask({ language: ['en', 'de'] }, { sort }))).toBe(ids);
});

test.each([
  [1, 'dc', 1],
  [2, 'ab', 2],
  [3, 'e', 3],
  [999, 'e', 3],
])('page %d holds %s', (page, ids, shown) => {
  const answer = ask({}, { page, limit: 2 });
  expect([idsOf(answer), answer.page, answer.pages, answer.total]).toEqual([ids, shown, 3, 5]);
});

test('a table returns the courses it was built from, also after encoding and decoding', () => {
  for (const read of [table, decodeCourseTable([...encodeCourseTable(table)].join(''))])
    expect(courses.map((_, row) => courseAt(read, row))).toEqual(courses);
  expect(decodeCourseTable([...encodeCourseTable(tableOf([]))].join(''))).toMatchObject({ size: 0 });
});

test.each([
  '{}',
  '[]',
  '{"version":1,"size":2}',
  [...encodeCourseTable(table)].join('').replace('"level', '"lvel'),
  [...encodeCourseTable(table)].join('').replace('"durations":[', '"durations":["x",'),
])('a malformed table is rejected: %#', (json) => {
  expect(() => decodeCourseTable(json)).toThrow(/course table/);
});

test('equal requests have equal query strings', () => {
  const request: ListRequest = {
    words: 'tea & cake',
    scope: { category: 'art' },
    chosen: { level: ['beginner', 'advanced'] },
    sort: 'title',
    page: 2,
    limit: 6,
  };
  expect(requestQuery(request)).toBe('q=tea+%26+cake&in=art&level=advanced&level=beginner&sort=title&page=2&limit=6');
  expect(requestQuery({ ...request, chosen: { level: ['advanced', 'beginner'] } })).toBe(requestQuery(request));
});
