import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { MALFORMED_HEADS, MALFORMED_MULTIPART, MULTIPART } from './malformedFiles';
import { startStorageTestBed, type StorageTestBed } from '@lectern/backend/testing';

let testBed: StorageTestBed;
beforeAll(async () => {
  testBed = await startStorageTestBed();
});
afterAll(() => testBed.stop());

/**
 * Sends a request line and headers as they are, which no HTTP library would, and resolves to the answer.
 */
function raw(head: string, body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(testBed.url);
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${head}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n${body}`),
    );
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

const withLength = (body: string): string => `Content-Length: ${Buffer.byteLength(body)}`;

test.each(MALFORMED_HEADS)('%s gets 4xx', async (_what, head) => {
  const answer = await raw(head);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).toContain('"error":');
});

test.each(MALFORMED_MULTIPART)('a multipart body with %s gets 4xx and stores nothing', async (_what, body) => {
  const answer = await raw(`POST /v0/b/main/o?name=open/broken HTTP/1.1\r\n${MULTIPART}\r\n${withLength(body)}`, body);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(testBed.storage.admin.get('main', 'open/broken')).toBeNull();
  expect(readdirSync(join(testBed.directory, 'uploads'))).toEqual([]);
});

test('a multipart body without a boundary is refused', async () => {
  const answer = await raw(
    'POST /v0/b/main/o?name=open/x HTTP/1.1\r\nContent-Type: multipart/related\r\nContent-Length: 2',
    'xx',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('an interrupted upload leaves nothing behind', async () => {
  const { hostname, port } = new URL(testBed.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    'POST /v0/b/main/o?name=open/gone HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ' +
      `1000000\r\n\r\n${'x'.repeat(1000)}`,
  );
  const folder = join(testBed.directory, 'uploads');
  while (readdirSync(folder).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  socket.destroy();
  for (let tries = 0; tries < 100 && readdirSync(folder).length > 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(readdirSync(folder)).toEqual([]);
  expect(testBed.storage.admin.get('main', 'open/gone')).toBeNull();
});

test('a refused body does not block the connection', async () => {
  const body = 'x'.repeat(300_000);
  const { hostname, port } = new URL(testBed.url);
  const answers = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
      if (text.split('HTTP/1.1').length > 2) socket.destroy();
    });
    socket.on('close', () => resolve(text));
    socket.setTimeout(5000, () => reject(new Error('no second answer')));
    socket.write(
      `POST /v0/b/main/o?name=course/x HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    socket.write('GET /v0/b/main/o/open%2Fnothing HTTP/1.1\r\nHost: x\r\n\r\n');
  });
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403', 'HTTP/1.1 404']);
});

test('an endless body of unannounced size is cut off and leaves nothing', async () => {
  const { hostname, port } = new URL(testBed.url);
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
  expect(readdirSync(join(testBed.directory, 'uploads'))).toEqual([]);
});

test('names are data: nothing is written outside the store', async () => {
  await expect(testBed.storage.admin.put('main', '../../escaped', 'x')).rejects.toThrow();
  expect(existsSync(join(testBed.directory, '..', 'escaped'))).toBe(false);
  await testBed.storage.admin.put('main', 'open/constructor/__proto__', 'x', { metadata: { __proto__x: 'y' } });
  expect(testBed.storage.admin.get('main', 'open/constructor/__proto__')?.size).toBe(1);
});
