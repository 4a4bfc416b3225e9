import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { downloadFile, type OnProgress } from './downloadFile';

const FILE = Buffer.from(Array.from({ length: 50_000 }, (_, index) => index % 251));

let server: Server;
let ranges: (string | undefined)[];
/** Bytes after which each of the next connections breaks; later connections send everything. */
let breaks: number[];
let hasRanges: boolean;
let status: number | null;

beforeEach(async () => {
  [ranges, breaks, hasRanges, status] = [[], [], true, null];
  server = createServer((request, response) => {
    const { range } = request.headers;
    ranges.push(range);
    if (status) return void response.writeHead(status).end();
    const from = hasRanges && range ? Number(/\d+/.exec(range)?.[0]) : 0;
    const rest = FILE.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
    const cut = breaks.shift();
    if (cut === undefined) response.end(rest);
    else response.write(rest.subarray(0, cut), () => setTimeout(() => response.destroy(), 20));
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
});
afterEach(() => new Promise((closed) => server.close(closed)));

const download = (size = FILE.length, onProgress: OnProgress = () => undefined): Promise<ArrayBuffer> =>
  downloadFile(
    { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/b`, path: 'b.epub', size },
    onProgress,
    new AbortController().signal,
  );

test('a download that breaks is resumed at the byte where it broke, and reports its progress', async () => {
  breaks = [20_000, 10_000];
  const shares: number[] = [];
  expect(Buffer.from(await download(FILE.length, (share) => shares.push(share)))).toEqual(FILE);
  expect(ranges).toEqual([undefined, 'bytes=20000-', 'bytes=30000-']);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('the download starts over, and is complete, when the server does not support ranges', async () => {
  hasRanges = false;
  breaks = [20_000];
  expect(Buffer.from(await download())).toEqual(FILE);
});

test.each([
  [404, 'missing'],
  [403, 'denied'],
])('status %s is not retried, and rejects as %s', async (code, kind) => {
  status = code;
  await expect(download()).rejects.toMatchObject({ name: 'BookFileError', kind });
  expect(ranges).toHaveLength(1);
});

test('a file longer or shorter than the published one is refused', async () => {
  await expect(download(FILE.length + 1)).rejects.toMatchObject({ kind: 'broken' });
  await expect(download(FILE.length - 1)).rejects.toMatchObject({ kind: 'broken' });
});
