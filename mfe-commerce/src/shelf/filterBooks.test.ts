import { euros, listedBook } from '../testBed';
import { filterBooks, sortBooks } from './filterBooks';
import { readShelfAddress, withParameter, withValue, without } from './shelfAddress';

const books = [
  listedBook('Bread', { pages: 9 }),
  listedBook('Brot', { language: 'de', price: euros(900), productId: 'p', pages: 2 }),
  listedBook('Charts', { category: 'data', price: euros(0), productId: 'q', pages: 5 }),
  listedBook('Été', { authors: ['Zoë Ødegård'], category: null, price: euros(300), productId: 'r' }),
];
const titles = (list: readonly { title: string }[]): string[] => list.map(({ title }) => title);
const nobody = (): boolean => false;

test.each([
  ['', {}, ['Bread', 'Brot', 'Charts', 'Été']],
  ['br', {}, ['Bread', 'Brot']],
  ['ete', {}, ['Été']],
  ['  ZOE  ', {}, ['Été']],
  ['marta bread', {}, ['Bread']],
  ['read', {}, []],
  ['<b>', {}, ['Bread', 'Brot']],
  ['', { price: ['free'] }, ['Bread', 'Charts']],
  ['', { topic: ['cooking', 'data'], language: ['en'] }, ['Bread', 'Charts']],
  ['', { mine: ['yours'] }, []],
])('%j with %j finds %j', (words, chosen, found) =>
  expect(titles(filterBooks(books, words, chosen, nobody).matching)).toEqual(found),
);

test('a value is counted by all the other facets', () => {
  const { counts, without: dropped } = filterBooks(
    books,
    '',
    { price: ['free'], topic: ['cooking'] },
    ({ id }) => id === 'charts',
  );
  expect(Object.fromEntries(counts.get('topic')!)).toEqual({ cooking: 1, data: 1 });
  expect(Object.fromEntries(counts.get('price')!)).toEqual({ free: 1, paid: 1 });
  expect(Object.fromEntries(counts.get('mine')!)).toEqual({});
  expect([dropped.get('topic'), dropped.get('price'), dropped.get('language')]).toEqual([2, 2, 1]);
});

test.each([
  ['title', 'Bread'],
  ['shortest', 'Brot'],
  ['longest', 'Bread'],
  ['price', 'Bread'],
] as const)('sorted by %s, %s is first', (sort, first) => expect(titles(sortBooks(books, sort))[0]).toBe(first));

test('the address says all of it, and what it does not mean is left out', () => {
  const query = new URLSearchParams('q=x&topic=data&topic=data&topic=%3Cb%3E&price=free&sort=evil&page=2');
  expect(readShelfAddress(query)).toEqual({ query: 'x', chosen: { topic: ['data'], price: ['free'] }, sort: 'title' });
  expect(withValue(query, 'price', 'paid', true).getAll('price')).toEqual(['free', 'paid']);
  expect(withValue(query, 'price', 'free', false).has('price')).toBe(false);
  expect(withParameter(query, 'q', '').has('q')).toBe(false);
  expect([...without(query, ['q', 'topic', 'price', 'sort', 'page']).keys()]).toEqual([]);
});
