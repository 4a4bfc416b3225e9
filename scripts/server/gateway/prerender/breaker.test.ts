import { createBreaker, type PageAddress } from './breaker';

const RELEASE = 'a 1.0.0';
const MINUTE = 60_000;

let now = 0;
beforeEach(() => {
  now = 0;
});

/** Creates a breaker of one release's pages, by their routes, ids and queries. */
function pages() {
  const breaker = createBreaker(() => now);
  const attempt = (route: string, id: string, { query = '', language = 'en' } = {}) => {
    const page: PageAddress = { route, params: JSON.stringify({ id }), query, language };
    return { release: RELEASE, page };
  };
  type Page = Parameters<typeof attempt>;
  return {
    breaker,
    allows: (...page: Page) => breaker.allows(attempt(...page)),
    fail: (...page: Page) => breaker.record(attempt(...page), 'failed'),
    render: (...page: Page) => breaker.record(attempt(...page), 'succeeded'),
  };
}

test('a page that fails pauses alone, for a time that doubles up to an hour', () => {
  const { allows, fail } = pages();
  fail('course', 'b');
  expect([allows('course', 'b'), allows('course', 'c')]).toEqual([false, true]);
  now = 10_000;
  expect(allows('course', 'b')).toBe(true);
  for (let time = 0; time < 40; time += 1) fail('course', 'b');
  expect([allows('course', 'b'), allows('course', 'c')]).toEqual([false, true]);
  now += 60 * MINUTE;
  expect(allows('course', 'b')).toBe(true);
});

test('a page that is rendered again forgets its failures', () => {
  const { allows, fail, render } = pages();
  for (let time = 0; time < 9; time += 1) fail('course', 'b');
  render('course', 'b');
  fail('course', 'b');
  now = 10_000;
  expect(allows('course', 'b')).toBe(true);
});

test('a route pauses for a minute after three of its pages, and longer with each further one', () => {
  const { allows, fail } = pages();
  for (const id of ['b', 'c', 'd']) fail('course', id);
  expect([allows('course', 'e'), allows('list', '')]).toEqual([false, true]);
  now = MINUTE;
  expect(allows('course', 'e')).toBe(true);
  fail('course', 'e');
  now = 3 * MINUTE - 1;
  expect(allows('course', 'f')).toBe(false);
  now = 3 * MINUTE;
  expect(allows('course', 'f')).toBe(true);
});

test('pages that are known to fail pause no route again', () => {
  const { allows, fail } = pages();
  for (const id of ['b', 'c', 'd']) fail('course', id);
  now = MINUTE;
  for (const id of ['b', 'c', 'd']) fail('course', id);
  expect(allows('course', 'e')).toBe(true);
});

test('a few broken pages pause no route that renders more others', () => {
  const { allows, fail, render } = pages();
  for (const id of ['1', '2', '3', '4', '5']) render('course', id);
  for (const id of ['b', 'c', 'd', 'e']) fail('course', id);
  expect(allows('course', 'f')).toBe(true);
});

test('a release pauses when pages of different routes fail, and no other release with it', () => {
  const { allows, fail, breaker } = pages();
  for (const id of ['b', 'c', 'd']) fail('course', id);
  fail('list', '');
  const other = { release: 'a 1.0.1', page: { route: 'about', params: '', query: '', language: 'en' } };
  expect([allows('about', ''), breaker.allows(other)]).toEqual([false, true]);
});

test('addresses with a query pause only one another', () => {
  const { allows, fail } = pages();
  for (const query of ['?a', '?b', '?c', '?d', '?e'])
    for (const route of ['course', 'list']) fail(route, '', { query });
  expect([allows('course', '', { query: '?f' }), allows('list', 'b', { query: '?f' })]).toEqual([false, false]);
  expect([allows('course', ''), allows('list', ''), allows('about', '', { query: '?a' })]).toEqual([true, true, true]);
});

test('pages of one language pause none of another', () => {
  const { allows, fail } = pages();
  for (const id of ['b', 'c', 'd', 'e']) fail('course', id, { language: 'de' });
  fail('list', '', { language: 'de' });
  expect([allows('about', '', { language: 'de' }), allows('course', 'b')]).toEqual([false, true]);
});

test('a release whose code could not be loaded pauses with all its pages', () => {
  const { allows, breaker } = pages();
  breaker.record({ release: RELEASE, page: null }, 'failed');
  expect(allows('about', '')).toBe(false);
  now = 10_000;
  expect(allows('about', '')).toBe(true);
});
