import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { parseReleaseFiles } from '@lectern/shared/contract';
import { RefusedError } from '../refusal';
import { openBundleStore } from '../store/bundleStore';
import { integrityOf } from '../store/hashes';
import { adoptBuild } from './adoptBuild';

let root = '';
let files: Record<string, string> = {};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-adopt-'));
  files = build();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const CHUNK = '(self.webpackChunkhikes_1_0_0=self.webpackChunkhikes_1_0_0||[]).push([[1],{}]);';
const ROUTE = { id: 'hikes', path: '/hikes', screen: 'HikesScreen', access: 'public', title: 'Hikes' };

const manifest = {
  metaData: {
    globalName: 'hikes_1_0_0',
    publicPath: 'auto',
    buildInfo: { buildVersion: '1.0.0' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
  },
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
  exposes: [
    {
      path: './HikesScreen',
      assets: { js: { sync: ['screen.js'], async: ['map.js'] }, css: { sync: ['screen.css'], async: [] } },
    },
  ],
};

type Manifest = typeof manifest;

/** A build of another tool: its container records what it is given. */
function build(change: (manifest: Manifest) => void = () => undefined): Record<string, string> {
  const changed = structuredClone(manifest);
  change(changed);
  return {
    'mf-manifest.json': JSON.stringify(changed),
    'lectern.json': JSON.stringify({ name: 'hikes', routes: [ROUTE] }),
    'remoteEntry.js': `var hikes_1_0_0 = { init(scope) { (globalThis.given ??= []).push(scope); },
      get(name) { return name + ' of the build'; } }; // ${'-'.repeat(600)}`,
    'screen.js': CHUNK,
    'map.js': `${CHUNK}/* map */`,
    'screen.css': 'h1 { color: red }',
    'screen.js.map': '{}',
    'index.html': '<!doctype html>',
    '.vite/manifest.json': '{}',
  };
}

function write(): string {
  const folder = join(root, 'dist');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const out = () => join(root, 'out');
const read = (name: string) => readFileSync(join(out(), name), 'utf8');
const adopt = (version?: string) => adoptBuild({ folder: write(), ...(version && { version }) }, out());

async function refusal(version?: string): Promise<string> {
  const error: unknown = await adopt(version).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RefusedError);
  return (error as RefusedError).message;
}

test('a build becomes a release that the store publishes: routes, files with hashes, compressed copies', async () => {
  const release = await adopt();
  expect(release).toMatchObject({
    remote: 'hikes',
    version: '1.0.0',
    global: 'hikes_1_0_0',
    entry: { url: '/remotes/hikes/1.0.0/lecternEntry.js' },
    requires: { react: '^19.0.0' },
    routes: [{ ...ROUTE, module: './HikesScreen' }],
  });
  const [{ assets } = { assets: { js: [], css: [] } }] = release.routes;
  expect([...assets.js, ...assets.css].map(({ url }) => url.split('/').at(-1))).toEqual([
    'map.js',
    'screen.js',
    'screen.css',
  ]);
  expect(assets.css[0]?.integrity).toBe(integrityOf(Buffer.from(files['screen.css'] ?? '')));
  const store = openBundleStore(join(root, 'home'));
  await store.publish(release, out());
  await store.verify('hikes', '1.0.0');
  expect(
    ['screen.js.map', 'index.html', '.vite', 'lectern.json'].filter((file) => existsSync(join(out(), file))),
  ).toEqual([]);
  expect(brotliDecompressSync(readFileSync(join(out(), 'lecternEntry.js.br'))).toString()).toBe(
    read('lecternEntry.js'),
  );
  const listed = parseReleaseFiles(JSON.parse(read('files.json')), 'files').map(({ url }) => url.split('/').at(-1));
  expect(listed.sort()).toEqual(['lecternEntry.js', 'map.js', 'screen.css', 'screen.js']);
});

test('the entry gives the container a copy of the share scope in the form of the official runtime, once', async () => {
  await adopt();
  const page = createContext({});
  runInContext(read('lecternEntry.js'), page);
  const get = () => () => 'React';
  const scope = { react: { '19.2.9': { get, from: 'lectern_shell', loaded: true } } };
  Object.assign(page, { scope });
  runInContext('container = hikes_1_0_0; container.init(scope, []); container.init(scope, []);', page);
  expect(runInContext('container.get("./HikesScreen")', page)).toBe('./HikesScreen of the build');
  const given = JSON.parse(runInContext('JSON.stringify(given)', page) as string) as object[];
  expect(given).toHaveLength(1);
  expect(given[0]).toMatchObject({ react: { '19.2.9': { version: '19.2.9', loaded: true, useIn: [] } } });
  expect(Object.keys(scope.react['19.2.9'])).toEqual(['get', 'from', 'loaded']);
});

test('a chunk is deferred only if the build checks its integrity and names the policy of the site', async () => {
  const map = files['map.js'] ?? '';
  const entry = `${files['remoteEntry.js'] ?? ''}\nconst hashes = "${integrityOf(Buffer.from(map))}";`;
  files['remoteEntry.js'] = entry;
  expect((await adopt()).routes[0]?.assets.js).toHaveLength(2);
  rmSync(root, { recursive: true });
  files['remoteEntry.js'] = `${entry}\nconst policy = () => trustedTypes.createPolicy("lectern", {});`;
  expect((await adopt()).routes[0]?.assets.js.map(({ url }) => url)).toEqual(['/remotes/hikes/1.0.0/screen.js']);
});

test('of modules, the entry knows every hash, and the screen names no script', async () => {
  files = {
    ...build(({ metaData }) => (metaData.remoteEntry.type = 'module')),
    'screen.js': 'export {};',
    'map.js': 'export default 1;',
  };
  const release = await adopt();
  expect(release.routes[0]?.assets.js).toEqual([]);
  for (const name of ['remoteEntry.js', 'screen.js', 'map.js'])
    expect(read('lecternEntry.js')).toContain(`"${name}":"${integrityOf(Buffer.from(files[name] ?? ''))}"`);
  rmSync(root, { recursive: true });
  files['map.js'] = `export default "${randomBytes(40_000).toString('base64')}";`;
  expect(await refusal()).toMatch(/over its byte budget: route "hikes"/);
});

test('a build without a usable declaration of its routes is refused', async () => {
  delete files['lectern.json'];
  expect(await refusal()).toContain('It declares no routes: there is no lectern.json');
  files['lectern.json'] = JSON.stringify({ name: 'hikes', routes: [{ ...ROUTE, acess: 'public' }] });
  expect(await refusal()).toContain('lectern.json.routes.0.acess: expected no field of that name');
  files['lectern.json'] = JSON.stringify({ name: 'hikes', routes: [{ ...ROUTE, access: 'everyone' }] });
  expect(await refusal()).toContain('access');
  files['lectern.json'] = JSON.stringify({ name: 'hikes', routes: [{ ...ROUTE, screen: 'MapScreen' }] });
  expect(await refusal()).toContain('needs ./MapScreen, which it does not expose');
});

test.each<[string, (manifest: Manifest) => void, RegExp]>([
  ['an entry for Node', ({ metaData }) => (metaData.remoteEntry.type = 'commonjs-module'), /"commonjs-module"/],
  ['chunks elsewhere', ({ metaData }) => (metaData.publicPath = 'https://cdn.example/'), /https:\/\/cdn\.example\//],
  ['a missing entry', ({ metaData }) => (metaData.remoteEntry.name = 'other.js'), /other\.js, is missing/],
  [
    'a missing chunk',
    ({ exposes }) => (exposes[0]!.assets.js.sync = ['gone.js']),
    /gone\.js of HikesScreen is missing/,
  ],
  [
    'a name without a version',
    ({ metaData }) => (metaData.globalName = 'hikes'),
    /called hikes, where version 1\.0\.0 needs hikes_1_0_0.*name: 'hikes_1_0_0'/,
  ],
  ['no React of the shell', (changed) => (changed.shared = []), /does not take React from the shell/],
  ['no version', ({ metaData }) => (metaData.buildInfo.buildVersion = 'local'), /"local" is no version/],
])('a build with %s is refused', async (_name, change, why) => {
  files = build(change);
  expect(await refusal()).toMatch(why);
});

test('a build is refused under another version, with shared chunks, a second React, or an unsafe name', async () => {
  expect(await refusal('1.0.1')).toContain("name: 'hikes_1_0_1'");
  files['../package.json'] = JSON.stringify({ name: 'hikes', version: '1.0.2' });
  expect(await refusal()).toContain("name: 'hikes_1_0_2'");
  expect((await adopt('1.0.0')).version).toBe('1.0.0');
  rmSync(root, { recursive: true });
  delete files['../package.json'];
  files['screen.js'] = CHUNK.replaceAll('hikes_1_0_0', 'hikes');
  expect(await refusal()).toContain('register in webpackChunkhikes,');
  files['screen.js'] = 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=t';
  expect(await refusal()).toContain('screen.js contains a second React');
  files['screen.js'] = CHUNK;
  files['a b.js'] = '';
  expect(await refusal()).toContain('a b.js has a name that is not safe');
  delete files['a b.js'];
  rmSync(root, { recursive: true });
  files['mf-manifest.json'] = '{"metaData": {}}';
  expect(await refusal()).toContain('mf-manifest.json is not usable');
});
