import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startStorageTestBed, type StorageTestBed } from './testBed';

let bed: StorageTestBed;
beforeAll(async () => {
  bed = await startStorageTestBed();
});
afterAll(() => bed.stop());

/** Sends a request line and headers as they are, which no HTTP library would, and gives the first line of the answer. */
function raw(head: string, body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(bed.url);
    const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n${body}`));
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    socket.setTimeout(5000, () => {
      socket.destroy();
      reject(new Error('no answer'));
    });
  });
}

const MULTIPART = 'Content-Type: multipart/related; boundary=b\r\nX-Goog-Upload-Protocol: multipart';
const withLength = (body: string): string => `Content-Length: ${Buffer.byteLength(body)}`;

test.each([
  ['broken encoding', 'GET /v0/b/main/o/%E0%A4%A HTTP/1.1'],
  ['overlong encoding', 'GET /v0/b/main/o/%C0%AFetc HTTP/1.1'],
  ['a NUL', 'GET /v0/b/main/o/a%00b HTTP/1.1'],
  ['a line break', 'GET /v0/b/main/o/a%0d%0ab HTTP/1.1'],
  ['climbing', 'GET /v0/b/main/o/..%2F..%2Fetc%2Fpasswd?alt=media HTTP/1.1'],
  ['climbing, plain', 'GET /v0/b/main/o/../../../etc/passwd HTTP/1.1'],
  ['an absolute name', 'GET /v0/b/main/o/%2Fetc%2Fpasswd HTTP/1.1'],
  ['an empty segment', 'GET /v0/b/main/o/a%2F%2Fb HTTP/1.1'],
  ['a long name', `GET /v0/b/main/o/${'a'.repeat(1100)} HTTP/1.1`],
  ['no bucket', 'GET /v0/b//o/x HTTP/1.1'],
  ['another bucket', 'GET /v0/b/other/o/x HTTP/1.1'],
  ['a bucket that climbs', 'GET /v0/b/..%2F..%2Fmain/o/x HTTP/1.1'],
  ['another path', 'GET /v0/x HTTP/1.1'],
  ['another method', 'OPTIONS /v0/b/main/o HTTP/1.1'],
  ['deletion of a bucket', 'DELETE /v0/b/main/o HTTP/1.1'],
  ['an upload without a name', 'POST /v0/b/main/o HTTP/1.1\r\nContent-Length: 0'],
  ['an upload of a climbing name', 'POST /v0/b/main/o?name=open/../../x HTTP/1.1\r\nContent-Length: 0'],
  ['an unknown protocol', 'POST /v0/b/main/o?name=open/x HTTP/1.1\r\nX-Goog-Upload-Protocol: magic\r\nContent-Length: 0'],
  ['a resumable upload that does not start', 'POST /v0/b/main/o?name=open/x HTTP/1.1\r\nX-Goog-Upload-Protocol: resumable\r\nContent-Length: 0'],
  ['an unknown upload', 'POST /v0/b/main/o?name=open/x&upload_id=../../x HTTP/1.1\r\nX-Goog-Upload-Command: query\r\nContent-Length: 0'],
  ['a length that is none', 'POST /v0/b/main/o?name=open/x HTTP/1.1\r\nX-Goog-Upload-Protocol: resumable\r\nX-Goog-Upload-Command: start\r\nX-Goog-Upload-Header-Content-Length: -5\r\nContent-Length: 0'],
  ['a huge announcement', 'POST /v0/b/main/o?name=open/x HTTP/1.1\r\nX-Goog-Upload-Protocol: resumable\r\nX-Goog-Upload-Command: start\r\nX-Goog-Upload-Header-Content-Length: 99999999999999\r\nContent-Length: 0'],
  ['a page token', 'GET /v0/b/main/o?prefix=open/&pageToken=%F0 HTTP/1.1'],
  ['a page size', 'GET /v0/b/main/o?prefix=open/&maxResults=-1 HTTP/1.1'],
  ['a delimiter', 'GET /v0/b/main/o?prefix=open/&delimiter=x HTTP/1.1'],
  ['a climbing prefix', 'GET /v0/b/main/o?prefix=open/../course/ HTTP/1.1'],
])('%s is answered 4xx', async (_what, head) => {
  const answer = await raw(head);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).toContain('"error":');
});

test.each([
  ['nothing', ''],
  ['no boundary', 'hello'],
  ['one part', '--b\r\n\r\n{}\r\n--b--'],
  ['metadata that is no JSON', '--b\r\n\r\n{x\r\n--b\r\n\r\ny\r\n--b--'],
  ['metadata that is a list', '--b\r\n\r\n[]\r\n--b\r\n\r\ny\r\n--b--'],
  ['metadata of wrong types', '--b\r\n\r\n{"metadata":{"a":1}}\r\n--b\r\n\r\ny\r\n--b--'],
  ['a header in a header', '--b\r\n\r\n{"cacheControl":"x\\r\\nSet-Cookie: a=b"}\r\n--b\r\n\r\ny\r\n--b--'],
  ['a type that is none', '--b\r\n\r\n{"contentType":"html"}\r\n--b\r\n\r\ny\r\n--b--'],
  ['no end', '--b\r\n\r\n{}\r\n--b\r\n\r\nyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy'],
  ['endless metadata', `--b\r\n\r\n{"a":"${'x'.repeat(100_000)}"}\r\n--b\r\n\r\ny\r\n--b--`],
])('a multipart body with %s is answered 4xx and stores nothing', async (_what, body) => {
  const answer = await raw(`POST /v0/b/main/o?name=open/broken HTTP/1.1\r\n${MULTIPART}\r\n${withLength(body)}`, body);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(bed.storage.admin.get('main', 'open/broken')).toBeNull();
  expect(readdirSync(join(bed.directory, 'uploads'))).toEqual([]);
});

test('a boundary need not be named in a way that is refused', async () => {
  const answer = await raw('POST /v0/b/main/o?name=open/x HTTP/1.1\r\nContent-Type: multipart/related\r\nContent-Length: 2', 'xx');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('a sender that goes away in the middle leaves nothing behind', async () => {
  const { hostname, port } = new URL(bed.url);
  const socket = connect(Number(port), hostname);
  socket.write(`POST /v0/b/main/o?name=open/gone HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 1000000\r\n\r\n${'x'.repeat(1000)}`);
  const folder = join(bed.directory, 'uploads');
  while (readdirSync(folder).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  socket.destroy();
  for (let tries = 0; tries < 100 && readdirSync(folder).length > 0; tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(readdirSync(folder)).toEqual([]);
  expect(bed.storage.admin.get('main', 'open/gone')).toBeNull();
});

test('a refused body does not block the connection', async () => {
  const body = 'x'.repeat(300_000);
  const { hostname, port } = new URL(bed.url);
  const answers = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
      if (text.split('HTTP/1.1').length > 2) socket.destroy();
    });
    socket.on('close', () => resolve(text));
    socket.setTimeout(5000, () => reject(new Error('no second answer')));
    socket.write(`POST /v0/b/main/o?name=course/x HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    socket.write('GET /v0/b/main/o/open%2Fnothing HTTP/1.1\r\nHost: x\r\n\r\n');
  });
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403', 'HTTP/1.1 404']);
});

test('an endless body that announces no size is ended, and leaves nothing', async () => {
  const { hostname, port } = new URL(bed.url);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.on('error', () => resolve(text)).on('close', () => resolve(text));
    socket.write('POST /v0/b/main/o?name=open/endless HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    const piece = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
    const more = (): void => {
      if (text !== '') socket.destroy();
      else if (!socket.destroyed) socket.write(piece, more);
    };
    more();
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(readdirSync(join(bed.directory, 'uploads'))).toEqual([]);
}, 20_000);

test('names are data: nothing is written outside the store', async () => {
  await expect(bed.storage.admin.put('main', '../../escaped', 'x')).rejects.toThrow();
  expect(existsSync(join(bed.directory, '..', 'escaped'))).toBe(false);
  await bed.storage.admin.put('main', 'open/constructor/__proto__', 'x', { metadata: { __proto__x: 'y' } });
  expect(bed.storage.admin.get('main', 'open/constructor/__proto__')?.size).toBe(1);
});
