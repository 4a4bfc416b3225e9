import { fakeCaches } from '@lectern/shared/testing';
import { BackendError } from './errors';
import { cached } from './documentCache';

const failWith = (kind: 'offline' | 'denied') => () => Promise.reject(new BackendError(kind, null));
const ada = () => 'ada';
const ben = () => 'ben';
const nobody = () => null;
const settled = () => new Promise((done) => setTimeout(done, 10));
let fake: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  fake = fakeCaches();
});
afterEach(() => fake.uninstall());

test('without a network the cached result is returned, with its times', async () => {
  const answer = [
    { path: 'users/ada/notes/a', data: { text: 'Knead.', at: new Date(5), nested: { list: [1, null] } } },
  ];
  await cached(ada, 'notes', () => Promise.resolve(answer));
  await settled();
  expect(await cached(ada, 'notes', failWith('offline'))).toEqual(answer);
});

test('a cached result is not returned to another account, to a guest, or after a refusal', async () => {
  await cached(ada, 'notes', () => Promise.resolve('hers'));
  await settled();
  await expect(cached(ben, 'notes', failWith('offline'))).rejects.toMatchObject({ kind: 'offline' });
  await expect(cached(nobody, 'notes', failWith('offline'))).rejects.toMatchObject({ kind: 'offline' });
  await expect(cached(ada, 'notes', failWith('denied'))).rejects.toMatchObject({ kind: 'denied' });
  expect([...fake.stores.keys()]).toEqual(['lectern.documents.ada']);
});

test('a fresh read never uses the cache, and its result is cached', async () => {
  await cached(ada, 'notes', () => Promise.resolve('old'));
  await settled();
  await expect(cached(ada, 'notes', failWith('offline'), { fresh: true })).rejects.toMatchObject({ kind: 'offline' });
  expect(await cached(ada, 'notes', () => Promise.resolve('new'), { fresh: true })).toBe('new');
  await settled();
  expect(await cached(ada, 'notes', failWith('offline'))).toBe('new');
});

test('a result that arrives after its account has signed out is not cached', async () => {
  let caller: string | null = 'ada';
  const call = () => {
    caller = null;
    return Promise.resolve('hers');
  };
  expect(await cached(() => caller, 'notes', call)).toBe('hers');
  await settled();
  expect([...fake.stores.keys()]).toEqual([]);
});

test('the absence of a document is cached', async () => {
  await cached(ada, 'courses/x', () => Promise.resolve(null));
  await settled();
  expect(await cached(ada, 'courses/x', failWith('offline'))).toBeNull();
});

test('about the last five hundred results stay cached; a result that cannot be cached does no harm', async () => {
  for (let number = 0; number < 700; number += 1)
    await cached(ada, `n${String(number)}`, () => Promise.resolve(number));
  await settled();
  const entries = fake.stores.get('lectern.documents.ada')!;
  expect(entries.size).toBeLessThan(525);
  expect([...entries.keys()].at(-1)).toContain('n699');
  expect(await cached(ada, 'bytes', () => Promise.resolve({ data: new Uint8Array(2) }))).toEqual({
    data: new Uint8Array(2),
  });
});

test('documents of a course with downloaded lessons stay cached longest', async () => {
  fake.stores.set('lectern.lessons.ada', new Map([['https://site.example/_kept/lessons/bread/one/lesson.json', '{}']]));
  await cached(ada, 'courses/bread/content/one', () => Promise.resolve('how to knead'));
  for (let number = 0; number < 700; number += 1)
    await cached(ada, `n${String(number)}`, () => Promise.resolve(number));
  await settled();
  expect(await cached(ada, 'courses/bread/content/one', failWith('offline'))).toBe('how to knead');
});

test('without a cache every read asks the backend', async () => {
  fake.uninstall();
  expect(await cached(ada, 'x', () => Promise.resolve(1))).toBe(1);
});
