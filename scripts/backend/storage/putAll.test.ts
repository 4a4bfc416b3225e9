import { readdirSync, rmSync } from 'node:fs';
import files from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { startStorageTestBed, type StorageTestBed } from '../testing/storageTestBed';

let testBed: StorageTestBed;
beforeEach(async () => {
  testBed = await startStorageTestBed();
});
afterEach(() => testBed.stop());

const bytes = (content: string): Uint8Array => new TextEncoder().encode(content);
const blobsOnDisk = (): number =>
  readdirSync(join(testBed.directory, 'objects'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;

test('many small objects are stored like single ones and replace those of the same paths', async () => {
  const { admin } = testBed.storage;
  const options = { contentType: 'application/json', cacheControl: 'public, no-cache' };
  const single = await admin.put('main', 'open/single', 'the same', options);
  await admin.put('main', 'open/0', 'former');
  await admin.putAll(
    'main',
    Array.from({ length: 50 }, (_, index) => ({
      path: `open/${index}`,
      body: bytes(index === 7 ? 'the same' : `content ${index}`),
      options,
    })),
  );
  expect(admin.list('main', 'open/')).toHaveLength(51);
  for (const at of [0, 1, 49]) expect(await text(admin.open('main', `open/${at}`)!)).toBe(`content ${at}`);
  const { md5Hash, crc32c, size, contentType } = single;
  expect(admin.get('main', 'open/7')).toMatchObject({ md5Hash, crc32c, size, contentType });
  const answer = await fetch(`${testBed.url}/v0/b/main/o/open%2F49?alt=media`);
  expect([await answer.text(), answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'content 49',
    'application/json',
    'public, no-cache',
  ]);
  expect(blobsOnDisk()).toBe(51);
});

test('the last object of a path wins', async () => {
  const { admin } = testBed.storage;
  await admin.putAll(
    'main',
    ['a', 'b', 'c'].map((content) => ({ path: 'open/x', body: bytes(content) })),
  );
  expect(await text(admin.open('main', 'open/x')!)).toBe('c');
  expect(blobsOnDisk()).toBe(1);
});

test('when one cannot be stored, none is, and no file remains', async () => {
  const { admin } = testBed.storage;
  await expect(
    admin.putAll('main', [
      { path: 'open/a', body: bytes('a') },
      { path: '', body: bytes('b') },
    ]),
  ).rejects.toThrow();
  testBed.db.exec(
    "CREATE TRIGGER refuse BEFORE INSERT ON storage_objects WHEN NEW.name = 'open/b' BEGIN SELECT " +
      "RAISE(ABORT, 'refused'); END",
  );
  await expect(
    admin.putAll(
      'main',
      ['a', 'b', 'c'].map((name) => ({ path: `open/${name}`, body: bytes(name) })),
    ),
  ).rejects.toThrow('refused');
  expect(admin.list('main')).toEqual([]);
  expect(blobsOnDisk()).toBe(0);
});

test('a transfer that breaks off, or has a wrong setting, leaves no bytes behind', async () => {
  const file = { bucket: 'main', path: 'open/film', owner: null, token: null, createdAt: 1, updatedAt: 2 };
  const settings = { contentType: 'video/mp4', metadata: {} };
  const breaking = Readable.from(
    (function* () {
      yield Buffer.from('half');
      throw new Error('The folder is gone.');
    })(),
  );
  const { transfer } = testBed.storage;
  await expect(transfer.import({ ...file, settings }, breaking)).rejects.toThrow('gone');
  const wrong = { ...settings, contentType: 'video\n' };
  await expect(transfer.import({ ...file, settings: wrong }, Readable.from([Buffer.from('all')]))).rejects.toThrow();
  expect([blobsOnDisk(), readdirSync(join(testBed.directory, 'uploads'))]).toEqual([0, []]);
});

test('an object whose bytes are missing is an error for whoever copies it, and the process goes on', async () => {
  const { admin, transfer } = testBed.storage;
  await admin.put('main', 'open/lost', 'bytes');
  const [lost] = [...transfer.export()];
  if (lost === undefined) throw new Error('Nothing is exported.');
  rmSync(join(testBed.directory, 'objects'), { recursive: true });
  const { open } = files;
  // On a slow disk, the error of the source comes before the target is open.
  jest.spyOn(files, 'open').mockImplementation(async (...call) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return open(...call);
  });
  await expect(admin.put('main', 'open/copy', admin.open('main', 'open/lost') ?? '')).rejects.toThrow('ENOENT');
  await expect(transfer.import({ ...lost, path: 'open/moved' }, lost.open())).rejects.toThrow('ENOENT');
  jest.restoreAllMocks();
});
