import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFixture, shellFixture, writeBuild, type FixtureOptions } from '../../../tests/fixtures/releaseFixture';
import { runInProcess, type Output } from '../../testBed';

let home = '';
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-releases-'));
  await done('release', 'shell', '--from', writeBuild(join(home, 'shell'), shellFixture()));
  await done('release', 'info', '--from', build('info'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const lectern = (...args: string[]): Promise<Output> => runInProcess([...args, '--home', home]);
async function done(...args: string[]): Promise<Output> {
  const run = await lectern(...args);
  expect(run).toMatchObject({ code: 0 });
  return run;
}
const json = async (...args: string[]): Promise<unknown> => JSON.parse((await lectern(...args, '--json')).out);
const build = (remote: string, options: FixtureOptions = {}): string =>
  writeBuild(mkdtempSync(join(home, 'build-')), remoteFixture(remote, options));
const files = (): string[] => ['registry', 'bundles/info'].flatMap((folder) => readdirSync(join(home, folder))).sort();
const about = { id: 'about', path: '/about' };

test('promotes several releases as one revision', async () => {
  await done('release', 'info', '--from', build('info', { version: '1.1.0', routes: [{}, about] }));
  await done('release', 'info', '--no-promote', '--from', build('info', { version: '1.2.0' }));
  await done('release', 'events', '--no-promote', '--from', build('events', { routes: [about] }));
  const { out } = await done('promote', 'info@1.2.0', 'events@1.0.0', '--reason', 'the page moves');
  expect(out).toMatch(/info 1\.2\.0, events 1\.0\.0 are live: revision 4\.[^]*lectern restore 3/);
  expect((await lectern('promote', 'info@1.2.0', 'events@1.0.0')).out).toContain('already live');
  expect(await json('restore', '3')).toMatchObject({
    changed: true,
    serial: 5,
    differences: expect.arrayContaining([
      { kind: 'release', owner: 'events', from: '1.0.0', to: null },
      { kind: 'route', path: '/about', from: 'events', to: 'info' },
    ]) as unknown,
  });
});

test.each([
  [['info@1.0.0', 'info@1.0.0'], /info is named twice/],
  [['info', '1.0.0', 'shell'], /"info" does not name a release/],
  [['info@1.0.0', 'shell'], /"shell" does not name a release/],
  [['info@latest'], /expected a version such as/],
])('promote %j is wrong usage', async (args, message) => {
  const run = await lectern('promote', ...args);
  expect(run.code).toBe(2);
  expect(run.err).toMatch(message);
});

test('an unknown remote is named as such where nothing was released yet, too', async () => {
  const run = await runInProcess(['release', 'nope', '--home', join(home, 'empty')]);
  expect([run.code, run.err]).toEqual([2, expect.stringContaining('There is no remote "nope"')]);
});

test('retires a remote, names its routes, and says how to bring it back', async () => {
  const { out } = await done('retire', 'info', '--reason', 'closed');
  expect(out).toMatch(/info is retired: revision 3\.\n {2}\/info is gone \(info\)\n.*lectern promote info 1\.0\.0/);
  expect((await lectern('history')).out).toContain('info 1.0.0 → retired');
  expect((await lectern('retire', 'info')).out).toContain('not live. Nothing was changed');
  expect((await lectern('retire', 'shell')).code).toBe(2);
  await done('promote', 'info', '1.0.0');
});

describe('--dry-run prints the plan and changes nothing', () => {
  test.each<[string, (next: string) => string[], object]>([
    [
      'release',
      (next) => ['release', 'info', '--from', next],
      { kind: 'release', owner: 'info', from: '1.1.0', to: '2.0.0' },
    ],
    ['promote', () => ['promote', 'info', '1.0.0'], { kind: 'release', owner: 'info', from: '1.1.0', to: '1.0.0' }],
    ['rollback', () => ['rollback', 'info'], { kind: 'release', owner: 'info', from: '1.1.0', to: '1.0.0' }],
    ['retire', () => ['retire', 'info'], { kind: 'route', path: '/info', from: 'info', to: null }],
    ['restore', () => ['restore', '2'], { kind: 'fallback', owner: 'info', from: '1.0.0', to: null }],
    [
      'maintenance',
      () => ['maintenance', 'on', '--message', 'Soon.'],
      { kind: 'maintenance', from: null, to: { message: 'Soon.' } },
    ],
  ])('%s', async (_name, args, difference) => {
    await done('release', 'info', '--from', build('info', { version: '1.1.0' }));
    const next = build('info', { version: '2.0.0' });
    const before = files();
    expect(await json(...args(next), '--dry-run')).toMatchObject({
      dryRun: true,
      changed: false,
      plan: { serial: 4, differences: expect.arrayContaining([difference]) as unknown },
    });
    const { out } = await done(...args(next), '--dry-run');
    expect(out).toMatch(/^Revision 4 would bring:\n {2}.*\n[^]*nothing was changed/);
    expect(files()).toEqual(before);
  });

  test('a refused change is refused in the dry run too', async () => {
    const run = await lectern('release', 'shell', '--dry-run', '--from', build('info'));
    expect(run.code).toBe(2);
    const path = build('info', { version: '2.0.0', routes: [{ id: 'profile', path: '/profile' }] });
    expect((await lectern('release', 'info', '--dry-run', '--from', path)).code).toBe(1);
  });
});

test('commands exit with 3 for a folder without a site, and name it', async () => {
  const nowhere = join(home, 'nowhere');
  const calls = [
    'promote info 1.0.0',
    'rollback info',
    'retire info',
    'restore 1',
    'maintenance on',
    'history',
    'release info',
  ];
  for (const call of calls) {
    const run = await runInProcess([...call.split(' '), '--home', nowhere]);
    expect({ call, ...run }).toMatchObject({ call, code: 3, out: '', err: expect.stringContaining(nowhere) as string });
  }
});

test('maintenance off refuses options of the notice, and says that nothing changed when none was shown', async () => {
  for (const option of ['--message', '--until']) {
    const refused = await lectern('maintenance', 'off', option, '2099-12-01T08:00:00Z');
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('belong to maintenance on') as string });
  }
  const { out } = await done('maintenance', 'off');
  expect(out).toContain('Nothing was changed');
  expect(out).not.toContain('Visitors');
});

test('maintenance on says what visitors read, and when it ends', async () => {
  const until = '2099-12-01T08:00:00.000Z';
  const { out } = await done('maintenance', 'on', '--until', until);
  expect(out).toMatch(/Visitors read: "We are improving Lectern\./);
  expect(out).toContain(`It ends by itself at ${until}.`);
  await done('maintenance', 'off');
  const ofPart = await done('maintenance', 'on', '--remote', 'info');
  expect(ofPart.out).toContain('"We are improving this part of Lectern.');
});

test('a folder is not a revision: restore names the command for backups', async () => {
  const run = await lectern('restore', '/backups/monday');
  expect(run).toMatchObject({ code: 2, err: expect.stringContaining('lectern restore-backup <dir>') as string });
  expect((await lectern('restore', '99')).err).not.toContain('restore-backup');
});

test('refuses a published version before it builds', async () => {
  const run = await lectern('release', 'info', '--version', '1.0.0');
  expect(run.code).toBe(1);
  expect(run.err).toMatch(/info 1\.0\.0 can't be released[^]*already published[^]*--version 1\.0\.1/);
  expect(run.err).not.toContain('Building');
});
