import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { PublicFolderPlugin } from './PublicFolderPlugin';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-public-'));
  writeFileSync(join(folder, 'main.js'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function build(): Promise<Stats> {
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'out') },
    plugins: [new PublicFolderPlugin(join(folder, 'public'))],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('No result.')))),
  );
}

test('copies the folder with its subfolders, and watches it', async () => {
  mkdirSync(join(folder, 'public/icons'), { recursive: true });
  writeFileSync(join(folder, 'public/robots.txt'), 'none');
  writeFileSync(join(folder, 'public/icons/small.svg'), '<svg/>');
  const { compilation } = await build();
  expect(Object.keys(compilation.assets).sort()).toEqual(['icons/small.svg', 'main.js', 'robots.txt']);
  expect([...compilation.contextDependencies]).toContain(join(folder, 'public'));
});

test('waits for a missing folder, which would otherwise count as removed', async () => {
  const { compilation } = await build();
  expect([...compilation.contextDependencies]).not.toContain(join(folder, 'public'));
  expect([...compilation.missingDependencies]).toContain(join(folder, 'public'));
});
