import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { crc32c } from './store/crc32c';
import { startStorageTestBed, type StorageTestBed } from '../testing/storageTestBed';

let testBed: StorageTestBed;
beforeAll(async () => {
  testBed = await startStorageTestBed();
});
afterAll(() => testBed.stop());

const bytesOf = (size: number): Uint8Array => new Uint8Array(randomBytes(size));
const filesOnDisk = (): number =>
  readdirSync(join(testBed.directory, 'objects'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;

test('an uploaded object has the metadata of hosted Storage', async () => {
  const object = ref(await testBed.sdk(), 'open/ein Ordner/Übung #1?.txt');
  const { metadata } = await uploadString(object, 'grüße', 'raw', {
    contentType: 'text/plain',
    cacheControl: 'public, max-age=60',
    customMetadata: { teacher: 'Zoë' },
  });
  expect(metadata).toMatchObject({
    bucket: 'main',
    fullPath: 'open/ein Ordner/Übung #1?.txt',
    name: 'Übung #1?.txt',
    size: 7,
    contentType: 'text/plain',
    cacheControl: 'public, max-age=60',
    customMetadata: { teacher: 'Zoë' },
    metageneration: '1',
    md5Hash: createHash('md5').update('grüße').digest('base64'),
  });
  expect(Buffer.from(await getBytes(object)).toString()).toBe('grüße');
  expect(await getMetadata(object)).toMatchObject({ size: 7, generation: metadata.generation });
});

test.each([0, 1, 65_535, 65_536, 300_000])('%i bytes survive a multipart upload', async (size) => {
  const object = ref(await testBed.sdk(), `open/size-${size}`);
  const content = bytesOf(size);
  await uploadBytes(object, content);
  expect(Buffer.compare(new Uint8Array(await getBytes(object)), content)).toBe(0);
  expect(await getMetadata(object)).toMatchObject({ size, contentType: 'application/octet-stream' });
});

test('content that looks like a boundary is stored unchanged', async () => {
  const object = ref(await testBed.sdk(), 'open/tricky');
  const content = `\r\n--\r\n\r\n--00000000--\r\n${'\r\n--'.repeat(50_000)}`;
  await uploadString(object, content);
  expect(Buffer.from(await getBytes(object)).toString()).toBe(content);
});

test('a resumable upload arrives in pieces and can be paused', async () => {
  const object = ref(await testBed.sdk(), 'open/film.mp4');
  const content = bytesOf(2_000_000);
  const task = uploadBytesResumable(object, content, { contentType: 'video/mp4' });
  const seen: number[] = [];
  task.on('state_changed', ({ bytesTransferred }) => seen.push(bytesTransferred));
  task.pause();
  task.resume();
  const { metadata } = await task;
  expect(metadata).toMatchObject({ size: 2_000_000, contentType: 'video/mp4' });
  expect(seen.some((value) => value > 0 && value < 2_000_000)).toBe(true);
  expect(Buffer.compare(new Uint8Array(await getBytes(object)), content)).toBe(0);
});

test('an upload continues where its connection dropped', async () => {
  const { proxy, port, drops } = await startDroppingProxy(Number(new URL(testBed.url).port), 700_000);
  const app = initializeApp({ apiKey: 'local', storageBucket: 'main' }, 'dropping');
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', port);
  const content = bytesOf(3_000_000);
  const task = uploadBytesResumable(ref(storage, 'open/dropped.bin'), content);
  await task;
  expect(drops()).toBe(1);
  const stored = await getBytes(ref(await testBed.sdk(), 'open/dropped.bin'));
  expect(Buffer.compare(new Uint8Array(stored), content)).toBe(0);
  await deleteApp(app);
  proxy.close();
});

/** Starts a proxy that cuts the connection once, after `limit` bytes. */
async function startDroppingProxy(
  target: number,
  limit: number,
): Promise<{ proxy: Server; port: number; drops: () => number }> {
  let [seen, drops] = [0, 0];
  const proxy = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    client.on('data', (data) => {
      seen += data.length;
      if (seen <= limit || drops > 0) return;
      drops += 1;
      client.destroy();
    });
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { proxy, port: (proxy.address() as { port: number }).port, drops: () => drops };
}

describe('resumable uploads, step by step', () => {
  const send = async (url: string, command: string, body?: Uint8Array, offset?: number) => {
    const headers: Record<string, string> = { 'x-goog-upload-command': command };
    if (offset !== undefined) headers['x-goog-upload-offset'] = String(offset);
    const response = await fetch(url, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body: new Blob([new Uint8Array(body)]) }),
    });
    const text = await response.text();
    return {
      code: response.status,
      state: response.headers.get('x-goog-upload-status'),
      received: response.headers.get('x-goog-upload-size-received'),
      text,
    };
  };
  const start = async (name: string, size?: number, metadata: object = {}): Promise<string> => {
    const headers: Record<string, string> = { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' };
    if (size !== undefined) headers['x-goog-upload-header-content-length'] = String(size);
    const response = await fetch(`${testBed.url}/v0/b/main/o?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(metadata),
    });
    expect(response.status).toBe(200);
    return String(response.headers.get('x-goog-upload-url'));
  };

  test('query reports progress; a wrong offset, an early end and too many bytes are refused', async () => {
    const url = await start('open/steps', 10);
    expect(await send(url, 'upload', bytesOf(4), 0)).toMatchObject({ code: 200, state: 'active' });
    expect(await send(url, 'query')).toMatchObject({ code: 200, state: 'active', received: '4' });
    expect(await send(url, 'upload', bytesOf(4), 5)).toMatchObject({ code: 400, received: '4' });
    expect(await send(url, 'upload', bytesOf(4), 0)).toMatchObject({ code: 200, received: '4' });
    expect(await send(url, 'finalize')).toMatchObject({ code: 400 });
    expect(await send(url, 'upload', bytesOf(7), 4)).toMatchObject({ code: 413 });
    expect(await send(url, 'upload, finalize', bytesOf(6), 4)).toMatchObject({ code: 200, state: 'final' });
    expect(await send(url, 'query')).toMatchObject({ code: 200, state: 'final', received: '10' });
    expect(testBed.storage.admin.get('main', 'open/steps')?.size).toBe(10);
  });

  test('another process continues an upload', async () => {
    const url = await start('open/restarted');
    await send(url, 'upload', new TextEncoder().encode('first '), 0);
    const second = await startStorageTestBed({ db: testBed.db, directory: testBed.directory });
    const moved = url.replace(testBed.url, second.url);
    expect(await send(moved, 'query')).toMatchObject({ state: 'active', received: '6' });
    expect(await send(moved, 'upload, finalize', new TextEncoder().encode('second'), 6)).toMatchObject({
      state: 'final',
    });
    await second.stop();
    expect(testBed.storage.admin.get('main', 'open/restarted')?.md5Hash).toBe(
      createHash('md5').update('first second').digest('base64'),
    );
  });

  test('a cancelled and an expired upload are removed with their files', async () => {
    const parts = (): number => readdirSync(join(testBed.directory, 'uploads')).length;
    const before = parts();
    const [cancelled, expired] = [await start('open/cancelled'), await start('open/expired')];
    expect(await send(cancelled, 'cancel')).toMatchObject({ code: 200, state: 'cancelled' });
    testBed.clock.advance(24 * 3_600_000 + 1);
    expect(await send(cancelled, 'query')).toMatchObject({ code: 404 });
    expect(await send(expired, 'query')).toMatchObject({ code: 404 });
    await send(await start('open/later'), 'cancel');
    expect(parts()).toBe(before);
  });

  test('content with another MD5 than announced is refused and removed', async () => {
    const url = await start('open/promised', 3, { md5Hash: createHash('md5').update('other').digest('base64') });
    expect(await send(url, 'upload, finalize', bytesOf(3), 0)).toMatchObject({ code: 400 });
    expect(testBed.storage.admin.get('main', 'open/promised')).toBeNull();
  });
});

test('metadata changes key by key; null removes a key', async () => {
  const object = ref(await testBed.sdk(), 'open/described');
  await uploadString(object, 'x', 'raw', { customMetadata: { a: '1', b: '2' }, contentLanguage: 'de' });
  const changed = await updateMetadata(object, { contentType: 'text/vtt', customMetadata: { b: '3', c: '4' } });
  expect(changed).toMatchObject({
    contentType: 'text/vtt',
    contentLanguage: 'de',
    customMetadata: { a: '1', b: '3', c: '4' },
    metageneration: '2',
  });
  const response = await fetch(`${testBed.url}/v0/b/main/o/open%2Fdescribed`, {
    method: 'PATCH',
    body: '{"contentLanguage":null,"metadata":{"a":null}}',
  });
  expect(await response.json()).toMatchObject({ metadata: { b: '3', c: '4' }, metageneration: '3' });
});

test('deletion and replacement free the bytes', async () => {
  const before = filesOnDisk();
  const object = ref(await testBed.sdk(), 'open/short-lived');
  await uploadString(object, 'one');
  await uploadString(object, 'two');
  expect(filesOnDisk()).toBe(before + 1);
  await deleteObject(object);
  expect(filesOnDisk()).toBe(before);
  await expect(getMetadata(object)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  await expect(deleteObject(object)).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

test('a list has folders and pages', async () => {
  const names = ['list/a.txt', 'list/b/1', 'list/b/2', 'list/c/deep/x', 'list/d.txt', 'list/é', 'listless'];
  for (const name of names) await testBed.storage.admin.put('main', `open/${name}`, 'x');
  const folder = ref(await testBed.sdk(), 'open/list');
  const all = await listAll(folder);
  expect(all.items.map(({ name }) => name)).toEqual(['a.txt', 'd.txt', 'é']);
  expect(all.prefixes.map(({ fullPath }) => fullPath)).toEqual(['open/list/b', 'open/list/c']);
  const seen: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await list(folder, { maxResults: 2, ...(pageToken === undefined ? {} : { pageToken }) });
    expect(page.items.length + page.prefixes.length).toBeLessThanOrEqual(2);
    seen.push(...page.items.map(({ name }) => name), ...page.prefixes.map(({ name }) => `${name}/`));
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  expect(seen.sort()).toEqual(['a.txt', 'b/', 'c/', 'd.txt', 'é']);
  const flat = (await (await fetch(`${testBed.url}/v0/b/main/o?prefix=open/list/`)).json()) as {
    items: { name: string }[];
  };
  expect(flat.items).toHaveLength(6);
});

test('buckets are separate, and only the configured ones exist', async () => {
  await uploadString(ref(await testBed.sdk(undefined, 'open-courses'), 'open/same'), 'other bucket');
  await expect(getMetadata(ref(await testBed.sdk(), 'open/same'))).rejects.toMatchObject({
    code: 'storage/object-not-found',
  });
  expect((await fetch(`${testBed.url}/v0/b/nowhere/o/open%2Fsame`)).status).toBe(404);
});

test('a download URL needs no sign-in, serves one object, and expires when that is replaced', async () => {
  testBed.documents.set('users/ada/enrolments/c1', {});
  await testBed.storage.admin.put('main', 'course/c1/film.mp4', 'frames', { contentType: 'video/mp4' });
  await testBed.storage.admin.put('main', 'course/c1/other.mp4', 'frames');
  const url = await getDownloadURL(ref(await testBed.sdk('ada@lectern.example'), 'course/c1/film.mp4'));
  expect(url).toMatch(/\?alt=media&token=[\w-]{36}$/);
  expect(await (await fetch(url)).text()).toBe('frames');
  expect((await fetch(url.replace('film', 'other'))).status).toBe(403);
  expect((await fetch(url.slice(0, -1))).status).toBe(403);
  await testBed.storage.admin.put('main', 'course/c1/film.mp4', 'new frames');
  expect((await fetch(url)).status).toBe(403);
});

test('CRC-32C follows RFC 3720', () => {
  expect(crc32c(new TextEncoder().encode('123456789'))).toBe(0xe3069283);
  expect(crc32c(new Uint8Array(32))).toBe(0x8a9136aa);
  const bytes = bytesOf(1001);
  expect(crc32c(bytes.subarray(333), crc32c(bytes.subarray(0, 333)))).toBe(crc32c(bytes));
});
