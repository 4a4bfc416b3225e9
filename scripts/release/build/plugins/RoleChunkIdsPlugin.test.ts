import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { RoleChunkIdsPlugin } from './RoleChunkIdsPlugin';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lectern-chunks-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds `main.js` and other modules, given by their paths; resolves to the names of the files. */
async function build(modules: Record<string, string>): Promise<string[]> {
  for (const [path, code] of Object.entries(modules)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'out'), crossOriginLoading: 'anonymous', clean: true },
    optimization: { chunkIds: false, minimize: false, realContentHash: true },
    plugins: [new RoleChunkIdsPlugin(), new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })],
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler?.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('No result.')))),
  );
  expect(stats.toString({ all: false, errors: true })).toBe('');
  return readdirSync(join(folder, 'out')).sort();
}

const load = (...paths: string[]): string => paths.map((path) => `import('./${path}').then(console.log);`).join('\n');
const part = 'export const part = 1;';

test('chunks have the names of the modules that they load for, and an integrity each', async () => {
  const files = await build({
    'main.js': `${load('part.js', 'panel/index.js')} import(/* webpackChunkName: "text-de" */ './de.js');`,
    'part.js': part,
    'panel/index.js': part,
    'de.js': part,
  });
  expect(files).toEqual(['main.js', 'panel.js', 'part.js', 'text-de.js']);
  const entry = readFileSync(join(folder, 'out', 'main.js'), 'utf8');
  for (const id of ['panel', 'part', 'text-de']) expect(entry).toMatch(new RegExp(`"${id}":"sha384-`));
});

test('a new chunk changes no other name, unless it has the same role', async () => {
  const first = { 'main.js': load('part.js'), 'part.js': part };
  expect(await build(first)).toEqual(['main.js', 'part.js']);
  expect(await build({ ...first, 'main.js': load('a.js', 'part.js'), 'a.js': part })).toEqual([
    'a.js',
    'main.js',
    'part.js',
  ]);
  const twins = await build({ ...first, 'main.js': load('other/part.js', 'part.js'), 'other/part.js': part });
  expect(twins).toEqual(['main.js', expect.stringMatching(/^part-[\da-f]{6}\.js$/), expect.stringMatching(/^part-/)]);
});

test('two chunks for the same module have names of their own where one lacks what is loaded already', async () => {
  const files = await build({
    'main.js': load('a.js', 'b.js'),
    'a.js': `import './helper.js';\n${load('part.js')}`,
    'b.js': load('part.js'),
    'part.js': `import './helper.js';\n${part}`,
    'helper.js': 'console.log("helper");',
  });
  const twins = files.filter((file) => /^part-[\da-f]{6}\.js$/.test(file));
  expect(new Set(twins).size).toBe(2);
  const entry = readFileSync(join(folder, 'out', 'main.js'), 'utf8');
  for (const file of twins) expect(entry).toContain(`"${file.replace('.js', '')}":"sha384-`);
});
