import { parseReading } from '@lectern/shared/domain';
import { getDocument } from '@lectern/shared/firebase/documents';
import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { getReadingPlace, keepReadingPlace, sendReadingPlace, type ReadingPlace } from './readingPlace';

let running: TestBackend;
const place = (locator: string, percent: number, ...bookmarks: string[]): ReadingPlace => ({
  locator,
  percent,
  bookmarks,
});
const stored = () => getDocument('users/noor/reading/bread', parseReading);
/** The SDK warns of each call that finds no network. */
jest.spyOn(console, 'warn').mockImplementation(() => undefined);
jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(async () => {
  localStorage.clear();
  running = await startTestBackend();
  await running.signIn('noor');
  const book = { slug: 'bread', title: 'Bread', productId: null, status: 'published' };
  running.seed({ 'books/bread': book });
});
afterEach(() => running.stop());

it('is nowhere before the first page', async () => expect(await getReadingPlace('noor', 'bread')).toBeNull());

it('is kept on the device until it is sent, and is the same on every device then', async () => {
  keepReadingPlace('noor', 'bread', place('one.2', 20, 'one'), { locator: null, bookmarks: [] });
  expect(await stored()).toBeNull();
  expect(await sendReadingPlace('noor', 'bread')).toEqual(place('one.2', 20, 'one'));
  expect(localStorage.getItem('lectern.reading')).toBeNull();
  expect(await getReadingPlace('noor', 'bread')).toMatchObject(place('one.2', 20, 'one'));
});

it("goes on from its own last place whatever this device's clock says", async () => {
  keepReadingPlace('noor', 'bread', place('one.2', 20), { locator: null, bookmarks: [] });
  await sendReadingPlace('noor', 'bread');
  jest.spyOn(Date, 'now').mockReturnValueOnce(0);
  keepReadingPlace('noor', 'bread', place('two', 60), { locator: 'one.2', bookmarks: [] });
  expect(await sendReadingPlace('noor', 'bread')).toEqual(place('two', 60));
});

it('stays where another device went later; bookmarks of both are kept', async () => {
  running.seed({
    'users/noor/reading/bread': { ...place('three', 90, 'a', 'c'), updatedAt: new Date(Date.now() + 60_000) },
  });
  keepReadingPlace('noor', 'bread', place('two', 60, 'b'), { locator: 'one', bookmarks: ['a'] });
  expect(await sendReadingPlace('noor', 'bread')).toEqual(place('three', 90, 'c', 'b'));
});

it('holds a hundred bookmarks at most', async () => {
  running.seed({
    'users/noor/reading/bread': {
      ...place('one', 1, ...Array.from({ length: 99 }, (_, index) => `one.${String(index)}`)),
      updatedAt: new Date(0),
    },
  });
  keepReadingPlace('noor', 'bread', place('two', 60, 'x', 'y', 'z'), { locator: 'one', bookmarks: [] });
  expect((await sendReadingPlace('noor', 'bread'))?.bookmarks).toHaveLength(100);
});

it('survives a closed tab without a network, and is sent when the book is opened again', async () => {
  const before = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  keepReadingPlace('noor', 'bread', place('two', 60), { locator: null, bookmarks: [] });
  await expect(sendReadingPlace('noor', 'bread')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await getReadingPlace('noor', 'bread')).toMatchObject(place('two', 60));
  globalThis.fetch = before;
  expect(await getReadingPlace('noor', 'bread')).toMatchObject(place('two', 60));
  expect(await stored()).toMatchObject(place('two', 60));
});

it("sends nobody else's place", async () => {
  keepReadingPlace('eve', 'bread', place('two', 60), { locator: null, bookmarks: [] });
  expect(await sendReadingPlace('noor', 'bread')).toBeNull();
});

it.each(['{', 'null', '[1]', '[{"uid":"noor","bookId":"bread"}]'])(
  'takes %s on the device for nothing',
  async (kept) => {
    localStorage.setItem('lectern.reading', kept);
    expect(await getReadingPlace('noor', 'bread')).toBeNull();
  },
);
