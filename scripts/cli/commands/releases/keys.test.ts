import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellFixture, writeBuild } from '../../../tests/fixtures/releaseFixture';
import { runInProcess, type Output } from '../../testBed';

let home = '';
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-keys-command-'));
  const shell = writeBuild(join(home, 'shell'), shellFixture());
  expect(await lectern('release', 'shell', '--from', shell)).toMatchObject({ code: 0 });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const lectern = (...args: string[]): Promise<Output> => runInProcess([...args, '--home', home]);

test('a rotation is in the history, which says who signed what', async () => {
  const rotated = await lectern('keys', 'rotate', '--by', 'Ann', '--reason', 'yearly', '--json');
  const { key } = JSON.parse(rotated.out) as { key: string };
  await lectern('maintenance', 'on', '--message', 'Soon');
  const { out } = await lectern('history', '--verify');
  expect(out).toContain('Ann  keys rotate  (yearly)');
  expect(out).toMatch(/Revisions 1 to 2 are signed by the key [0-9a-f]{16}\./);
  expect(out).toContain(`Revisions 3 to 4 are signed by the key ${key}.`);
  const list = (await lectern('keys', 'list')).out.trim().split('\n');
  expect(list).toEqual([
    expect.stringMatching(/^[0-9a-f]{16} {2}revisions from 1 to 2$/),
    expect.stringContaining(`${key}  revisions from 3 on, until `),
  ]);
});

test('an altered revision is found, and the one before stays live', async () => {
  await lectern('maintenance', 'on', '--message', 'Soon');
  const file = join(home, 'registry/000002.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Soon', 'Closed for good'));
  const verified = await lectern('history', '--verify');
  expect(verified.code).toBe(1);
  expect(verified.out).toMatch(
    /^Revision 2 is refused: its signature by the key \w+ does not match: it was altered\.$/m,
  );
  expect((await lectern('status')).out).toContain('Revision 1');
});

test('a newest revision that is gone is in the status and in the history', async () => {
  await lectern('maintenance', 'on', '--message', 'Soon');
  rmSync(join(home, 'registry/000002.json'));
  expect((await lectern('status')).out).toContain('Revision 2 was live, and its file is gone.');
  const { out } = await lectern('history', '--verify');
  expect(out).toMatch(/^Revision 2 was live, and its file is gone\.$/m);
  expect(out).toMatch(/^Revision 1 is signed by the key \w+\.$/m);
  expect(await lectern('maintenance', 'on', '--message', 'Now')).toMatchObject({ code: 3 });
});

test('the history names releases that went live unverified', async () => {
  expect((await lectern('history')).out).toContain('shell 1.0.0 went live unverified');
});

test('a site that lost its key continues with a new one and its existing releases', async () => {
  const before = JSON.parse((await lectern('keys', 'list', '--json')).out) as { keys: { id: string }[] };
  expect(JSON.parse((await lectern('status', '--json')).out)).toMatchObject({ notices: [] });
  rmSync(join(home, `keys/${before.keys[0]?.id ?? ''}.pem`));
  expect((await lectern('status')).out).toContain("can't be read, so nothing can be changed");
  expect(await lectern('maintenance', 'on', '--message', 'Soon')).toMatchObject({ code: 3 });
  mkdirSync(join(home, 'lost'));
  for (const name of ['registry', 'keys']) renameSync(join(home, name), join(home, 'lost', name));
  expect(await lectern('promote', 'shell@1.0.0')).toMatchObject({ code: 0 });
  const { keys } = JSON.parse((await lectern('keys', 'list', '--json')).out) as typeof before;
  expect(keys).toHaveLength(1);
  expect(keys[0]?.id).not.toBe(before.keys[0]?.id);
  expect((await lectern('history', '--verify')).code).toBe(0);
});
