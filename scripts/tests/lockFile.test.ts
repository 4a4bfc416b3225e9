import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = { integrity?: string; link?: boolean; resolved?: string };

const lock = JSON.parse(readFileSync(join(__dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

test('every installed package is pinned by its integrity', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});
