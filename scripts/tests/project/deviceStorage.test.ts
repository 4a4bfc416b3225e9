import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '@lectern/shared/text';
import { deviceStorageText } from '../../../mfe-info/src/text/deviceStorage.en';

const { entries } = textOf(deviceStorageText);
const repository = join(__dirname, '../../..');
const workspaces = ['shared', 'shell', ...readdirSync(repository).filter((name) => name.startsWith('mfe-'))];
const sources = workspaces.flatMap((workspace) =>
  readdirSync(join(repository, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => join(workspace, 'src', file)),
);

/** Returns the names under which a file stores data in the browser, itself or through `shared/sync`. */
function storageNames(file: string): string[] {
  const source = readFileSync(join(repository, file), 'utf8');
  if (!/localStorage|sessionStorage|indexedDB|\bcaches?\b|from '[@./\w]*\bsync['/]/.test(source)) return [];
  return [...source.matchAll(/['"`](lectern\.[a-z-]+)/g)].map(([, name]) => name!);
}

test('the policy names everything that the product stores on the device', () => {
  const named = new Set(entries.map(({ name }) => name));
  const unnamed = sources.flatMap((file) =>
    storageNames(file)
      .filter((name) => !named.has(name))
      .map((name) => `${file} stores "${name}": add it to text/deviceStorage.en.ts`),
  );
  expect(unnamed).toEqual([]);
});

test('the policy names nothing that the product does not store', () => {
  const stored = new Set(sources.flatMap(storageNames));
  expect(entries.map(({ name }) => name).filter((name) => name.startsWith('lectern.') && !stored.has(name))).toEqual(
    [],
  );
});
