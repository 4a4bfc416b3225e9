import { ByteMap } from './ByteMap';

test('100,000 entries stay within the limit, and the last used ones are kept', () => {
  const map = new ByteMap<number>(1_000);
  map.set('first', 0, 10);
  for (let entry = 0; entry < 100_000; entry += 1) {
    map.set(`page ${String(entry)}`, entry, 10);
    map.get('first');
  }
  const kept = Array.from({ length: 100_000 }, (_none, entry) => `page ${String(entry)}`).filter(
    (key) => map.get(key) !== undefined,
  );
  expect(kept).toHaveLength(99);
  expect([kept.at(-1), map.get('first')]).toEqual(['page 99999', 0]);
});

test('a replaced entry frees its bytes, and one over an eighth of the limit is left out', () => {
  const map = new ByteMap<string>(80);
  for (const size of [10, 5, 10]) map.set('a', String(size), size);
  for (const key of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) map.set(key, key, 10);
  expect(map.get('a')).toBe('10');
  map.set('large', 'large', 11);
  expect([map.get('large'), map.get('b')]).toEqual([undefined, 'b']);
});
