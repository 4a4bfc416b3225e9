import fs, { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isHome, noSite } from './isHome';

let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'lectern-home-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(home, { recursive: true, force: true });
});

test('a folder without a site and an unreadable one give different errors', () => {
  expect(isHome(home)).toBe(false);
  expect(noSite(home).problem).toBe('empty');
  expect(noSite(home).message).toContain(`no site in ${home} yet`);
  mkdirSync(join(home, 'backend'));
  const closed = [home];
  jest.spyOn(fs, 'accessSync').mockImplementation((path) => {
    if (closed.includes(String(path))) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
  });
  expect(noSite(home).problem).toBe('unreadable');
  expect(noSite(home).message).toContain(`${home} can't be read by this user. Run the command as the user that owns`);
  closed[0] = join(home, 'backend');
  expect(noSite(home).message).toContain(`${join(home, 'backend')} can't be read by this user`);
});

test('a folder with releases alone is a site without data', () => {
  mkdirSync(join(home, 'registry'));
  expect(isHome(home)).toBe(true);
  expect(noSite(home).message).toContain(`${home} has releases, but no accounts`);
});
