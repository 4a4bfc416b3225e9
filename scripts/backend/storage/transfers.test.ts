import { existsSync, readdirSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { createGovernor, NO_QUOTAS } from '../limits';
import { startStorageTestBed, type StorageTestBed } from '../testing/storageTestBed';

const MIB = 1024 * 1024;

let testBed: StorageTestBed;
beforeEach(async () => {
  testBed = await startStorageTestBed();
});
afterEach(() => testBed.stop());

const tokenOf = async (uid: string): Promise<string> => {
  if (testBed.auth.admin.getAccount(uid) === null)
    await testBed.auth.admin.createAccount({ uid, email: `${uid}@lectern.example`, password: 'correct horse battery' });
  return testBed.auth.admin.signIn(uid).idToken;
};

/** Starts a resumable upload and returns its URL, or the status of the refusal. */
async function start(name: string, { token = '', size = 3, type = 'image/png' } = {}): Promise<string | number> {
  const response = await fetch(`${testBed.url}/v0/b/main/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      ...(token === '' ? {} : { authorization: `Firebase ${token}` }),
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(size),
      'x-goog-upload-header-content-type': type,
    },
  });
  return response.headers.get('x-goog-upload-url') ?? response.status;
}

async function send(url: string | number, command: string, body?: string): Promise<[number, string | null]> {
  const headers = { 'x-goog-upload-command': command, 'x-goog-upload-offset': '0' };
  const response = await fetch(String(url), { method: 'POST', headers, ...(body === undefined ? {} : { body }) });
  return [response.status, response.headers.get('x-goog-upload-status')];
}

const parts = (): number => readdirSync(join(testBed.directory, 'uploads')).length;

describe('a resumable upload', () => {
  test('needs no sign-in after its start: the rules judge it as the account that started it', async () => {
    const url = await start('public/ada/face', { token: await tokenOf('ada') });
    expect(await send(url, 'upload, finalize', 'abc')).toEqual([200, 'final']);
    expect(testBed.storage.admin.get('main', 'public/ada/face')?.size).toBe(3);
    expect(await start('public/ada/face', { token: await tokenOf('eve') })).toBe(403);
    expect(await start('public/ada/face')).toBe(403);
  });

  test('has a URL that nobody can guess', async () => {
    const ids = await Promise.all(['open/1', 'open/2'].map(async (name) => new URL(String(await start(name)))));
    for (const url of ids) expect(url.searchParams.get('upload_id')).toMatch(/^[0-9a-f]{32}$/);
    const guess = `${testBed.url}/v0/b/main/o?name=open%2F1&upload_id=${'0'.repeat(32)}`;
    expect((await send(guess, 'upload, finalize', 'abc'))[0]).toBe(404);
  });

  test('can be cancelled twice, and takes nothing after that', async () => {
    const url = await start('open/cancelled');
    expect(await send(url, 'cancel')).toEqual([200, 'cancelled']);
    expect(await send(url, 'cancel')).toEqual([200, 'cancelled']);
    expect(await send(url, 'query')).toEqual([200, 'cancelled']);
    expect(await send(url, 'upload', 'abc')).toEqual([400, 'cancelled']);
    expect(await send(url, 'finalize')).toEqual([400, 'cancelled']);
    const done = await start('open/done');
    await send(done, 'upload, finalize', 'abc');
    expect((await send(done, 'cancel'))[0]).toBe(400);
  });

  test('keeps its bytes while the database can’t be written, and is finalized then', async () => {
    const url = await start('open/patient');
    await send(url, 'upload', 'abc');
    testBed.db.pragma('query_only=ON');
    expect((await send(url, 'finalize'))[0]).toBe(500);
    testBed.db.pragma('query_only=OFF');
    expect(await send(url, 'finalize')).toEqual([200, 'final']);
    expect(await text(testBed.storage.admin.open('main', 'open/patient') ?? Readable.from([]))).toBe('abc');
    expect(parts()).toBe(0);
  });

  test('is removed after a day, and with the account', async () => {
    const token = await tokenOf('ada');
    const url = await start('public/ada/a', { token });
    await send(await start('public/ada/b', { token }), 'upload', 'abc');
    expect(parts()).toBe(2);
    testBed.storage.admin.removeUploads('ada');
    while (parts() > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await send(url, 'query'))[0]).toBe(404);
    await start('open/left');
    testBed.clock.advance(24 * 3_600_000 + 1);
    await start('open/next');
    expect(parts()).toBe(1);
  });

  test('counts until it is finished: an account has at most 100, a signed-out client 20', async () => {
    const token = await tokenOf('ada');
    for (let n = 0; n < 20; n += 1) expect(await start(`open/${n}`)).toEqual(expect.any(String));
    expect(await start('open/more')).toBe(429);
    for (let n = 0; n < 100; n += 1) expect(await start(`public/ada/${n}`, { token })).toEqual(expect.any(String));
    expect(await start('public/ada/more', { token })).toBe(429);
    expect(parts()).toBe(120);
  });
});

describe('quotas', () => {
  const rate = (burst: number) => ({ burst, perSecond: 1 });
  const none = { account: rate(Infinity), client: rate(Infinity), signedOut: rate(Infinity) };

  test('bytes count for the account and the client, and a refusal says when to try again', async () => {
    const uploadedBytes = { account: rate(10 * MIB), client: rate(15 * MIB), signedOut: rate(MIB) };
    const governor = createGovernor({ limits: { quotas: { ...NO_QUOTAS, uploads: none, uploadedBytes } } });
    const own = await startStorageTestBed({ governor });
    const put = async (name: string, bytes: number) => {
      const response = await fetch(`${own.url}/v0/b/main/o?name=${name}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'x-goog-upload-protocol': 'raw' },
        body: new Uint8Array(bytes),
      });
      await response.arrayBuffer();
      return [response.status, Number(response.headers.get('retry-after'))];
    };
    expect(await put('open/one', MIB / 2)).toEqual([200, 0]);
    const [status, seconds] = await put('open/two', MIB);
    expect(status).toBe(429);
    expect(seconds).toBeGreaterThan(MIB / 4);
    expect(await put('open/three', MIB / 2)).toEqual([200, 0]);
    await own.stop();
  });

  test('a client has a bounded number of downloads at the same time, and gets them back', async () => {
    const governor = createGovernor({ limits: { quotas: NO_QUOTAS, clientBytes: 3 * 64 * 1024 } });
    const own = await startStorageTestBed({ governor });
    await own.storage.admin.put('main', 'open/film', Buffer.alloc(8 * MIB));
    const url = `${own.url}/v0/b/main/o/open%2Ffilm?alt=media`;
    const open = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        httpRequest(url, { agent: false }, resolve).on('error', reject).end();
      });
    const readers = await Promise.all([open(), open(), open()]);
    const refused = await open();
    expect(refused.statusCode).toBe(429);
    for (const reader of [...readers, refused]) reader.destroy();
    while (governor.memory.usedBytes > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const reader = await open();
    expect(reader.statusCode).toBe(200);
    reader.destroy();
    await own.stop();
  });
});

test('a refused download is a plain answer that nobody caches, whatever the object’s headers', async () => {
  const governor = createGovernor({ limits: { quotas: NO_QUOTAS, clientBytes: 1 } });
  const own = await startStorageTestBed({ governor });
  const settings = {
    contentType: 'application/json',
    contentEncoding: 'gzip',
    cacheControl: 'public, max-age=31536000, immutable',
  };
  await own.storage.admin.put('main', 'open/course.json', gzipSync('{}'), settings);
  const answer = await fetch(`${own.url}/v0/b/main/o/open%2Fcourse.json?alt=media`);
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({ error: { code: 429 } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('etag')).toBeNull();
  await own.stop();
});

describe('objects stored with gzip', () => {
  const TEXT = 'caption '.repeat(1000);
  const get = (name: string, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      httpRequest(`${testBed.url}/v0/b/main/o/${encodeURIComponent(name)}?alt=media`, { headers }, (response) => {
        const chunks: Uint8Array[] = [];
        response.on('data', (chunk: Uint8Array) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
        response.on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  const store = (name: string, body: Buffer, cacheControl = 'private') =>
    testBed.storage.admin.put('main', name, body, { contentType: 'text/vtt', contentEncoding: 'gzip', cacheControl });

  test('are decompressed for a client without gzip, and sent as they are to others', async () => {
    await store('open/text', gzipSync(TEXT));
    const plain = await get('open/text', { range: 'bytes=0-3' });
    expect(plain.body.toString()).toBe(TEXT);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect((await get('open/text', { 'accept-encoding': 'gzip;q=0' })).body.toString()).toBe(TEXT);
    const packed = await get('open/text', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.body.equals(new Uint8Array(gzipSync(TEXT)))).toBe(true);
    await store('open/fixed', gzipSync(TEXT), 'no-transform');
    expect((await get('open/fixed', {})).headers['content-encoding']).toBe('gzip');
  });

  test('say to caches that the answer depends on the encodings a client accepts', async () => {
    await store('open/text', gzipSync(TEXT), 'public, max-age=60');
    const plain = await get('open/text', {});
    const packed = await get('open/text', { 'accept-encoding': 'gzip' });
    expect([plain.headers.vary, packed.headers.vary]).toEqual(['accept-encoding', 'accept-encoding']);
    expect(packed.headers.etag).toMatch(/^"/);
    expect(plain.headers.etag).toBe(`W/${String(packed.headers.etag)}`);
    const revalidated = await get('open/text', { 'if-none-match': String(plain.headers.etag) });
    expect([revalidated.status, revalidated.headers.vary]).toEqual([304, 'accept-encoding']);
    await store('open/fixed', gzipSync(TEXT), 'no-transform');
    expect((await get('open/fixed', {})).headers.vary).toBeUndefined();
  });

  test('a damaged one and one that decompresses to very much end the connection, not the process', async () => {
    await store('open/damaged', Buffer.concat([new Uint8Array(gzipSync(TEXT).subarray(0, 40)), new Uint8Array(40)]));
    await expect(get('open/damaged', {})).rejects.toMatchObject({ code: 'ECONNRESET' });
    await store('open/bomb', gzipSync(Buffer.alloc(257 * MIB), { level: 1 }));
    await expect(get('open/bomb', {})).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect((await fetch(`${testBed.url}/v0/b/main/o/open%2Fdamaged`)).status).toBe(200);
  });
});

test('names of up to 1,024 bytes are stored, and never become names of files', async () => {
  const name = `open/${'n'.repeat(1019)}`;
  await testBed.storage.admin.put('main', name, 'x');
  expect(await (await fetch(`${testBed.url}/v0/b/main/o/${encodeURIComponent(name)}?alt=media`)).text()).toBe('x');
  expect(existsSync(join(testBed.directory, name))).toBe(false);
  const statuses = ['GET', 'DELETE'].map(async (method) => {
    const url = `${testBed.url}/v0/b/main/o/${encodeURIComponent(`${name}n`)}`;
    return (await fetch(url, { method })).status;
  });
  expect(await Promise.all(statuses)).toEqual([400, 400]);
});
