import { fakeCaches } from '@lectern/shared/testing';
import { listDownloadedLessons } from '@lectern/shared/offline';
import { CourseDownload } from './CourseDownload';
import type { CoursePlan, PlannedLesson } from './coursePlan';

let device: ReturnType<typeof fakeCaches>;
/** Answers to the requests of files, by address. */
let answers: Record<string, () => Promise<Response>>;
let asked: string[];
let signedIn: string | null;
const caller = () => Promise.resolve(signedIn);
beforeEach(() => {
  device = fakeCaches();
  answers = {};
  asked = [];
  signedIn = 'ada';
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persist: () => Promise.resolve(true), estimate: () => Promise.resolve({}) },
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const url = address as string;
    asked.push(url);
    return answers[url]?.() ?? Promise.resolve(new Response('12345', { headers: { 'content-length': '5' } }));
  });
});
afterEach(() => {
  device.uninstall();
  Reflect.deleteProperty(navigator, 'storage');
  jest.restoreAllMocks();
});

const lesson = (id: string, isDownloaded = false): PlannedLesson => ({
  details: { courseId: 'bread', lessonId: id, course: 'Bread', lesson: id, href: `/watch/${id}`, courseLessons: 3 },
  files: [{ path: `courses/bread/${id}.webm`, url: `/files/${id}` }],
  bytes: 5,
  isDownloaded,
});
const plan = (...lessons: PlannedLesson[]): CoursePlan => ({ lessons, freeBytes: null });
const downloaded = async (): Promise<string> =>
  (await listDownloadedLessons('ada')).map(({ lessonId, courseLessons }) => `${lessonId}/${courseLessons}`).join();

test('downloads what is missing, lesson by lesson, and reports its progress', async () => {
  const download = new CourseDownload('ada', caller);
  const shares: number[] = [];
  download.subscribe(() => shares.push(download.getState().share));
  await download.start(plan(lesson('one'), lesson('two', true), lesson('three')));
  expect(asked).toEqual(['/files/one', '/files/three']);
  expect(download.getState()).toEqual({ phase: 'done', share: 1 });
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares).toContain(0.5);
  expect(await downloaded()).toBe('one/3,three/3');
});

test('a pause keeps complete lessons, and the rest is downloaded later', async () => {
  const download = new CourseDownload('ada', caller);
  answers['/files/two'] = () => {
    download.pause();
    return Promise.reject(new DOMException('Aborted', 'AbortError'));
  };
  await download.start(plan(lesson('one'), lesson('two')));
  expect(download.getState()).toMatchObject({ phase: 'paused', share: 0.5 });
  expect(await downloaded()).toBe('one/3');
  answers = {};
  await download.start(plan(lesson('one', true), lesson('two')));
  expect(download.getState().phase).toBe('done');
  expect(await downloaded()).toBe('one/3,two/3');
});

test('nothing more is downloaded once the account has signed out', async () => {
  const download = new CourseDownload('ada', caller);
  answers['/files/one'] = () => {
    signedIn = null;
    device.stores.clear();
    return Promise.resolve(new Response('12345'));
  };
  await download.start(plan(lesson('one'), lesson('two')));
  expect(asked).toEqual(['/files/one']);
  expect(download.getState().phase).toBe('paused');
  expect([...device.stores.keys()]).toEqual([]);
});

test('cancelling removes what this download has added, and nothing else', async () => {
  const before = new CourseDownload('ada', caller);
  await before.start(plan(lesson('zero')));
  const download = new CourseDownload('ada', caller);
  let cancelled: Promise<void> = Promise.resolve();
  answers['/files/two'] = () => {
    cancelled = download.cancel();
    return Promise.reject(new DOMException('Aborted', 'AbortError'));
  };
  await download.start(plan(lesson('zero', true), lesson('one'), lesson('two')));
  await cancelled;
  expect(download.getState().phase).toBe('idle');
  expect(await downloaded()).toBe('zero/3');
});

test('a download cannot continue while a cancel removes its lessons, and cancelling twice is harmless', async () => {
  const download = new CourseDownload('ada', caller);
  answers['/files/two'] = () => Promise.resolve(new Response(null, { status: 503 }));
  await download.start(plan(lesson('one'), lesson('two')));
  answers = {};
  const phases: string[] = [];
  download.subscribe(() => phases.push(download.getState().phase));
  const cancelled = download.cancel();
  await Promise.all([cancelled, download.start(plan(lesson('one', true), lesson('two'))), download.cancel()]);
  expect(phases).toEqual(['cancelling', 'idle']);
  expect(await downloaded()).toBe('');
  await download.start(plan(lesson('one'), lesson('two')));
  expect(download.getState().phase).toBe('done');
  expect(await downloaded()).toBe('one/3,two/3');
});

test('a full device and a broken connection are different outcomes, and complete lessons stay stored', async () => {
  const download = new CourseDownload('ada', caller);
  answers['/files/two'] = () => Promise.reject(new DOMException('Quota', 'QuotaExceededError'));
  await download.start(plan(lesson('one'), lesson('two'), lesson('three')));
  expect(download.getState().phase).toBe('full');
  answers['/files/two'] = () => Promise.resolve(new Response(null, { status: 503 }));
  await download.start(plan(lesson('one', true), lesson('two'), lesson('three')));
  expect(download.getState().phase).toBe('failed');
  expect(await downloaded()).toBe('one/3');
  await download.cancel();
  expect(await downloaded()).toBe('');
});

test('a second start while it runs downloads nothing twice', async () => {
  const download = new CourseDownload('ada', caller);
  await Promise.all([download.start(plan(lesson('one'))), download.start(plan(lesson('one')))]);
  expect(asked).toEqual(['/files/one']);
});
