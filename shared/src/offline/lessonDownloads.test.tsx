import { fakeCaches } from '../testing/fakeCaches';
import { downloadLesson, downloadedFileUrl, listDownloadedLessons } from './lessonDownloads';

let device: ReturnType<typeof fakeCaches>;
/** Answers the requests of files, in the order in which they were made. */
let answers: ((answer: Response | Error) => void)[];
beforeEach(() => {
  device = fakeCaches();
  answers = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file' });
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answers.push((answer) => (answer instanceof Response ? resolve(answer) : reject(answer)));
      }),
  );
});
afterEach(() => {
  device.uninstall();
  Reflect.deleteProperty(URL, 'createObjectURL');
  jest.restoreAllMocks();
});

const LESSON = { courseId: 'bread', lessonId: 'one', course: 'Bread', lesson: 'One', href: '/watch/one' };
const [VIDEO, CAPTIONS] = ['courses/bread/one.webm', 'courses/bread/one.vtt'] as const;
const FILES = [VIDEO, CAPTIONS].map((path) => ({ path, url: `/files/${path}` }));
const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 1));
};
const isAsked = (count: number): Promise<void> => until(() => answers.length >= count);
const answerAll = (): void => answers.forEach((answer) => answer(new Response('12345')));
const isPlayable = async (): Promise<boolean> => {
  const urls = await Promise.all(FILES.map(({ path }) => downloadedFileUrl('ada', 'bread', 'one', path)));
  return urls.every((url) => url !== null);
};

test('a second download of a lesson waits for the first, and finds it complete', async () => {
  const whole = downloadLesson('ada', LESSON, FILES);
  const single = downloadLesson('ada', LESSON, FILES);
  await isAsked(2);
  answerAll();
  await Promise.all([whole, single]);
  expect(answers).toHaveLength(2);
  expect(await isPlayable()).toBe(true);
});

test('cancelling a second download removes no file of the first', async () => {
  const abort = new AbortController();
  const whole = downloadLesson('ada', LESSON, FILES);
  const single = downloadLesson('ada', LESSON, FILES, { signal: abort.signal });
  await isAsked(2);
  let finish = (): void => undefined;
  const captions = new ReadableStream({ start: (stream) => void (finish = () => stream.close()) });
  answers[0]?.(new Response('12345'));
  answers[1]?.(new Response(captions));
  await until(() => [...device.stores.values()].some((store) => store.size > 0));
  abort.abort();
  for (const answer of answers.slice(2)) answer(abort.signal.reason as Error);
  await expect(single).rejects.toMatchObject({ name: 'AbortError' });
  finish();
  await whole;
  expect(await listDownloadedLessons('ada')).toHaveLength(1);
  expect(await isPlayable()).toBe(true);
});

test('a failed download leaves nothing behind, and the one that waits starts', async () => {
  const failing = downloadLesson('ada', LESSON, FILES);
  const next = downloadLesson('ada', LESSON, FILES);
  await isAsked(2);
  answers[0]?.(new Error('No network.'));
  await expect(failing).rejects.toThrow('No network.');
  expect(await listDownloadedLessons('ada')).toEqual([]);
  await isAsked(4);
  answerAll();
  await next;
  expect(await isPlayable()).toBe(true);
});
