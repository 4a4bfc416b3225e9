import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFixture, shellFixture, writeBuild, type FixtureOptions } from '../tests/fixtures/releaseFixture';
import { runLectern } from '../tests/fixtures/runLectern';
import { runInProcess, type Output } from './testBed';

let home = '';
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-cli-'));
  const shell = writeBuild(join(home, 'shell'), shellFixture());
  expect((await lectern('release', 'shell', '--from', shell, '--by', 'Ann')).code).toBe(0);
  for (const version of ['1.0.0', '1.0.1'])
    await lectern('release', 'info', '--from', infoBuild({ version }), '--by', 'Ann', '--reason', `because ${version}`);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const lectern = (...args: string[]): Promise<Output> => runInProcess([...args, '--home', home]);
const infoBuild = (options: FixtureOptions, code = ''): string => {
  const folder = mkdtempSync(join(home, 'build-'));
  return writeBuild(folder, remoteFixture('info', { ...options, code }), code);
};
const revisions = (): string[] => readdirSync(join(home, 'registry'));

test('prints the result and the next step', async () => {
  const run = await lectern('rollback', 'info', '--by', 'Ben', '--reason', 'broken');
  expect(run).toMatchObject({ code: 0, err: '' });
  expect(run.out).toContain('info 1.0.0 is live: revision 4.');
  const { out } = await lectern('promote', 'info', '1.0.1', '--by', 'Ben');
  expect(out).toContain('To roll back: lectern rollback info');
  // Copied as it stands, the command would roll back the site of the default home.
  expect(out).toContain(`Commands for this site need --home ${home}, too.`);
  expect((await lectern('promote', 'info', '1.0.1')).out).toMatch(/^info 1\.0\.1 is already live.*\n$/);
});

test('the printed way back leads to what was live before', async () => {
  const { out } = await lectern('rollback', 'info', '--by', 'Ben');
  expect(out).toContain('To undo this: lectern promote info 1.0.1 --reason');
  expect((await lectern('promote', 'info', '1.0.1', '--by', 'Ben')).out).toContain(
    'To roll back: lectern rollback info',
  );

  const fresh = ['--home', join(home, 'fresh')];
  const shell = await runInProcess(['release', 'shell', '--from', join(home, 'shell'), ...fresh]);
  expect(shell.out).not.toContain('lectern rollback');
  const first = await runInProcess(['release', 'info', '--from', infoBuild({ version: '1.0.0' }), ...fresh]);
  expect(first.out).toContain('To take it off the site: lectern retire info --reason');
  const refused = await runInProcess(['rollback', 'info', ...fresh]);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('`lectern retire info`') as string });
  expect((await runInProcess(['retire', 'info', ...fresh])).code).toBe(0);
});

test('status and history show who changed what, and why', async () => {
  const status = JSON.parse((await lectern('status', '--json')).out) as { live: unknown[] };
  expect(status.live).toEqual([
    expect.objectContaining({ owner: 'shell', stable: '1.0.0', by: 'Ann' }),
    expect.objectContaining({ owner: 'info', stable: '1.0.1', fallback: '1.0.0', by: 'Ben' }),
  ]);
  const { out } = await lectern('history', 'info', '--verify');
  expect(out).toMatch(/Ben {2}rollback info {2}\(broken\)\n\s+info 1\.0\.1 → 1\.0\.0/);
  expect(out).toContain('The log is intact: all hashes and signatures are valid.');
});

test('switches maintenance on and off', async () => {
  const on = await lectern(
    'maintenance',
    'on',
    '--remote',
    'info',
    '--message',
    'Back at noon.',
    '--until',
    '2999-01-01T00:00:00Z',
    '--json',
  );
  expect(JSON.parse(on.out)).toMatchObject({
    ok: true,
    maintenance: { message: 'Back at noon.', until: '2999-01-01T00:00:00.000Z', remotes: ['info'] },
  });
  expect(
    (
      await lectern(
        'maintenance',
        'on',
        '--remote',
        'info',
        '--message',
        'Back at noon.',
        '--until',
        '2999-01-01T00:00:00Z',
      )
    ).out,
  ).toContain('already');
  expect((await lectern('maintenance', 'off')).code).toBe(0);
});

describe('a refused or wrong call changes nothing', () => {
  const protectedBuild = (): string => infoBuild({ version: '2.0.0', routes: [{ id: 'profile', path: '/profile' }] });
  test.each<[string, () => string[], number, RegExp]>([
    ['an unknown command', () => ['relase', 'info'], 2, /unknown command 'relase'[^]*Did you mean release/],
    [
      'an unknown option',
      () => ['promote', 'info', '1.0.0', '--resaon', 'x'],
      2,
      /unknown option '--resaon'[^]*Did you mean --reason/,
    ],
    ['a missing argument', () => ['promote', 'info'], 2, /"info" does not name a release[^]*promote info 1\.4\.2/],
    ['an unknown remote', () => ['promote', 'inof', '1.0.0'], 2, /no remote "inof"[^]*Did you mean info/],
    ['an unknown remote to build', () => ['release', 'catalog'], 2, /no remote "catalog"[^]*Did you mean catalogue/],
    ['an invalid version', () => ['promote', 'info', 'latest'], 2, /expected a version such as/],
    ['maintenance that is neither on nor off', () => ['maintenance', 'maybe'], 2, /Allowed choices are on, off/],
    ['maintenance until yesterday', () => ['maintenance', 'on', '--until', '2020-01-01T00:00:00Z'], 2, /in the past/],
    [
      'a build of another remote',
      () => ['release', 'learning', '--from', infoBuild({})],
      2,
      /is info 1\.0\.0, not learning/,
    ],
    ['an invalid port', () => ['start', '--port', '99999'], 2, /"99999" is not a port/],
    ['a version that is not published', () => ['promote', 'info', '7.0.0'], 1, /Published versions: 1\.0\.0, 1\.0\.1/],
    [
      'a roll-back to nothing, with advice for this very site',
      () => ['rollback', 'shell'],
      1,
      /`lectern release shell`[^]*Commands for this site need --home .*, too\./,
    ],
    [
      'a version that exists with other bytes',
      () => ['release', 'info', '--from', infoBuild({}, 'other')],
      1,
      /--version 1\.0\.2/,
    ],
    [
      'a protected path declared public',
      () => ['release', 'info', '--from', protectedBuild()],
      1,
      /declares \/profile public[^]*Fix:/,
    ],
    [
      'a protected path declared public, with --no-promote',
      () => ['release', 'info', '--from', protectedBuild(), '--no-promote'],
      1,
      /declares \/profile public/,
    ],
    ['a folder without a build', () => ['release', 'info', '--from', home], 1, /release\.json is not usable/],
  ])('%s', async (_name, args, code, message) => {
    const before = revisions();
    const plain = await lectern(...args());
    const json = await lectern(...args(), '--json');
    expect(plain).toMatchObject({ code, out: '' });
    expect(plain.err).toMatch(message);
    expect(json.code).toBe(code);
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, exitCode: code });
    expect(revisions()).toEqual(before);
    expect(existsSync(join(home, 'bundles/info/2.0.0'))).toBe(false);
  });

  test('the JSON document contains every reason', async () => {
    const { out } = await lectern(
      'release',
      'info',
      '--json',
      '--from',
      infoBuild({ version: '2.0.0', requires: { react: '^20.0.0' }, routes: [{ id: 'profile', path: '/profile' }] }),
    );
    expect(JSON.parse(out)).toMatchObject({
      error: { kind: 'refused', refusals: [{ code: 'protected-path' }, { code: 'shared-version' }] },
    });
  });
});

test('publishes without promoting, and lists what would refuse a promotion', async () => {
  const { code, out } = await lectern(
    'release',
    'info',
    '--no-promote',
    '--from',
    infoBuild({ version: '3.0.0', requires: { react: '^20.0.0' } }),
  );
  expect(code).toBe(0);
  expect(out).toMatch(/published, but not live[^]*would be refused: info 3\.0\.0 requires react \^20\.0\.0/);
  expect((await lectern('promote', 'info', '3.0.0')).code).toBe(1);
});

test("exits with 3 when the store can't be read or written", async () => {
  const blocked = join(home, 'blocked');
  writeFileSync(blocked, 'a file in the place of a folder');
  expect((await runInProcess(['status', '--home', blocked])).code).toBe(3);
  expect((await runInProcess(['release', 'shell', '--from', join(home, 'shell'), '--home', blocked])).code).toBe(3);
  const empty = await runLectern(['status', '--home', join(home, 'nowhere')]);
  expect(empty).toMatchObject({ code: 3, err: expect.stringContaining('Nothing is live yet') as string });
});

test('uses and reports the last valid revision when the newest is damaged', async () => {
  const broken = join(home, 'broken');
  mkdirSync(broken);
  await runInProcess(['release', 'shell', '--from', join(home, 'shell'), '--home', broken]);
  writeFileSync(join(broken, 'registry/000002.json'), '{"schemaVersion":1,');
  const status = await runInProcess(['status', '--home', broken]);
  expect(status.code).toBe(0);
  expect(status.out).toMatch(
    /Revision 1,[^]*Unusable revision .*000002\.json.*[^.]\. A change made now is based on revision 1\./,
  );
  const verify = await runInProcess(['history', '--verify', '--home', broken, '--json']);
  expect(verify.code).toBe(1);
  expect(JSON.parse(verify.out)).toMatchObject({ verified: false, faults: [{ serial: 2 }] });
});
