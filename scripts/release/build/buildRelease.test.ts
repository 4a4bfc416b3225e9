import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Asset, Release, ShellRelease } from '@lectern/shared/contract';
import { buildRelease } from './buildRelease';
import { COMPILE_HINT } from './plugins/CompileHintsPlugin';
import {
  createRepository,
  remote,
  SHELL,
  SHOP,
  writeFiles,
  type FixtureFiles,
} from '../../tests/fixtures/fixtureRepository';

const roots: string[] = [];
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true, force: true })));

function repository(files: FixtureFiles): string {
  const root = createRepository(files);
  roots.push(root);
  return root;
}

const build = (root: string, workspace: string, version: string, outDir = 'out'): Promise<Release | ShellRelease> =>
  buildRelease({ workspaceDir: join(root, workspace), version, outDir: join(root, outDir) });

const failure = (root: string, workspace = 'mfe-shop'): Promise<string> =>
  build(root, workspace, '1.0.0').then(
    () => 'the build succeeded',
    (error: unknown) => (error as Error).message,
  );

const bytesOf = (folder: string, file: string): Uint8Array => new Uint8Array(readFileSync(join(folder, file)));

const fileOf = (folder: string, asset: Asset): string => join(folder, basename(asset.url));

const hasCompileHint = (folder: string, asset: Asset): boolean =>
  readFileSync(fileOf(folder, asset), 'utf8').startsWith(COMPILE_HINT);

describe('a remote', () => {
  let root: string;
  let folder: string;
  let release: Release;
  beforeAll(async () => {
    root = repository(SHOP);
    folder = join(root, 'out');
    release = (await build(root, 'mfe-shop', '1.4.2')) as Release;
  });

  test('is described in release.json', () => {
    expect(release).toMatchObject({ remote: 'shop', version: '1.4.2', global: 'shop_1_4_2', commit: 'unknown' });
    expect(release.entry.url).toBe('/remotes/shop/1.4.2/remoteEntry.js');
    expect(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))).toMatchObject(release);
  });

  test('has the hash of every other file in release.json', () => {
    const { files } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
      files: Record<string, string>;
    };
    const present = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file !== 'release.json' && statSync(join(folder, file)).isFile(),
    );
    expect(Object.keys(files).sort()).toEqual(present.sort());
    for (const file of present)
      expect(files[file]).toBe(`sha384-${createHash('sha384').update(bytesOf(folder, file)).digest('base64')}`);
  });

  test("lists each screen's scripts and stylesheets with hash and size", () => {
    const [shelf, till, desk] = release.routes;
    expect(shelf).toMatchObject({ id: 'shelf', module: './ShelfScreen' });
    expect([shelf?.assets.js.length, shelf?.assets.css.length, till?.assets.css.length]).toEqual([1, 1, 0]);
    expect(desk?.assets).toEqual(till?.assets);
    for (const asset of [
      release.entry,
      ...release.routes.flatMap((route) => [...route.assets.js, ...route.assets.css]),
    ]) {
      const content = bytesOf(folder, basename(asset.url));
      expect(asset).toMatchObject({
        bytes: content.length,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      });
    }
  });

  test('marks the script of deferred data, which comes before that of its screen', async () => {
    const files = {
      'mfe-shop/src/screens/TillScreen.tsx':
        "import { till } from './deferredTillData'; export default () => <h1>{till.name}</h1>;",
      'mfe-shop/src/screens/deferredTillData.ts': "export const till = () => import('./fetchTill');",
      'mfe-shop/src/screens/fetchTill.ts': "export const fetchTill = () => fetch('/till');",
    };
    const root = repository({ ...SHOP, ...files });
    const { routes } = (await build(root, 'mfe-shop', '1.4.2')) as Release;
    const till = routes.find(({ id }) => id === 'till');
    expect(till?.assets.js.map(({ url, fetchesData }) => [basename(url).split('.')[0], fetchesData])).toEqual([
      ['fetchTill', true],
      ['TillScreen', undefined],
    ]);
    expect(till?.assets.js.map((asset) => hasCompileHint(join(root, 'out'), asset))).toEqual([false, true]);
  });

  test('asks browsers to compile its entry and its screens while they load', () => {
    const scripts = [release.entry, ...release.routes.flatMap((route) => route.assets.js)];
    expect(scripts.filter((asset) => !hasCompileHint(folder, asset))).toEqual([]);
  });

  test('is loaded by the official runtime of Module Federation, which knows only its manifest', async () => {
    const server = createServer((request, response) => {
      response.end(readFileSync(join(folder, basename(request.url ?? ''))));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const host = join(__dirname, '../../tests/fixtures/officialHost.cjs');
    const manifest = `http://127.0.0.1:${port}/remotes/shop/1.4.2/mf-manifest.json`;
    const running = promisify(execFile)(process.execPath, [host, manifest, 'shop/TillScreen']);
    const { stdout } = await running.finally(() => server.close());
    expect(stdout).toBe('<h1>Till</h1>');
  });

  test('has the hash of every script chunk in its entry, and no unresolved placeholder', () => {
    const entry = readFileSync(fileOf(folder, release.entry), 'utf8');
    // A browser ignores the page's preload unless it has the integrity that the entry asks for.
    for (const asset of release.routes.flatMap((route) => route.assets.js)) expect(entry).toContain(asset.integrity);
    expect(entry).not.toContain('CHUNK-SRI-HASH');
  });

  test('takes shared singletons from the shell and requires only those that it uses', () => {
    expect(release.requires).toEqual({
      react: '^19.0.0',
      'react/jsx-runtime': '^19.0.0',
      '@lectern/shared/router': '^1.0.0',
      '@lectern/shared/query': '^1.0.0',
    });
    const code = readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
    expect(code).not.toMatch(/react\.element|react\.transitional|QueryClient/);
    expect(code.length).toBeLessThan(14_000);
  });

  test('names CSS classes after remote and rules, so that two releases in one page do not clash', async () => {
    const sheet = 'mfe-shop/src/screens/ShelfScreen.module.css';
    const edited = repository({ ...SHOP, [sheet]: `${SHOP[sheet] ?? ''}.late { color: blue }` });
    const other = (await build(edited, 'mfe-shop', '1.4.3')) as Release;
    const css = (of: Release, directory: string): string =>
      readFileSync(fileOf(directory, of.routes[0]!.assets.css[0]!), 'utf8');
    const classOf = (text: string): string => /\.(shop-[\w-]{5}0)\{color:red\}/.exec(text)?.[1] ?? '';
    expect(css(release, folder)).toMatch(/^@layer remote\{\.shop-[\w-]{5}0\{color:red\}\}$/);
    expect(css(other, join(edited, 'out'))).toContain('{color:blue}');
    expect(classOf(css(other, join(edited, 'out')))).not.toBe(classOf(css(release, folder)));
  });

  test('keeps the names of files in the next release; only hashes of changed files differ', async () => {
    await build(root, 'mfe-shop', '1.4.3', 'out-next');
    const names = (directory: string): string[] => readdirSync(directory).filter((file) => /\.(js|css)$/.test(file));
    const roles = (files: string[]): string[] => files.map((file) => file.replace(/\.[\da-f]{8}\./, '.')).sort();
    const next = names(join(root, 'out-next'));
    expect(roles(next)).toEqual(roles(names(folder)));
    const styles = (files: string[]): string[] => files.filter((file) => file.endsWith('.css'));
    expect(styles(next)).toEqual(styles(names(folder)));
    expect(next.filter((file) => /^\d/.test(file))).toEqual([]);
  });

  test('copies the public folder and compresses text files losslessly', () => {
    expect(brotliDecompressSync(bytesOf(folder, 'shelf.svg.br')).toString()).toBe(SHOP['mfe-shop/public/shelf.svg']);
    expect(gunzipSync(bytesOf(folder, 'remoteEntry.js.gz')).toString()).toBe(
      readFileSync(join(folder, 'remoteEntry.js'), 'utf8'),
    );
    expect(existsSync(join(folder, 'release.json.br'))).toBe(false);
  });

  test('is identical byte for byte from another checkout, with and without a cache', async () => {
    const elsewhere = repository(SHOP);
    await build(elsewhere, 'mfe-shop', '1.4.2', 'out');
    await build(elsewhere, 'mfe-shop', '1.4.2', 'out-again');
    const hashes = (directory: string): Record<string, string> =>
      Object.fromEntries(
        readdirSync(directory)
          .filter((file) => file !== 'release.json')
          .map((file) => [file, createHash('sha256').update(bytesOf(directory, file)).digest('hex')]),
      );
    expect(hashes(join(elsewhere, 'out'))).toEqual(hashes(folder));
    expect(hashes(join(elsewhere, 'out-again'))).toEqual(hashes(folder));
    for (const file of readdirSync(folder))
      expect(readFileSync(join(folder, file), 'utf8')).not.toContain(dirname(root));
  });
});

describe('the shell', () => {
  test('lists its template, first files, own screens and provided singletons', async () => {
    const root = repository(SHELL);
    const release = (await build(root, 'shell', '2.0.0')) as ShellRelease;
    expect(readFileSync(fileOf(join(root, 'out'), release.template), 'utf8')).toBe(
      SHELL['shell/src/boot/template.html'],
    );
    expect([release.assets.js.length, release.assets.css.length]).toEqual([1, 1]);
    const [signIn, warning] = release.routes;
    expect([signIn?.module, signIn?.assets.js.length, signIn?.assets.css.length]).toEqual(['./SignInScreen', 1, 1]);
    expect(warning?.assets).toEqual({ js: [], css: [] });
    expect(Object.keys(release.provides).sort()).toEqual(['@lectern/shared/host', 'react', 'react/jsx-runtime']);
    expect(release.provides.react).toMatch(/^19\./);
    expect(readFileSync(fileOf(join(root, 'out'), release.assets.js[0]!), 'utf8')).toMatch(
      /"@lectern\/shared\/host":["'`]1\./,
    );
  });

  test('is refused when nothing imports one of its screens', async () => {
    const root = repository({ ...SHELL, 'shell/src/account/account.ts': 'export {};' });
    expect(await failure(root, 'shell')).toMatch(/nothing imports .*SignInScreen\.tsx, the screen of route "sign-in"/);
  });
});

describe('a failed build', () => {
  test('names file and route of a missing screen', async () => {
    const root = repository({
      ...SHOP,
      'mfe-shop/src/remote.ts': remote('shop', [['cellar', '/cellar', 'CellarScreen']]),
    });
    expect(await failure(root)).toBe(
      'shop: the screen of route "cellar" (/cellar) is missing: there is no ' +
        join(root, 'mfe-shop/src/screens/CellarScreen.tsx'),
    );
  });

  test('names the position of a duplicate path', async () => {
    const root = repository({
      ...SHOP,
      'mfe-shop/src/remote.ts': remote('shop', [
        ['a', '/x/:a', 'TillScreen'],
        ['b', '/x/:b', 'TillScreen'],
      ]),
    });
    expect(await failure(root)).toContain(
      'remote.ts is not a valid declaration: shop.routes[1].path: ' +
        'expected a path that no other route has ("a" has it), found "/x/:b"',
    );
  });

  test('names file and line of an error in a source', async () => {
    const root = repository({ ...SHOP, 'mfe-shop/src/screens/TillScreen.tsx': 'export default 1;\nfunction (' });
    expect(await failure(root)).toMatch(/TillScreen\.tsx:2:\d+/);
    writeFiles(root, { 'mfe-shop/src/screens/TillScreen.tsx': 'import "./nowhere"; export default 1;' });
    expect(await failure(root)).toMatch(/TillScreen\.tsx:1:\d+-\d+\n.*Can't resolve '\.\/nowhere'/);
  });

  test('rejects a class that its stylesheet does not have', async () => {
    const screen = 'mfe-shop/src/screens/ShelfScreen.tsx';
    const root = repository({ ...SHOP, [screen]: (SHOP[screen] ?? '').replace('styles.title', 'styles.tilte') });
    expect(await failure(root)).toMatch(/ShelfScreen\.tsx:\d+:\d+-\d+\n.*export 'tilte' .* was not found/);
  });

  test('rejects an unusable range of @lectern/shared, a name unlike its folder, and a bad version', async () => {
    const root = repository(SHOP);
    writeFiles(root, {
      'mfe-shop/package.json': JSON.stringify({ version: '1.0.0', dependencies: { '@lectern/shared': '*' } }),
    });
    expect(await failure(root)).toMatch(/declares no range of @lectern\/shared/);
    writeFiles(root, {
      'mfe-shop/package.json': JSON.stringify({ version: '1.0.0', dependencies: { '@lectern/shared': '^9.0.0' } }),
    });
    expect(await failure(root)).toMatch(/asks for @lectern\/shared \^9\.0\.0, the repository has 1\./);
    writeFiles(root, {
      'mfe-shop/package.json': JSON.stringify({
        version: '1.0.0',
        dependencies: { '@lectern/shared': '1.0.0 - 2.0.0' },
      }),
    });
    expect(await failure(root)).toMatch(/asks for @lectern\/shared "1\.0\.0 - 2\.0\.0", a range that the shell cannot/);
    expect(await failure(repository({ ...SHOP, 'mfe-shop/src/remote.ts': remote('kiosk', []) }))).toMatch(
      /declares "kiosk", its folder says "shop"/,
    );
    await expect(build(repository(SHOP), 'mfe-shop', '1.0')).rejects.toThrow('shop: version: expected a version');
  });

  test('rejects an output folder that is not empty', async () => {
    const root = repository(SHOP);
    mkdirSync(join(root, 'out'));
    writeFileSync(join(root, 'out', 'other.txt'), '');
    expect(await failure(root)).toMatch(/out is not empty/);
  });
});
