import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '@lectern/shared/text';
import { deviceStorageText } from '../../../mfe-info/src/text/deviceStorage.en';

const { entries } = textOf(deviceStorageText);
const repository = join(__dirname, '../../..');
const workspaces = ['shared', 'shell', ...readdirSync(repository).filter((name) => name.startsWith('mfe-'))];
// The gateway sets cookies.
const folders = [...workspaces.map((workspace) => join(workspace, 'src')), 'scripts/server'];
const sources = folders.flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

/** Returns the names under which a file stores data in the browser: cookies, and others, also through `shared/sync`. */
function storageNames(file: string): string[] {
  const source = readFileSync(join(repository, file), 'utf8');
  const cookies = [...source.matchAll(/COOKIE = ['"`](lectern-[a-z]+)/g)].map(([, name]) => name!);
  return [...cookies, ...otherNames(source)];
}

function otherNames(source: string): string[] {
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
  expect(entries.map(({ name }) => name).filter((name) => /^lectern[.-]/.test(name) && !stored.has(name))).toEqual([]);
});
