import type { ListedCourse } from '@lectern/shared/domain';
import { narrowCourses, type Chosen, type Facet } from './facets';
import { readListAddress, withoutFacets, withPage, withSort, withValue } from './listAddress';
import { pageOf, pagesToName } from './pages';
import { sortCourses, type Sort } from './sortCourses';

const course = (id: string, facts: Partial<ListedCourse> = {}): ListedCourse => ({
  id, slug: id, title: id, subtitle: '', teacherName: 'T', category: 'art', subcategory: 'drawing', level: 'beginner', language: 'en', durationSec: 600,
  lessonCount: 1, ratingSum: 0, ratingCount: 0, cover: null, price: null, createdAt: 0, ...facts,
});
const euros = (amount: number) => ({ priceId: 'p', amount, currency: 'eur' });
const courses = [
  course('a'),
  course('b', { level: 'advanced', price: euros(900), durationSec: 3600, createdAt: 3 }),
  course('c', { language: 'de', durationSec: 3 * 3600, subcategory: null, createdAt: 2, ratingCount: 5, ratingSum: 10 }),
  course('d', { level: 'advanced', language: 'de', price: euros(0), durationSec: 36_000, subcategory: 'painting', createdAt: 1, ratingCount: 5, ratingSum: 25 }),
  course('e', { category: 'music', subcategory: 'piano', price: euros(100), durationSec: 3599 }),
];
const all: Facet[] = ['category', 'topic', 'level', 'price', 'duration', 'language'];
const counted = (chosen: Chosen, facet: Facet) => Object.fromEntries(narrowCourses(courses, chosen, all).counts.get(facet)!);

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
  expect(narrowCourses(courses, chosen, all).matching.map(({ id }) => id).join('')).toBe(ids);
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
  expect(counted(chosen, facet)).toEqual(counts);
});

test.each<[Chosen, Partial<Record<Facet, number>>]>([
  [{}, { level: 5 }],
  [{ level: ['advanced'], language: ['de'] }, { level: 2, language: 2, price: 1 }],
  [{ category: ['music'], topic: ['drawing'] }, { category: 2, topic: 1, level: 0 }],
])('%j without one facet', (chosen, expected) => {
  expect(Object.fromEntries(narrowCourses(courses, chosen, all).without)).toMatchObject(expected);
});

test('a facet that a list does not offer neither narrows nor counts', () => {
  const { matching, counts } = narrowCourses(courses, { category: ['music'] }, ['level']);
  expect([matching.length, [...counts.keys()]]).toEqual([5, ['level']]);
});

test.each<[Sort, string]>([
  ['relevance', 'abcde'], ['popular', 'dcabe'], ['newest', 'bcdae'], ['title', 'abcde'], ['shortest', 'aebcd'],
])('sorted by %s: %s', (sort, ids) => {
  expect(sortCourses(courses, sort).map(({ id }) => id).join('')).toBe(ids);
  if (sort !== 'relevance') expect(sortCourses(courses.toReversed(), sort).map(({ id }) => id).join('')).toBe(ids);
});

test.each([
  ['', { chosen: {}, sort: 'popular', page: 1 }],
  ['level=advanced&level=beginner&level=advanced&sort=title&page=3', { chosen: { level: ['advanced', 'beginner'] }, sort: 'title', page: 3 }],
  ['page=0', { chosen: {}, sort: 'popular', page: 1 }],
  ['page=1.5&sort=price', { chosen: {}, sort: 'popular', page: 1 }],
  ['page=1e99&topic=x', { chosen: {}, sort: 'popular', page: 1 }],
  ['level=%3Cscript%3E&language=', { chosen: {}, sort: 'popular', page: 1 }],
  ['language=pt-BR', { chosen: { language: ['pt-BR'] }, sort: 'popular', page: 1 }],
])('the address ?%s', (query, expected) => {
  expect(readListAddress(new URLSearchParams(query), ['level', 'language'], ['popular', 'title'])).toEqual(expected);
});

test('changes of the address keep the rest of it', () => {
  const query = new URLSearchParams('q=bread&level=beginner&page=4');
  expect(withValue(query, 'level', 'advanced', true).toString()).toBe('q=bread&level=beginner&level=advanced');
  expect(withValue(query, 'level', 'beginner', false).toString()).toBe('q=bread');
  expect(withoutFacets(query, ['level', 'price']).toString()).toBe('q=bread');
  expect(withSort(query, 'title', ['popular', 'title']).toString()).toBe('q=bread&level=beginner&sort=title');
  expect(withSort(new URLSearchParams('sort=title'), 'popular', ['popular', 'title']).toString()).toBe('');
  expect(withPage(query, 5).toString()).toBe('q=bread&level=beginner&page=5');
  expect(withPage(query, 1).toString()).toBe('q=bread&level=beginner');
});

test.each([[1, 0, 24], [2, 24, 6], [3, 24, 6], [999, 24, 6]])('page %d of 30 begins at %d and has %d', (page, first, length) => {
  const numbers = Array.from({ length: 30 }, (_, index) => index);
  expect([pageOf(numbers, page).items[0], pageOf(numbers, page).items.length]).toEqual([first, length]);
});

test.each([
  [1, 1, '1'], [1, 3, '1 2 3'], [1, 9, '1 2 … 9'], [4, 9, '1 2 3 4 5 … 9'], [5, 9, '1 … 4 5 6 … 9'], [9, 9, '1 … 8 9'],
])('on page %d of %d the pager names %s', (page, pages, names) => {
  expect(pagesToName(page, pages).map((n) => n ?? '…').join(' ')).toBe(names);
});
