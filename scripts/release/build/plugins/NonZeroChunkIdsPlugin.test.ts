import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { NonZeroChunkIdsPlugin } from './NonZeroChunkIdsPlugin';

/** Numbers the chunks from 0, as a deterministic id may do by chance. */
class CountingIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('CountingIdsPlugin', (compilation) => {
      compilation.hooks.chunkIds.tap('CountingIdsPlugin', (chunks) => {
        Array.from(chunks)
          .sort((a, b) => Number(a.canBeInitial()) - Number(b.canBeInitial()))
          .forEach((chunk, index) => Object.assign(chunk, { id: index, ids: [index] }));
      });
    });
  }
}

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lectern-chunks-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the entry of a build with one chunk of its own, as text. */
async function build(...plugins: WebpackPluginInstance[]): Promise<string> {
  writeFileSync(join(folder, 'part.js'), 'export const part = 1;');
  writeFileSync(join(folder, 'main.js'), "import('./part.js').then(({ part }) => console.log(part));");
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'out'), crossOriginLoading: 'anonymous' },
    optimization: { chunkIds: false, minimize: false, realContentHash: true },
    plugins: [...plugins, new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })],
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler?.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('No result.')))),
  );
  expect(stats.hasErrors()).toBe(false);
  return readFileSync(join(folder, 'out', 'main.js'), 'utf8');
}

test('without it a chunk with the id 0 has no hash in the entry', async () => {
  expect(await build(new CountingIdsPlugin())).not.toContain('sha384-');
});

test('every chunk has a hash in the entry, also the one whose id would be 0', async () => {
  expect(await build(new CountingIdsPlugin(), new NonZeroChunkIdsPlugin())).toContain('"zero":"sha384-');
});
