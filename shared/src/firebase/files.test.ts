import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { deleteFile, getFileUrl, listFiles, uploadFile } from './files';

let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
afterAll(() => testBackend.stop());
beforeEach(() => testBackend.signIn('ada'));

const picture = new Uint8Array(300_000).fill(7);

test('a file is uploaded with progress, found by its address, and deleted', async () => {
  const shares: number[] = [];
  await uploadFile('avatars/ada/a.png', picture, {
    contentType: 'image/png',
    onProgress: (share) => shares.push(share),
  });
  expect(shares.at(-1)).toBe(1);
  const answer = await fetch(await getFileUrl('avatars/ada/a.png'));
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect((await answer.arrayBuffer()).byteLength).toBe(300_000);
  await deleteFile('avatars/ada/a.png');
  await expect(getFileUrl('avatars/ada/a.png')).rejects.toMatchObject({ kind: 'missing' });
});

test('a public folder lists its files in name order, in the bucket that is named', async () => {
  for (const name of ['02.mp4', '01.mp4'])
    await testBackend.backend.storage.admin.put('open-courses', `intro/${name}`, 'video', { contentType: 'video/mp4' });
  expect(await listFiles('intro', 'open-courses')).toEqual(['intro/01.mp4', 'intro/02.mp4']);
  expect(await (await fetch(await getFileUrl('intro/01.mp4', 'open-courses'))).text()).toBe('video');
});

test('a call that the rules refuse is `denied`', async () => {
  await expect(uploadFile('avatars/somebody/a.png', picture, { contentType: 'image/png' })).rejects.toMatchObject({
    kind: 'denied',
  });
  await expect(uploadFile('avatars/ada/a.html', new Uint8Array(3), { contentType: 'text/html' })).rejects.toMatchObject(
    { kind: 'denied' },
  );
  await testBackend.backend.storage.admin.put('lectern', 'courses/full/one.mp4', 'video');
  await expect(getFileUrl('courses/full/one.mp4')).rejects.toMatchObject({ kind: 'denied' });
});

test('an upload can be cancelled, before and while it runs', async () => {
  await expect(
    uploadFile('avatars/ada/b.png', picture, { contentType: 'image/png', signal: AbortSignal.abort() }),
  ).rejects.toMatchObject({ kind: 'cancelled' });
  const stop = new AbortController();
  const upload = uploadFile('avatars/ada/c.png', picture, { contentType: 'image/png', signal: stop.signal });
  stop.abort();
  await expect(upload).rejects.toMatchObject({ kind: 'cancelled' });
  await expect(getFileUrl('avatars/ada/c.png')).rejects.toMatchObject({ kind: 'missing' });
});

test('a backend that does not answer is unavailable after 15 s', async () => {
  await testBackend.kill();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  let failure: unknown = null;
  void getFileUrl('avatars/ada/a.png').catch((error: unknown) => {
    failure = error;
  });
  for (let waited = 0; failure === null && waited < 20_000; waited += 100) {
    jest.advanceTimersByTime(100);
    await new Promise(setImmediate);
  }
  jest.useRealTimers();
  expect(failure).toMatchObject({ kind: 'unavailable' });
});
