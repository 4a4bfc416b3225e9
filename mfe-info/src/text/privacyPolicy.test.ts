import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacyPolicy } from './privacyPolicy.en';

const repository = join(__dirname, '../../..');
const workspaces = ['shared', 'shell', ...readdirSync(repository).filter((name) => name.startsWith('mfe-'))];
const sources = workspaces.flatMap((workspace) =>
  readdirSync(join(repository, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => join(workspace, 'src', file)),
);

/**
 * The names under which a source file keeps something in a storage or a cache of the browser: strings and templates
 * that begin with "lectern.".
 */
function storageNames(file: string): string[] {
  const source = readFileSync(join(repository, file), 'utf8');
  if (!/localStorage|sessionStorage|indexedDB|\bcaches?\b/.test(source)) return [];
  return [...source.matchAll(/['"`](lectern\.[a-z-]+)/g)].map(([, name]) => name!);
}

test('names everything that the product keeps on the device', () => {
  const named = new Set(privacyPolicy.device.entries.map(({ name }) => name));
  const unnamed = sources.flatMap((file) =>
    storageNames(file)
      .filter((name) => !named.has(name))
      .map((name) => `${file} keeps "${name}": add it to device.entries of privacyPolicy.en.ts`),
  );
  expect(unnamed).toEqual([]);
});

test('names nothing that the product does not keep', () => {
  const kept = new Set(sources.flatMap(storageNames));
  expect(
    privacyPolicy.device.entries
      .map(({ name }) => name)
      .filter((name) => name.startsWith('lectern.') && !kept.has(name)),
  ).toEqual([]);
});
