import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'yaml';
import { ROOT } from '../cli';
import { fingerprintOf, openStoresAt, promote } from '../release';
import { requireFreePort } from '../cli';
import { buildImage, type PlainImage } from './fixtures/image/buildImage';
import { remoteFixture, shellFixture, writeBuild } from './fixtures/releaseFixture';
import { startS3Server } from './fixtures/stores/s3Server';

const FOLDER = 'scripts/deploy';

let folder = '';
let image: PlainImage;
let store: Awaited<ReturnType<typeof startS3Server>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-container-'));
  image = buildImage(`${FOLDER}/Dockerfile`);
  const account = { bucket: 'lectern', accessKeyId: 'one', secretAccessKey: 'two', region: 'us-east-1' };
  store = await startS3Server({ account });
});
afterEach(async () => {
  await store.close();
  image.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The variables of a gateway in `compose.yaml`, with those of `.env`, and its mounts as paths of this machine. */
function composeVariables(paths: Record<string, string>): Record<string, string> {
  const compose = parse(readFileSync(join(ROOT, FOLDER, 'compose.yaml'), 'utf8'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string> }>;
  };
  const env: Record<string, string> = {
    ...{ LECTERN_HOST: 'learn.example', LECTERN_BUCKET: 'lectern', STORE_USER: 'one', STORE_PASSWORD: 'two' },
  };
  const valueOf = (text: string): string =>
    Object.entries({ ...paths, 'http://store:9000': store.url }).reduce(
      (value, [from, to]) => value.replaceAll(from, to),
      text.replace(/\$\{(\w+)[^}]*\}/g, (_all, name: string) => env[name] ?? ''),
    );
  const { environment = {} } = compose.services['gateway-1'] ?? {};
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, valueOf(value)]));
}

/** Releases a shell and a remote to the store, and writes what the gateways get: both keys and the configuration. */
async function release(mounts: string): Promise<void> {
  const home = join(folder, 'home');
  const environment = { AWS_ACCESS_KEY_ID: 'one', AWS_SECRET_ACCESS_KEY: 'two' };
  const url = `s3://lectern/site-one?endpoint=${store.url}&region=us-east-1`;
  const stores = openStoresAt(url, { home, environment, cache: join(folder, 'cache') });
  const releases = [shellFixture(), remoteFixture('info')];
  for (const one of releases) await stores.bundles.publish(one, writeBuild(join(folder, one.remote), one));
  await promote(stores, releases, { by: 'Ann', command: 'test', reason: '-' });
  const [key] = await stores.registry.keys();
  mkdirSync(mounts, { recursive: true });
  writeFileSync(join(mounts, 'trusted-key'), fingerprintOf(key?.publicKey ?? ''));
  writeFileSync(join(mounts, 'online.pem'), readFileSync(join(home, 'keys/online.pem')), { mode: 0o600 });
  writeFileSync(join(mounts, 'hosted.json'), readFileSync(join(ROOT, FOLDER, 'hosted.example.json')));
}

/** The files of a folder with their times, without packages. */
const treeOf = (root: string): string[] =>
  (readdirSync(root, { recursive: true }) as string[])
    .filter((file) => !file.includes('node_modules'))
    .map((file) => `${file} ${String(statSync(join(root, file)).mtimeMs)}`);

test('the image starts with the variables of compose.yaml, is healthy, and ends in order', async () => {
  const mounts = join(image.root, 'etc/lectern');
  await release(mounts);
  const [port, metrics] = [String(await requireFreePort(null, 0)), String(await requireFreePort(null, 0))];
  const inside = (text: string): string => text.replace(/^\/(?=var\/|etc\/)/, `${image.root}/`);
  const own = Object.fromEntries(Object.entries(image.variables).map(([name, value]) => [name, inside(value)]));
  const env = { PATH: process.env.PATH, ...own, ...composeVariables({ '/etc/lectern': mounts }), PORT: port };
  const cwd = join(image.root, image.workdir);
  const before = treeOf(cwd);
  const [program = '', ...args] = image.command.map((word) => (word === '9464' ? metrics : word));
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await isReady(url)); attempt += 1) {
    if (child.exitCode !== null || attempt > 1_200) throw new Error(`The image does not start:\n${output}`);
    await wait(100);
  }
  const [node = '', ...check] = image.health.map((word) => word.replace('4000', port));
  expect(spawnSync(node, check, { env }).status).toBe(0);
  const page = await fetch(`${url}/sign_in`, { headers: { host: 'learn.example' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('"projectId":"my-project"')]);
  expect(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()).toContain('lectern_');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output).not.toContain('No trusted key is configured');
  expect(treeOf(cwd)).toEqual(before);
});

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
