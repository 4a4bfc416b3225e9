import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openDatabase } from '../persistence';
import { parseRules } from '../rules';
import { createStorage } from './createStorage';
import { startStorageTestBed, TEST_RULES } from '../testing/storageTestBed';

/**
 * A storage server in its own process, which tests measure and kill. It prints its port, then its peak memory (KiB) for
 * each line it receives.
 */
const SERVER = `
const { join } = require('node:path');
const Fastify = require('fastify');
const { openDatabase } = require(process.argv[2] + '/../persistence');
const { parseRules } = require(process.argv[2] + '/../rules');
const { createStorage } = require(process.argv[2] + '/createStorage');
const { createGovernor, NO_QUOTAS } = require(process.argv[2] + '/../limits');
const home = process.argv[3];
require(process.argv[2] + '/../limitYoungGeneration').limitYoungGeneration();
const storage = createStorage({
  db: openDatabase(join(home, 'backend.sqlite')), directory: join(home, 'storage'), projectId: 'p', buckets: ['main'],
  ruleset: parseRules(process.argv[4], 'storage.rules'), verifyCaller: () => null,
  readDocument: () => null, now: Date.now, governor: createGovernor({ limits: { quotas: NO_QUOTAS } }),
});
const server = Fastify();
server.register(storage.routes);
server.listen({ port: 0, host: '127.0.0.1' }).then(() => console.log(server.server.address().port));
// On Linux getrusage includes the parent's peak; the own peak is in /proc.
const { existsSync, readFileSync } = require('node:fs');
const peak = () => existsSync('/proc/self/status')
  ? /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]
  : process.resourceUsage().maxRSS;
process.stdin.on('data', () => console.log(peak()));
`;

const requireOf = (name: string): string => `require(${JSON.stringify(require.resolve(name))})`;

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lectern-durable-'));
  writeFileSync(
    join(home, 'server.cjs'),
    requireOf('tsx/cjs') + ';' + SERVER.replace("require('fastify')", () => requireOf('fastify')),
  );
});
const started = new Set<ChildProcess>();
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
  rmSync(home, { recursive: true, force: true });
});

type Running = { child: ChildProcess; url: string; line: () => Promise<string> };

async function startServer(): Promise<Running> {
  const child = spawn(process.execPath, [join(home, 'server.cjs'), __dirname, home, TEST_RULES], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.add(child);
  const line = (): Promise<string> =>
    new Promise((resolve) => child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim())));
  return { child, url: `http://127.0.0.1:${await line()}`, line };
}

async function end({ child }: Running): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

const upload = (url: string, name: string, body: Uint8Array<ArrayBuffer>) => {
  const headers = { 'content-type': 'video/mp4', 'x-goog-upload-protocol': 'raw' };
  return fetch(`${url}/v0/b/main/o?name=open/${name}`, { method: 'POST', headers, body });
};

test('100 MB up and down stay under 150 MB of memory', async () => {
  const running = await startServer();
  const chunk = randomBytes(1_000_000);
  const hash = createHash('md5');
  const stored = await new Promise<unknown>((resolve, reject) => {
    const headers = { 'content-type': 'video/mp4', 'x-goog-upload-protocol': 'raw', 'content-length': 100_000_000 };
    const sending = request(`${running.url}/v0/b/main/o?name=open/film`, { method: 'POST', headers }, (response) => {
      response.on('data', (data: Buffer) => resolve(JSON.parse(data.toString())));
    });
    const pieces = function* (): Generator<Buffer> {
      for (let index = 0; index < 100; index += 1) {
        hash.update(new Uint8Array(chunk));
        yield chunk;
      }
    };
    Readable.from(pieces()).pipe(sending).on('error', reject);
  });
  expect(stored).toMatchObject({ size: '100000000', md5Hash: hash.digest('base64') });
  const down = await fetch(`${running.url}/v0/b/main/o/open%2Ffilm?alt=media`);
  let received = 0;
  for await (const piece of down.body as unknown as AsyncIterable<Uint8Array>) received += piece.length;
  expect(received).toBe(100_000_000);
  const peak = running.line();
  running.child.stdin?.write('?');
  expect(Number(await peak)).toBeLessThan(150 * 1024);
  await end(running);
});

test('kill -9 in the middle of uploads loses nothing that was acknowledged and leaves no half file', async () => {
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < 3; round += 1) {
    const running = await startServer();
    const content = (index: number) => new Uint8Array(randomBytes(50_000 + index));
    const work = Promise.allSettled(
      Array.from({ length: 40 }, async (_, index) => {
        const bytes = content(index);
        const response = await upload(running.url, `${round}-${index}`, bytes);
        if (response.ok) acknowledged.set(`open/${round}-${index}`, createHash('md5').update(bytes).digest('base64'));
      }),
    );
    const before = acknowledged.size;
    // Wait for some uploads, however busy the machine is.
    while (acknowledged.size < before + 5 + round * 7) await new Promise((resolve) => setTimeout(resolve, 1));
    await end(running);
    await work;
  }
  const directory = join(home, 'storage');
  const db = openDatabase(join(home, 'backend.sqlite'));
  const options = {
    db,
    directory,
    projectId: 'p',
    buckets: ['main'],
    ruleset: parseRules(TEST_RULES, 'storage.rules'),
    now: Date.now,
  };
  const { admin } = createStorage({ ...options, verifyCaller: () => null, readDocument: () => null });
  for (const [name, md5] of acknowledged) expect(admin.get('main', name)?.md5Hash).toBe(md5);
  const stored = admin.list('main');
  for (const object of stored) {
    const hash = createHash('md5');
    for await (const piece of admin.open('main', object.path)!) hash.update(piece as Buffer);
    expect(hash.digest('base64')).toBe(object.md5Hash);
  }
  const files = readdirSync(join(directory, 'objects'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files).toHaveLength(stored.length);
  expect(readdirSync(join(directory, 'uploads'))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(5 + 12 + 19);
  db.close();
});

const RULES = {
  ruleset: parseRules(TEST_RULES, 'storage.rules'),
  verifyCaller: () => null,
  readDocument: () => null,
};

test('in the hourly pass, a file that cannot be removed does not delay the removal of others', async () => {
  jest.useFakeTimers();
  const db = openDatabase(':memory:');
  const directory = mkdtempSync(join(tmpdir(), 'lectern-expired-'));
  createStorage({ db, directory, projectId: 'p', buckets: ['main'], now: Date.now, ...RULES });
  const path = (id: string): string => join(directory, 'uploads', id);
  // A folder in the place of a file is what `rm` refuses.
  for (const id of ['a', 'c']) mkdirSync(path(id));
  writeFileSync(path('b'), 'part');
  for (const id of ['a', 'b', 'c'])
    db.exec(
      `INSERT INTO storage_uploads VALUES ('${id}', 'main', 'x', NULL, '{}', NULL, NULL, 'active', 1, NULL, NULL)`,
    );
  jest.advanceTimersByTime(3_600_000);
  jest.useRealTimers();
  for (let tries = 0; existsSync(path('b')) && tries < 500; tries += 1)
    await new Promise((done) => setTimeout(done, 10));
  expect(readdirSync(join(directory, 'uploads'))).toEqual(['a', 'c']);
  db.close();
  rmSync(directory, { recursive: true });
});

test('an expired upload whose file cannot be removed delays neither other removals nor new uploads', async () => {
  const testBed = await startStorageTestBed();
  const start = async (name: string): Promise<Response> =>
    fetch(`${testBed.url}/v0/b/main/o?name=${encodeURIComponent(name)}&uploadType=resumable`, {
      method: 'POST',
      headers: { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' },
      body: '{}',
    });
  for (const name of ['open/a', 'open/b', 'open/c']) expect((await start(name)).status).toBe(200);
  const folder = join(testBed.directory, 'uploads');
  // A folder in its place is what `rm` refuses, for the system's administrator as well.
  const [blocked = ''] = readdirSync(folder);
  rmSync(join(folder, blocked));
  mkdirSync(join(folder, blocked));
  testBed.clock.advance(8 * 24 * 3_600_000);
  expect((await start('open/d')).status).toBe(200);
  expect(readdirSync(folder)).toHaveLength(2);
  await testBed.stop();
});

test('expired uploads wait for an hour in which the database can be written', () => {
  jest.useFakeTimers();
  const db = openDatabase(':memory:');
  const directory = mkdtempSync(join(tmpdir(), 'lectern-expired-'));
  createStorage({ db, directory, projectId: 'p', buckets: ['main'], now: Date.now, ...RULES });
  db.exec("INSERT INTO storage_uploads VALUES ('a', 'main', 'x', NULL, '{}', NULL, NULL, 'active', 1, NULL, NULL)");
  const left = (): unknown[] => db.prepare('SELECT id FROM storage_uploads').all([]);
  db.pragma('query_only=ON');
  jest.advanceTimersByTime(3_600_000);
  expect(left()).toHaveLength(1);
  db.pragma('query_only=OFF');
  jest.advanceTimersByTime(3_600_000);
  expect(left()).toEqual([]);
  db.close();
  jest.useRealTimers();
  rmSync(directory, { recursive: true });
});
