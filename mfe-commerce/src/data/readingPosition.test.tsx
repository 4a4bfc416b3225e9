import { parseReading } from '@lectern/shared/domain';
import { getDocument } from '@lectern/shared/firebase/documents';
import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { getReadingPosition, saveReadingPosition, sendReadingPosition, type ReadingPosition } from './readingPosition';

let running: TestBackend;
const position = (locator: string, percent: number, ...bookmarks: string[]): ReadingPosition => ({
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

test('a book that was never opened has no position', async () =>
  expect(await getReadingPosition('noor', 'bread')).toBeNull());

test('a position stays on the device until it is sent', async () => {
  saveReadingPosition('noor', 'bread', position('one.2', 20, 'one'), { locator: null, bookmarks: [] });
  expect(await stored()).toBeNull();
  expect(await sendReadingPosition('noor', 'bread')).toEqual(position('one.2', 20, 'one'));
  expect(localStorage.getItem('lectern.reading')).toBeNull();
  expect(await getReadingPosition('noor', 'bread')).toMatchObject(position('one.2', 20, 'one'));
});

test('a device moves on from its own last position whatever its clock says', async () => {
  saveReadingPosition('noor', 'bread', position('one.2', 20), { locator: null, bookmarks: [] });
  await sendReadingPosition('noor', 'bread');
  jest.spyOn(Date, 'now').mockReturnValueOnce(0);
  saveReadingPosition('noor', 'bread', position('two', 60), { locator: 'one.2', bookmarks: [] });
  expect(await sendReadingPosition('noor', 'bread')).toEqual(position('two', 60));
});

test('a newer position of another device wins; bookmarks of both stay', async () => {
  running.seed({
    'users/noor/reading/bread': { ...position('three', 90, 'a', 'c'), updatedAt: new Date(Date.now() + 60_000) },
  });
  saveReadingPosition('noor', 'bread', position('two', 60, 'b'), { locator: 'one', bookmarks: ['a'] });
  expect(await sendReadingPosition('noor', 'bread')).toEqual(position('three', 90, 'c', 'b'));
});

test('a book has a hundred bookmarks at most', async () => {
  running.seed({
    'users/noor/reading/bread': {
      ...position('one', 1, ...Array.from({ length: 99 }, (_, index) => `one.${String(index)}`)),
      updatedAt: new Date(0),
    },
  });
  saveReadingPosition('noor', 'bread', position('two', 60, 'x', 'y', 'z'), { locator: 'one', bookmarks: [] });
  expect((await sendReadingPosition('noor', 'bread'))?.bookmarks).toHaveLength(100);
});

test('without a network a position outlives the tab, and is sent when the book is opened again', async () => {
  const before = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  saveReadingPosition('noor', 'bread', position('two', 60), { locator: null, bookmarks: [] });
  await expect(sendReadingPosition('noor', 'bread')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await getReadingPosition('noor', 'bread')).toMatchObject(position('two', 60));
  globalThis.fetch = before;
  expect(await getReadingPosition('noor', 'bread')).toMatchObject(position('two', 60));
  expect(await stored()).toMatchObject(position('two', 60));
});

test('a position of another person is not sent', async () => {
  saveReadingPosition('eve', 'bread', position('two', 60), { locator: null, bookmarks: [] });
  expect(await sendReadingPosition('noor', 'bread')).toBeNull();
});

test.each(['{', 'null', '[1]', '[{"uid":"noor","bookId":"bread"}]'])(
  '%s in storage is read as no position',
  async (text) => {
    localStorage.setItem('lectern.reading', text);
    expect(await getReadingPosition('noor', 'bread')).toBeNull();
  },
);
