import { checkFile, draftPath } from './fileKinds';
import { film, memoryRecords, startUploadTestBed, type UploadTestBed } from './testBed';
import { UploadQueue } from './UploadQueue';
import type { UploadRecords } from './uploadRecords';
import type { Upload } from './uploadState';

const MIB = 1024 * 1024;

let testBed: UploadTestBed;
let records: UploadRecords;
beforeAll(async () => {
  // Node has no events of the connection.
  Object.assign(globalThis, { addEventListener: () => undefined, removeEventListener: () => undefined });
  testBed = await startUploadTestBed();
});
beforeEach(() => {
  records = memoryRecords();
});
afterAll(() => testBed.stop());

/** A page of the teacher: its queue, and a wait until an upload looks as described. */
function openPage(token: string | null = testBed.token) {
  const getToken = () => Promise.resolve(token);
  const server = { origin: testBed.origin, bucket: 'lectern' };
  const queue = new UploadQueue({ uid: 'tea', server, records, getToken, firstPause: 20 });
  const until = (is: (uploads: readonly Upload[]) => boolean): Promise<readonly Upload[]> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (!is(queue.uploads())) return;
        stop();
        resolve(queue.uploads());
      };
      const stop = queue.subscribe(check);
      queueMicrotask(check);
    });
  const seen: Upload[] = [];
  queue.subscribe(() => seen.push(...queue.uploads()));
  return { queue, until, seen, all: (status: string) => until((list) => list.every((one) => one.status === status)) };
}

const add = (queue: UploadQueue, file: File, courseId = 'tea') =>
  queue.add({ file, kind: 'video', courseId, slot: 'lesson/one/video' });

const NAVIGATOR = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
afterEach(() => {
  if (NAVIGATOR) Object.defineProperty(globalThis, 'navigator', NAVIGATOR);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

/** Gives Node the browser's Web Locks, as far as uploads use them, until the test ends. */
function provideLocks(): void {
  const held = new Set<string>();
  const request = async <T>(name: string, _: object, work: (lock: object | null) => Promise<T>): Promise<T> => {
    if (held.has(name)) return work(null);
    held.add(name);
    return work({ name }).finally(() => held.delete(name));
  };
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true, locks: { request } }, configurable: true });
}

test('20 MB arrive complete although the connection breaks twice and the server restarts', async () => {
  const { file, bytes } = film(20_000_000);
  const { queue, until, all, seen } = openPage();
  testBed.cutAfter(3 * MIB, 5 * MIB);
  await add(queue, file);
  await until(([upload]) => (upload?.sent ?? 0) > 9 * MIB);
  await testBed.restart();
  const [done] = await all('finished');
  expect(done).toMatchObject({ sent: bytes.length, problem: null });
  expect(done?.path).toMatch(/^courses\/tea\/drafts\/[0-9a-f-]{36}\/Tea-a-film\.webm$/);
  expect((await testBed.stored(done?.path ?? '')).equals(new Uint8Array(bytes))).toBe(true);
  const losses = seen.filter(({ status }, index) => status === 'retrying' && seen[index - 1]?.status === 'sending');
  expect(losses.length).toBeGreaterThanOrEqual(3);
  expect(losses.every(({ sent }) => sent > 0)).toBe(true);
});

test('after a reload the same file continues where it stopped, and another file is refused', async () => {
  const { file, bytes } = film(6 * MIB);
  const before = openPage();
  const id = await add(before.queue, file);
  await before.until(([upload]) => (upload?.sent ?? 0) > MIB);
  before.queue.pause(id);
  const sent = before.queue.uploads()[0]?.sent ?? 0;
  const after = openPage();
  await after.queue.restore();
  expect(after.queue.uploads()).toMatchObject([{ id, status: 'needs-file', name: 'Tea, a film.webm' }]);
  await after.queue.choose(id, film(6 * MIB).file);
  expect(after.queue.uploads()).toMatchObject([{ status: 'needs-file', problem: 'other-file' }]);
  await after.queue.choose(id, new File([new Uint8Array(bytes)], 'renamed.webm'));
  const [done] = await after.all('finished');
  expect(after.seen.find((upload) => upload.status === 'sending' && upload.sent > 0)?.sent).toBeGreaterThanOrEqual(
    sent,
  );
  expect((await testBed.stored(done?.path ?? '')).equals(new Uint8Array(bytes))).toBe(true);
  const third = openPage();
  await third.queue.restore();
  expect(third.queue.uploads()).toMatchObject([{ id, status: 'finished' }]);
  await third.queue.take(id);
  expect(await records.list('tea')).toEqual([]);
});

test('an upload whose last answer was lost is not sent again', async () => {
  const { file } = film(MIB);
  const page = openPage();
  const id = await add(page.queue, file);
  await page.until(([upload]) => (upload?.sent ?? 0) > 0);
  const [unfinished] = await records.list('tea');
  const [done] = await page.all('finished');
  const paths = testBed.paths();
  // The page ended before it heard of the end.
  await records.put(unfinished!);
  expect(unfinished).toMatchObject({ isFinished: false, url: expect.stringContaining('upload_id') as string });
  const next = openPage();
  await next.queue.restore();
  await next.queue.choose(id, file);
  expect(await next.all('finished')).toMatchObject([{ path: done?.path }]);
  expect(testBed.paths()).toEqual(paths);
});

test('two are sent at a time; pause, resume and cancel reach the one that they name', async () => {
  const page = openPage();
  const ids = await Promise.all([4, 4, 4].map((size) => add(page.queue, film(size * MIB).file)));
  const [first = '', second = '', third = ''] = ids;
  const statusOf = (id: string) => page.queue.uploads().find((upload) => upload.id === id)?.status;
  expect(ids.filter((id) => statusOf(id) === 'waiting')).toHaveLength(1);
  page.queue.pause(first);
  expect(statusOf(first)).toBe('paused');
  await page.queue.cancel(second);
  await page.until((list) => list.find(({ id }) => id === third)?.status === 'finished');
  expect(statusOf(second)).toBeUndefined();
  await page.queue.resume(first);
  await page.all('finished');
  expect((await records.list('tea')).map(({ id }) => id).sort()).toEqual([first, third].sort());
});

test('an upload that is paused and resumed in one moment goes on, and is not taken for another tab’s', async () => {
  provideLocks();
  const page = openPage();
  const id = await add(page.queue, film(6 * MIB).file);
  await page.until(([upload]) => (upload?.sent ?? 0) > MIB);
  page.queue.pause(id);
  await page.queue.resume(id);
  const [done] = await page.until(([upload]) => upload?.status === 'finished' || upload?.status === 'failed');
  expect(done).toMatchObject({ status: 'finished', problem: null });
  expect(page.seen.some(({ problem }) => problem === 'elsewhere')).toBe(false);
});

test('a refusal is named at once, and nothing is sent', async () => {
  const stranger = openPage(null);
  await add(stranger.queue, film(MIB).file);
  expect(await stranger.all('failed')).toMatchObject([{ problem: 'denied', sent: 0 }]);
  const page = openPage();
  await add(page.queue, film(MIB).file, 'milk');
  expect(await page.all('failed')).toMatchObject([{ problem: 'denied' }]);
});

test('a file is checked before it is sent', async () => {
  const named = (name: string, text: string) => new File([text], name);
  expect(await checkFile('video', film(10).file)).toBeNull();
  expect(await checkFile('video', named('film.webm', 'renamed'))).toBe('content');
  expect(await checkFile('video', named('film.avi', 'RIFF'))).toBe('type');
  expect(await checkFile('captions', named('a.vtt', ''))).toBe('empty');
  expect(await checkFile('captions', named('a.SRT', '1'))).toBeNull();
  expect(await checkFile('image', new File([new Uint8Array(2 * MIB + 1)], 'a.png'))).toBe('too-large');
  expect(await checkFile('image', named('drawing.svg', '<svg/>'))).toBe('type');
});

test('the path of a file keeps its name as far as rules and addresses take it', () => {
  const path = (name: string) => draftPath('tea', name, () => 'r'.repeat(16));
  expect(path('../Über ☕ Tee?.WebM')).toBe(`courses/tea/drafts/${'r'.repeat(16)}/U-ber-Tee.webm`);
  expect(path('☕.png')).toBe(`courses/tea/drafts/${'r'.repeat(16)}/file.png`);
});
