import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInProcess } from '../testBed';
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

test('a file in the place of a home is named as one by every command', async () => {
  const file = join(home, 'file');
  writeFileSync(file, '');
  for (const command of [['mail'], ['serve'], ['status'], ['restore-backup', home]]) {
    const { code, err } = await runInProcess([...command, '--home', file]);
    expect({ command, code, err }).toEqual({ command, code, err: expect.stringMatching(/ file\b/i) as string });
    expect(err).not.toMatch(/read by this user|EEXIST/);
  }
});
