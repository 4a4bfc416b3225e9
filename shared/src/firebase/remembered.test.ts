import { fakeCaches } from '@lectern/shared/testing';
import { BackendError } from './errors';
import { remembering } from './remembered';

const cut = (kind: 'offline' | 'denied') => () => Promise.reject(new BackendError(kind, null));
const settled = () => new Promise((done) => setTimeout(done, 10));
let fake: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  fake = fakeCaches();
});
afterEach(() => fake.takeAway());

test('what was seen is given again without a network, with its times', async () => {
  const answer = [
    { path: 'users/ada/notes/a', data: { text: 'Knead.', at: new Date(5), nested: { list: [1, null] } } },
  ];
  await remembering('ada', 'notes', () => Promise.resolve(answer));
  await settled();
  expect(await remembering('ada', 'notes', cut('offline'))).toEqual(answer);
});

test('nothing is given to another account, to nobody, or in place of a refusal', async () => {
  await remembering('ada', 'notes', () => Promise.resolve('hers'));
  await settled();
  await expect(remembering('ben', 'notes', cut('offline'))).rejects.toMatchObject({ kind: 'offline' });
  await expect(remembering(null, 'notes', cut('offline'))).rejects.toMatchObject({ kind: 'offline' });
  await expect(remembering('ada', 'notes', cut('denied'))).rejects.toMatchObject({ kind: 'denied' });
  expect([...fake.stores.keys()]).toEqual(['lectern.documents.ada']);
});

test('what is asked for fresh is never what was seen, and is kept like everything else', async () => {
  await remembering('ada', 'notes', () => Promise.resolve('old'));
  await settled();
  await expect(remembering('ada', 'notes', cut('offline'), { fresh: true })).rejects.toMatchObject({ kind: 'offline' });
  expect(await remembering('ada', 'notes', () => Promise.resolve('new'), { fresh: true })).toBe('new');
  await settled();
  expect(await remembering('ada', 'notes', cut('offline'))).toBe('new');
});

test('that there is no document is an answer too', async () => {
  await remembering('ada', 'courses/x', () => Promise.resolve(null));
  await settled();
  expect(await remembering('ada', 'courses/x', cut('offline'))).toBeNull();
});

test('about the last five hundred answers stay; what cannot be kept does no harm', async () => {
  for (let number = 0; number < 700; number += 1)
    await remembering('ada', `n${String(number)}`, () => Promise.resolve(number));
  await settled();
  const kept = fake.stores.get('lectern.documents.ada')!;
  expect(kept.size).toBeLessThan(525);
  expect([...kept.keys()].at(-1)).toContain('n699');
  expect(await remembering('ada', 'bytes', () => Promise.resolve({ data: new Uint8Array(2) }))).toEqual({
    data: new Uint8Array(2),
  });
});

test('what belongs to a course with kept lessons outlasts everything else', async () => {
  fake.stores.set('lectern.lessons.ada', new Map([['https://site.example/_kept/lessons/bread/one/lesson.json', '{}']]));
  await remembering('ada', 'courses/bread/content/one', () => Promise.resolve('how to knead'));
  for (let number = 0; number < 700; number += 1)
    await remembering('ada', `n${String(number)}`, () => Promise.resolve(number));
  await settled();
  expect(await remembering('ada', 'courses/bread/content/one', cut('offline'))).toBe('how to knead');
});

test('a device without caches asks the backend alone', async () => {
  fake.takeAway();
  expect(await remembering('ada', 'x', () => Promise.resolve(1))).toBe(1);
});
