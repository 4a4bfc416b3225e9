import { readListAddress, withoutFacets, withPage, withSort, withValue } from './listAddress';
import { pageNumbers } from './pageNumbers';

test.each([
  ['', { chosen: {}, sort: 'popular', page: 1 }],
  [
    'level=advanced&level=beginner&level=advanced&sort=title&page=3',
    { chosen: { level: ['advanced', 'beginner'] }, sort: 'title', page: 3 },
  ],
  ['page=0', { chosen: {}, sort: 'popular', page: 1 }],
  ['page=1.5&sort=price', { chosen: {}, sort: 'popular', page: 1 }],
  ['page=1e99&topic=x', { chosen: {}, sort: 'popular', page: 1 }],
  ['level=%3Cscript%3E&language=', { chosen: {}, sort: 'popular', page: 1 }],
  ['language=pt-BR', { chosen: { language: ['pt-BR'] }, sort: 'popular', page: 1 }],
])('reads the address ?%s', (query, expected) => {
  expect(readListAddress(new URLSearchParams(query), ['level', 'language'], ['popular', 'title'])).toEqual(expected);
});

test('a change keeps the other parameters of the address', () => {
  const query = new URLSearchParams('q=bread&level=beginner&page=4');
  expect(withValue(query, 'level', 'advanced', true).toString()).toBe('q=bread&level=beginner&level=advanced');
  expect(withValue(query, 'level', 'beginner', false).toString()).toBe('q=bread');
  expect(withoutFacets(query, ['level', 'price']).toString()).toBe('q=bread');
  expect(withSort(query, 'title', ['popular', 'title']).toString()).toBe('q=bread&level=beginner&sort=title');
  expect(withSort(new URLSearchParams('sort=title'), 'popular', ['popular', 'title']).toString()).toBe('');
  expect(withPage(query, 5).toString()).toBe('q=bread&level=beginner&page=5');
  expect(withPage(query, 1).toString()).toBe('q=bread&level=beginner');
});

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('on page %d of %d the pager shows %s', (page, pages, names) => {
  expect(
    pageNumbers(page, pages)
      .map((n) => n ?? '…')
      .join(' '),
  ).toBe(names);
});
