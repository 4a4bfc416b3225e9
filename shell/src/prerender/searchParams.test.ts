import { SearchParams as OwnSearchParams } from './searchParams';

const SearchParams = OwnSearchParams as unknown as typeof URLSearchParams;

const TEXTS = ['', '?a=1&b=2', 'a=1&a=2&a', 'q=a+b%20c', 'q=%zz&ü=%C3%BC', '=x&&y==', 'tag=%2B&n=%F0%9F%98%80', 'a=%'];

test.each(TEXTS)('reads and writes %p as browsers do', (text) => {
  const [own, real] = [new SearchParams(text), new URLSearchParams(text)];
  expect([...own]).toEqual([...real]);
  expect(own.toString()).toBe(real.toString());
  expect([...own.keys()]).toEqual([...real.keys()]);
  expect([...own.values()]).toEqual([...real.values()]);
});

test.each([
  ['set', (params: URLSearchParams) => params.set('a', "ä !'()~*")],
  ['set of another name', (params: URLSearchParams) => params.set('z', '1')],
  ['append', (params: URLSearchParams) => params.append('a', '&=')],
  ['delete', (params: URLSearchParams) => params.delete('a')],
  ['sort', (params: URLSearchParams) => params.sort()],
])('%s changes the same', (_name, change) => {
  const pair = [new SearchParams('b=1&a=2&b=3&a=4'), new URLSearchParams('b=1&a=2&b=3&a=4')];
  pair.forEach(change);
  expect(pair[0]?.toString()).toBe(pair[1]?.toString());
  expect(pair.map((params) => [params.get('a'), params.getAll('b'), params.has('a'), params.size])).toEqual(
    Array(2).fill([pair[1]?.get('a'), pair[1]?.getAll('b'), pair[1]?.has('a'), pair[1]?.size]),
  );
});

test('is made from pairs, records and another one', () => {
  const pairs = [
    ['a', '1'],
    ['b', '2'],
  ] as [string, string][];
  for (const init of [pairs, { a: '1', b: '2' }, new SearchParams('a=1&b=2')])
    expect(new SearchParams(init).toString()).toBe('a=1&b=2');
});
