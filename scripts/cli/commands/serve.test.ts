import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { openBundleStore, openRegistryStore, promote } from '../../release';
import { shellFixture, writeBuild } from '../../tests/fixtures/releaseFixture';
import { runInProcess } from '../testBed';
import { until } from '../../tests/fixtures/until';
import { requireFreePort } from '../site/requireFreePort';

const BIN = resolve(__dirname, '../../bin/lectern.cjs');
const HOSTED = resolve(__dirname, '../../deploy/hosted.example.json');

let folder = '';
let child: ChildProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-serve-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  child = null;
  await rm(folder, { recursive: true, force: true });
});

type Line = Record<string, unknown>;

/**
 * Starts a gateway of a hosted site in its own process, by default without stored state. `lines` are the JSON lines of
 * its log, `text` the other lines on stderr.
 */
async function serve(...options: string[]): Promise<{ url: string; lines: Line[]; text: string[] }> {
  const port = await requireFreePort(null, 0);
  const store = ['--store', `file:${folder}/store`, '--hosted', HOSTED];
  const args = ['serve', ...store, '--port', String(port), '--drain', '1', ...options];
  const env = { ...process.env, LECTERN_HOME: undefined, HOME: join(folder, 'nobody') };
  child = spawn(process.execPath, [BIN, ...args, '--json'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: Line[] = [];
  const text: string[] = [];
  createInterface(child.stderr!).on('line', (line) => {
    if (line.startsWith('{')) lines.push(JSON.parse(line) as Line);
    else text.push(line);
  });
  const [output] = (await once(child.stdout!, 'data')) as [Buffer];
  const exposure = options.includes('--origin') ? 'public' : 'local';
  expect(JSON.parse(output.toString())).toMatchObject({ ok: true, project: 'my-project', exposure });
  return { url: `http://127.0.0.1:${String(port)}`, lines, text };
}

async function release(): Promise<void> {
  const stores = {
    registry: openRegistryStore(join(folder, 'store')),
    bundles: openBundleStore(join(folder, 'store')),
  };
  await stores.bundles.publish(shellFixture(), writeBuild(join(folder, 'build'), shellFixture()));
  await promote(stores, [shellFixture()], { by: 'Ann', command: 'test', reason: '-' }, 'none');
}

async function readiness(url: string): Promise<[number, Line]> {
  const response = await fetch(`${url}/readyz`);
  return [response.status, (await response.json()) as Line];
}

test('a gateway without a backend waits for the first release, and answers until it has shut down', async () => {
  const { url, lines } = await serve();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const early = await fetch(`${url}/sign_in`);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2']);
  await until(async () => ((await readiness(url))[1].problems as string[]).length > 0);
  expect(await readiness(url)).toMatchObject([503, { status: 'starting', serial: null }]);
  await release();
  await until(async () => (await readiness(url))[0] === 200);
  const page = await fetch(`${url}/sign_in?token=secret`);
  expect(await page.text()).toContain('"projectId":"my-project"');
  const stream = (await fetch(`${url}/events`)).text();

  const ended = once(child!, 'exit');
  child!.kill('SIGTERM');
  await until(async () => (await readiness(url))[0] === 503);
  expect(await readiness(url)).toMatchObject([503, { status: 'draining', serial: 1 }]);
  const late = await fetch(`${url}/sign_in`);
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  expect(await stream).toMatch(/"serial":1\}\n\nretry: \d+\n\n$/);
  expect(await ended).toEqual([0, null]);

  const id = page.headers.get('x-request-id');
  expect(lines.find((line) => line.reqId === id)).toMatchObject({ method: 'GET', path: '/sign_in', status: 200 });
  expect(JSON.stringify(lines)).not.toContain('secret');
  expect(lines.filter(({ msg }) => String(msg).startsWith('No revision can be served yet'))).toHaveLength(1);
});

/** The options of a public gateway whose home is not the one that releases. */
const PUBLIC = ['--origin', 'https://learn.example'];
const gatewayHome = (): string[] => ['--home', join(folder, 'gateway')];
const isWarning = ({ msg }: Line): boolean => String(msg).startsWith('No trusted key is configured');

test('a public gateway warns when it trusts a key found in the store, unless a trusted key is configured', async () => {
  await release();
  const found = await serve(...PUBLIC, ...gatewayHome());
  await until(async () => (await readiness(found.url))[0] === 200);
  await until(() => Promise.resolve(found.lines.some(isWarning)));
  child?.kill('SIGKILL');
  const { out } = await runInProcess(['keys', 'fingerprint', '--home', join(folder, 'store')]);
  const configured = await serve(...PUBLIC, ...gatewayHome(), '--trusted-key', out.trim());
  await until(async () => (await readiness(configured.url))[0] === 200);
  expect(configured.lines.filter(isWarning)).toEqual([]);
});

test('a gateway exits with 1 when another key than the trusted one has signed the store', async () => {
  await release();
  const { lines, text } = await serve(...PUBLIC, ...gatewayHome(), '--trusted-key', 'a'.repeat(64));
  expect(await once(child!, 'close')).toEqual([1, null]);
  expect(text.join()).toMatch(
    /^error: No revision in .*store\/registry is signed by the key a{64}, which alone is trusted/,
  );
  expect(lines.filter(({ msg }) => String(msg).startsWith('No revision can be served yet'))).toHaveLength(1);
});

test('every command that reads the store refuses another key, and reports an unusable --trusted-key', async () => {
  await release();
  const at = ['--home', join(folder, 'store')];
  for (const command of [['status'], ['rollback', 'shell'], ['keys', 'fingerprint']]) {
    const { code, err } = await runInProcess([...command, ...at, '--trusted-key', 'a'.repeat(64)]);
    expect({ command, code, err }).toEqual({
      command,
      code: 1,
      err: expect.stringContaining('trusted here') as string,
    });
  }
  expect((await runInProcess(['history', '--verify', ...at, '--trusted-key', 'a'.repeat(64)])).code).toBe(1);
  for (const key of ['a'.repeat(16), join(folder, 'none')])
    expect(await runInProcess(['status', ...at, '--trusted-key', key])).toMatchObject({ code: 2 });
});

test('refuses options of the embedded backend for a hosted site, and a folder without a site', async () => {
  const refused = await runInProcess(['serve', '--hosted', HOSTED, '--smtp', 'smtp://mail.example']);
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('--smtp is for the embedded') as string });
  expect(await runInProcess(['serve', '--hosted', HOSTED, '--drain', 'soon'])).toMatchObject({ code: 2 });
  const empty = await runInProcess(['serve', '--home', folder]);
  expect(empty).toMatchObject({ code: 3, err: expect.stringContaining(folder) as string });
});
