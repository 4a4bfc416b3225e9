import { createStoredValue } from './storedValue';

const numbers = () =>
  createStoredValue<number[]>(
    'lectern.test',
    (stored) => (Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'number') : []),
    (value) => value.length === 0,
  );
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a value is stored as JSON, and its key is removed while it is empty', () => {
  const value = numbers();
  expect(value.set([1, 2])).toBe(true);
  expect([localStorage.getItem('lectern.test'), numbers().get()]).toEqual(['[1,2]', [1, 2]]);
  value.set([]);
  expect(localStorage.getItem('lectern.test')).toBeNull();
});

test('the same object is returned until the value changes', () => {
  const value = numbers();
  value.set([1]);
  const first = value.get();
  expect(value.get()).toBe(first);
  localStorage.setItem('lectern.test', '[3]');
  expect(value.get()).toEqual([3]);
});

test.each(['{broken', '"text"', 'null', '7'])('%s in storage is parsed as no value', (stored) => {
  localStorage.setItem('lectern.test', stored);
  expect(numbers().get()).toEqual([]);
});

test('where storage refuses, the value stays in memory', () => {
  localStorage.setItem('lectern.test', '[1]');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const value = numbers();
  expect(value.set([2])).toBe(false);
  expect([value.get(), numbers().get()]).toEqual([[2], [1]]);
});

test('subscribers are notified of changes in this tab and in others', () => {
  const value = numbers();
  const listener = jest.fn();
  const stop = value.subscribe(listener);
  value.set([1]);
  dispatchEvent(new StorageEvent('storage', { key: 'lectern.test' }));
  dispatchEvent(new StorageEvent('storage', { key: 'lectern.other' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  value.set([2]);
  expect(listener).toHaveBeenCalledTimes(2);
});
