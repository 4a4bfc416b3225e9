import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { openCourse, openFileUrl } from './openCourse';

let running: TestBackend;

beforeAll(async () => {
  running = await startTestBackend();
  for (const name of [
    'knots/02-bowline.webm',
    'knots/01-start.webm',
    'knots/01-start.vtt',
    'knots/01-start.jpg',
    'knots/deeper/03.webm',
    'knotsandmore/01.webm',
  ]) {
    await running.backend.storage.admin.put('open-courses', name, Buffer.from('x'), { contentType: 'text/plain' });
  }
});
afterAll(() => running.stop());

/** Lists a course. Pages request root-relative addresses, so this prefixes them with the test backend. */
const list = async (bucket: string, name: string) => {
  const original = globalThis.fetch;
  const proxied = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, options) =>
      original(typeof address === 'string' && address.startsWith('/') ? running.url + address : address, options),
    );
  try {
    const options = openCourse({ kind: 'local', projectId: running.projectId, storageBucket: 'lectern' }, bucket, name);
    return await (options.queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({
      signal: new AbortController().signal,
    });
  } finally {
    proxied.mockRestore();
  }
};

test('an open folder is listed without an account and without its subfolders', async () => {
  expect(await list('open-courses', 'knots')).toEqual([
    { path: 'knots/01-start.webm', title: 'Start', captions: 'knots/01-start.vtt', poster: 'knots/01-start.jpg' },
    { path: 'knots/02-bowline.webm', title: 'Bowline', captions: null, poster: null },
  ]);
  expect(await list('open-courses', 'nothing')).toEqual([]);
});

test('a bucket that is not open is refused', async () => {
  await expect(list('lectern', 'courses')).rejects.toMatchObject({
    name: 'OpenCourseError',
    message: expect.stringContaining('could not be listed') as string,
  });
});

test('a file in an open bucket has an encoded address', () => {
  const path = 'knots/01-start.webm';
  expect(openFileUrl({ kind: 'local', projectId: 'p', storageBucket: 'lectern' }, 'open-courses', path)).toBe(
    '/v0/b/open-courses/o/knots%2F01-start.webm?alt=media',
  );
});
