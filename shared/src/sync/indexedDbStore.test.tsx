import { createIndexedDbStore } from './indexedDbStore';
import { createMemoryStore, withFallback } from './recordStore';

type Note = { uid: string; id: string; stamp: string; touchedAt: number };
const NAME = { database: 'lectern.test', store: 'records', keyPath: ['uid', 'id'] as const };
const note = (id: string, stamp = '1'): Note => ({ uid: 'ada', id, stamp, touchedAt: 1 });

/** The connection that a fake `indexedDB.open` hands out when the test lets it succeed. */
class FakeDatabase extends EventTarget {
  close = jest.fn();
}
class FakeRequest extends EventTarget {
  result = new FakeDatabase();
  error = null;
  succeed(): void {
    this.dispatchEvent(new Event('success'));
  }
}

let opened: FakeRequest[] = [];
beforeEach(() => {
  opened = [];
  const open = (): FakeRequest => {
    const request = new FakeRequest();
    opened.push(request);
    return request;
  };
  Object.assign(globalThis, {
    indexedDB: { open },
    IDBKeyRange: { bound: () => null },
  });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['indexedDB', 'IDBKeyRange']) Reflect.deleteProperty(globalThis, name);
});

const passSeconds = (seconds: number): Promise<void> => jest.advanceTimersByTimeAsync(seconds * 1000);

test('a database that opens after its time limit is closed, so that it blocks no deletion', async () => {
  const refused = expect(createIndexedDbStore<Note>(NAME).list('ada')).rejects.toThrow('did not open in time');
  await passSeconds(4);
  await refused;
  opened[0]?.succeed();
  await passSeconds(0);
  expect(opened[0]?.result.close).toHaveBeenCalledTimes(1);
});

test('a database that another tab deletes is closed, and opened again at the next call', async () => {
  const store = createIndexedDbStore<Note>(NAME);
  void store.list('ada').catch(() => undefined);
  opened[0]?.succeed();
  await passSeconds(0);
  expect(opened[0]?.result.close).not.toHaveBeenCalled();
  opened[0]?.result.dispatchEvent(new Event('versionchange'));
  await passSeconds(0);
  expect(opened[0]?.result.close).toHaveBeenCalledTimes(1);
  void store.list('ada').catch(() => undefined);
  expect(opened).toHaveLength(2);
});

test('a store that fails once is replaced by its fallback for the rest of the page', async () => {
  const store = withFallback(createIndexedDbStore<Note>(NAME), createMemoryStore<Note>(NAME.keyPath));
  const put = store.put(note('a'));
  await passSeconds(4);
  await put;
  expect(await store.list('ada')).toEqual([note('a')]);
  expect(opened).toHaveLength(1);
});

test('a record that changed after it was sent is not settled', async () => {
  const store = createMemoryStore<Note>(NAME.keyPath);
  for (const record of [note('a'), note('b', '2'), { ...note('a'), uid: 'eve' }]) await store.put(record);
  await store.settle([note('a'), note('b', '1')], note('known'));
  expect((await store.list('ada')).map(({ id }) => id)).toEqual(['b', 'known']);
  expect(await store.list('ada', 'b')).toHaveLength(1);
  await store.drop('ada', 'b');
  expect(await store.list('ada')).toEqual([note('known')]);
  expect(await store.list('eve')).toHaveLength(1);
});
