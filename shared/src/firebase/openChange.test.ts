import { setLogLevel } from 'firebase/app';
import { parseNote, type Note } from '@lectern/shared/domain';
import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { changeDocument, getDocument, openChange, serverTime, setDocument } from './documents';

setLogLevel('silent');
let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
  await testBackend.signIn('ada');
});
afterAll(() => testBackend.stop());
afterEach(() => jest.restoreAllMocks());

const path = 'users/ada/notes/n';
const note = (text: string): object => ({
  kind: 'lesson',
  courseId: 'c',
  itemId: 'one',
  timeSec: 0,
  locator: null,
  text,
  createdAt: serverTime,
  updatedAt: serverTime,
});
const append = (more: string) => (current: Note | null) => ({
  data: current ? { text: `${current.text} ${more}`, updatedAt: serverTime } : { ...note(more) },
  merge: true,
});
const textNow = async (): Promise<string | undefined> => (await getDocument(path, parseNote))?.text;

test('a document that was read is written in one request that outlives the page', async () => {
  const change = await openChange(path, parseNote);
  expect(change.current).toBeNull();
  const native = globalThis.fetch;
  const sent = jest.spyOn(globalThis, 'fetch');
  const done = change.commit(append('one'));
  await Promise.resolve().then(() => undefined);
  await new Promise((next) => {
    setImmediate(next);
  });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toEqual(expect.stringMatching(/:commit\?/));
  expect(sent.mock.calls[0]?.[1]?.keepalive).toBe(true);
  await done;
  await new Promise((next) => {
    setTimeout(next, 5);
  });
  jest.restoreAllMocks();
  expect(globalThis.fetch).toBe(native);
  expect(await textNow()).toBe('one');
});

test('a document that somebody else changed is read again', async () => {
  const [change, other] = await Promise.all([openChange(path, parseNote), openChange(path, parseNote)]);
  await other.commit(append('two'));
  await change.commit(append('three'));
  expect(await textNow()).toBe('one two three');
});

test('null writes nothing, and neither does a change that is never committed', async () => {
  const change = await openChange(path, parseNote);
  await openChange(path, parseNote);
  const sent = jest.spyOn(globalThis, 'fetch');
  await change.commit(() => null);
  expect(sent).not.toHaveBeenCalled();
  expect(await textNow()).toBe('one two three');
});

test('fails at once without a network, where the SDK would retry for minutes', async () => {
  const change = await openChange(path, parseNote);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await expect(openChange(path, parseNote)).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(changeDocument(path, parseNote, () => ({}))).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(change.commit(append('lost'))).rejects.toMatchObject({ kind: 'unavailable' });
  jest.restoreAllMocks();
  expect(await textNow()).toBe('one two three');
});

test('a refusal rejects the read or the write', async () => {
  await expect(openChange('users/bob/notes/n', parseNote)).rejects.toMatchObject({ kind: 'denied' });
  const change = await openChange(path, parseNote);
  await expect(change.commit(() => ({ data: { text: 5 }, merge: true }))).rejects.toMatchObject({ kind: 'denied' });
  await setDocument(path, { text: 'still', updatedAt: serverTime }, { merge: true });
  expect(await textNow()).toBe('still');
});
