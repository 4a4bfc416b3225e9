import {
  deleteObject,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadString,
} from 'firebase/storage';
import { parseByteRange } from './request/byteRange';
import { startStorageTestBed, type StorageTestBed } from '../testing/storageTestBed';

let testBed: StorageTestBed;
beforeAll(async () => {
  testBed = await startStorageTestBed();
  await testBed.storage.admin.put('main', 'open/alphabet', 'abcdefghijklmnopqrstuvwxyz', { contentType: 'video/mp4' });
});
afterAll(() => testBed.stop());

const media = (headers: Record<string, string> = {}, name = 'open%2Falphabet', method = 'GET') =>
  fetch(`${testBed.url}/v0/b/main/o/${name}?alt=media`, { method, headers });

describe('ranges', () => {
  test.each([
    ['bytes=0-4', 206, 'abcde', 'bytes 0-4/26'],
    ['bytes=20-', 206, 'uvwxyz', 'bytes 20-25/26'],
    ['bytes=0-', 206, 'abcdefghijklmnopqrstuvwxyz', 'bytes 0-25/26'],
    ['bytes=-3', 206, 'xyz', 'bytes 23-25/26'],
    ['bytes=-100', 206, 'abcdefghijklmnopqrstuvwxyz', 'bytes 0-25/26'],
    ['bytes=25-1000', 206, 'z', 'bytes 25-25/26'],
    ['bytes=26-', 416, 'The range is beyond the end.', 'bytes */26'],
    ['bytes=-0', 416, 'The range is beyond the end.', 'bytes */26'],
    ['bytes=5-2', 200, 'abcdefghijklmnopqrstuvwxyz', null],
    ['bytes=0-1,5-6', 200, 'abcdefghijklmnopqrstuvwxyz', null],
    ['lines=0-1', 200, 'abcdefghijklmnopqrstuvwxyz', null],
    ['bytes=99999999999999999999-', 200, 'abcdefghijklmnopqrstuvwxyz', null],
  ])('%s answers %i', async (range, status, text, contentRange) => {
    const response = await media({ range });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(Number(response.headers.get('content-length'))).toBe(text.length);
  });

  test('an empty object has no range', () => {
    expect(parseByteRange('bytes=0-', 0)).toBeNull();
  });

  test('If-Range honours the range only for the same state', async () => {
    const tag = String((await media()).headers.get('etag'));
    expect((await media({ range: 'bytes=0-1', 'if-range': tag })).status).toBe(206);
    expect((await media({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  });

  test('If-None-Match answers 304; HEAD answers headers only', async () => {
    const tag = String((await media()).headers.get('etag'));
    expect((await media({ 'if-none-match': `"x", ${tag}` })).status).toBe(304);
    const head = await media({}, 'open%2Falphabet', 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '26', '']);
    const part = await media({ range: 'bytes=3-5' }, 'open%2Falphabet', 'HEAD');
    expect([part.status, part.headers.get('content-length'), part.headers.get('content-range')]).toEqual([
      206,
      '3',
      'bytes 3-5/26',
    ]);
  });
});

describe('uploaded content cannot run as this site', () => {
  test.each([
    ['page.html', 'text/html', 'attachment'],
    ['drawing.svg', 'image/svg+xml', 'attachment'],
    ['data.xml', 'application/xml', 'attachment'],
    ['page.xhtml', 'application/xhtml+xml', 'attachment'],
    ['doc.pdf', 'application/pdf', 'attachment'],
    ['code.js', 'text/javascript', 'attachment'],
    ['cover.png', 'image/png', 'inline'],
    ['film.mp4', 'video/mp4', 'inline'],
    ['words.vtt', 'text/vtt; charset=utf-8', 'inline'],
  ])('%s (%s) is served as %s', async (name, contentType, disposition) => {
    await uploadString(ref(await testBed.sdk(), `open/${name}`), '<script>alert(1)</script>', 'raw', {
      contentType,
      contentDisposition: 'inline',
    });
    const { headers } = await media({}, `open%2F${name}`);
    expect(headers.get('content-type')).toBe(contentType);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(String(headers.get('content-disposition')).split(';')[0]).toBe(disposition);
  });

  test('a file name in any script is a safe header', async () => {
    await testBed.storage.admin.put('main', 'open/a"b\'c(ü);x=1.html', 'x', { contentType: 'text/html' });
    const { headers } = await media({}, encodeURIComponent('open/a"b\'c(ü);x=1.html'));
    expect(headers.get('content-disposition')).toBe("attachment; filename*=utf-8''a%22b%27c%28%C3%BC%29%3Bx%3D1.html");
  });
});

describe('rules decide', () => {
  const denied = { code: 'storage/unauthorized' };

  test('own small images only, by any operation', async () => {
    const [ada, eve, nobody] = [
      await testBed.sdk('ada@lectern.example'),
      await testBed.sdk('eve@lectern.example'),
      await testBed.sdk(),
    ];
    const png = { contentType: 'image/png' };
    await uploadString(ref(ada, 'public/ada/me.png'), 'x', 'raw', png);
    await expect(uploadString(ref(eve, 'public/ada/me.png'), 'x', 'raw', png)).rejects.toMatchObject(denied);
    await expect(uploadString(ref(nobody, 'public/ada/me.png'), 'x', 'raw', png)).rejects.toMatchObject(denied);
    await expect(
      uploadString(ref(ada, 'public/ada/me.html'), 'x', 'raw', { contentType: 'text/html' }),
    ).rejects.toMatchObject(denied);
    await expect(uploadBytes(ref(ada, 'public/ada/big.png'), new Uint8Array(1000), png)).rejects.toMatchObject(denied);
    await uploadBytes(ref(ada, 'public/ada/fits.png'), new Uint8Array(999), png);
    await expect(updateMetadata(ref(ada, 'public/ada/me.png'), { contentType: 'text/html' })).rejects.toMatchObject(
      denied,
    );
    await expect(deleteObject(ref(eve, 'public/ada/me.png'))).rejects.toMatchObject(denied);
    expect((await getMetadata(ref(nobody, 'public/ada/me.png'))).size).toBe(1);
    await deleteObject(ref(ada, 'public/ada/me.png'));
  });

  test('a size that was announced too small, or not at all, is refused', async () => {
    const { uid } = testBed.auth.admin.getAccountByEmail('ada@lectern.example')!;
    const authorization = `Firebase ${testBed.auth.admin.signIn(uid).idToken}`;
    const chunked = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(5000));
        controller.close();
      },
    });
    const headers = { authorization, 'content-type': 'image/png', 'x-goog-upload-protocol': 'raw' };
    const init = { method: 'POST', headers, body: chunked, duplex: 'half' } as RequestInit;
    expect((await fetch(`${testBed.url}/v0/b/main/o?name=public/ada/chunked.png`, init)).status).toBe(403);
    expect(testBed.storage.admin.get('main', 'public/ada/chunked.png')).toBeNull();
  });

  test('as in hosted Storage, an upload over an object is a create with the old one as `resource`', async () => {
    const object = ref(await testBed.sdk(), 'once/x');
    await uploadString(object, 'first');
    await expect(uploadString(object, 'second')).rejects.toMatchObject(denied);
    await expect(updateMetadata(object, { customMetadata: { a: 'b' } })).rejects.toMatchObject(denied);
  });

  test('of concurrent uploads where one is allowed, one is stored', async () => {
    const sdk = await testBed.sdk();
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((text) => uploadString(ref(sdk, 'once/raced'), text)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a document grants access to a file', async () => {
    await testBed.storage.admin.put('main', 'course/c9/lesson.mp4', 'frames');
    const ada = ref(await testBed.sdk('ada@lectern.example'), 'course/c9/lesson.mp4');
    await expect(getDownloadURL(ada)).rejects.toMatchObject(denied);
    testBed.documents.set('users/ada/enrolments/c9', {});
    await expect(getDownloadURL(ada)).resolves.toContain('token=');
    await expect(
      getDownloadURL(ref(await testBed.sdk('eve@lectern.example'), 'course/c9/lesson.mp4')),
    ).rejects.toMatchObject(denied);
  });

  test('lists only where lists are allowed', async () => {
    await expect(listAll(ref(await testBed.sdk(), 'course/c9'))).rejects.toMatchObject(denied);
    await expect(listAll(ref(await testBed.sdk()))).rejects.toMatchObject(denied);
    expect((await fetch(`${testBed.url}/v0/b/main/o?prefix=cour&delimiter=/`)).status).toBe(403);
    expect((await listAll(ref(await testBed.sdk(), 'open'))).items.length).toBeGreaterThan(0);
  });

  test('a missing object is refused like an existing one where nothing may be read', async () => {
    await expect(getMetadata(ref(await testBed.sdk(), 'course/c9/nothing'))).rejects.toMatchObject(denied);
  });

  test.each(['', 'x', 'é'.repeat(36), '\u0000'.repeat(36)])('the download token "%s" opens nothing', async (token) => {
    await testBed.storage.admin.put('main', 'course/c9/lesson.mp4', 'frames');
    const path = `course%2Fc9%2Flesson.mp4?alt=media&token=${encodeURIComponent(token)}`;
    expect((await fetch(`${testBed.url}/v0/b/main/o/${path}`)).status).toBe(403);
  });

  test.each(['Firebase a.b.c', 'Bearer owner', 'Basic eA==', 'Firebase '])(
    'the token "%s" gets 401',
    async (authorization) => {
      const response = await fetch(`${testBed.url}/v0/b/main/o/open%2Falphabet`, { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: { code: 401 } });
    },
  );
});
