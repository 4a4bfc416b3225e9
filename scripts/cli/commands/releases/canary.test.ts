import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistryStore } from '../../../release';
import { createLoadCounter } from '../../../server/loadCounts';
import { remoteFixture, shellFixture, writeBuild } from '../../../tests/fixtures/releaseFixture';
import { runInProcess, type Output } from '../../testBed';

let home = '';
const lectern = (...args: string[]): Promise<Output> => runInProcess([...args, '--home', home]);
const json = async (...args: string[]): Promise<unknown> => JSON.parse((await lectern(...args, '--json')).out);
const release = async (version: string, promote = true, requires = '^19.0.0'): Promise<void> => {
  const folder = mkdtempSync(join(home, 'build-'));
  const build = writeBuild(folder, remoteFixture('info', { version, requires: { react: requires } }));
  const run = await lectern('release', 'info', '--from', build, ...(promote ? [] : ['--no-promote']));
  expect(run).toMatchObject({ code: 0, err: '' });
};

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-canary-'));
  await lectern('release', 'shell', '--from', writeBuild(join(home, 'shell'), shellFixture()));
  await release('1.0.0');
  await release('1.1.0', false);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('starts, raises and ends a canary, and keeps its salt, so that visitors who have it keep it', async () => {
  const first = await lectern('canary', 'info', '1.1.0', '--percent', '5', '--by', 'Ann', '--reason', 'new form');
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('info 1.1.0 is live for 5 % of the visitors: revision 3. Everyone else gets 1.0.0.');
  expect((await lectern('canary', 'info', '1.1.0', '--percent', '5')).out).toContain('already at 5 %');
  const salts = [];
  for (const percent of ['25', '50']) {
    expect(await json('canary', 'info', '1.1.0', '--percent', percent)).toMatchObject({
      changed: true,
      canary: { version: '1.1.0', percent: Number(percent), auto: null },
    });
    const { registry } = await openRegistryStore(home).latest();
    salts.push(registry.remotes.info?.canary?.salt);
  }
  expect(new Set(salts).size).toBe(1);
  const { out } = await lectern('history', 'info');
  expect(out).toContain('Ann  canary info 1.1.0 --percent 5  (new form)');
  expect((await lectern('canary', 'info', '--end')).out).toContain('The canary of info has ended');
  expect(await lectern('canary', 'info', '--end')).toMatchObject({ code: 1 });
});

test('refuses a canary that would fail and meaningless options, and changes nothing', async () => {
  await release('1.2.0', false, '^20.0.0');
  for (const [args, code, message] of [
    [['1.0.0', '--percent', '5'], 1, 'It is live for everyone'],
    [['1.2.0', '--percent', '5'], 1, 'requires react ^20.0.0'],
    [['1.9.0', '--percent', '5'], 1, 'not published'],
    [['1.1.0'], 2, 'How many visitors?'],
    [['1.1.0', '--percent', '0'], 2, 'not a whole number from 1 to 99'],
    [['1.1.0', '--percent', '100'], 2, 'lectern promote info 1.1.0'],
    [['1.1.0', '--percent', '5.5'], 2, 'not a whole number'],
    [['1.1.0', '--percent', '5', '--visits', '9'], 2, 'need --auto'],
    [['1.1.0', '--end'], 2, 'takes no version'],
    [[], 2, 'Which version?'],
  ] as const) {
    const run = await lectern('canary', 'info', ...args);
    expect([args, run.code]).toEqual([args, code]);
    expect(run.err).toContain(message);
  }
  expect(await json('status')).toMatchObject({ serial: 2 });
  const dry = await lectern('canary', 'info', '1.1.0', '--auto', '--dry-run');
  expect(dry.out).toMatch(/Revision 3 would bring:\n {2}info: canary none → 1\.1\.0 \(1 %\)/);
  expect(await json('status')).toMatchObject({ serial: 2 });
});

test('a roll-back to the version of the running canary ends that canary', async () => {
  await lectern('canary', 'info', '1.1.0', '--percent', '5');
  expect(await lectern('rollback', 'info', '1.1.0')).toMatchObject({ code: 0 });
  const { registry } = await openRegistryStore(home).latest();
  expect(registry.remotes.info).toMatchObject({ stable: { version: '1.1.0' }, canary: null });
});

test('status shows what browsers reported about signatures', async () => {
  const counter = createLoadCounter(home, (error) => {
    throw error;
  });
  for (const refused of ['replayed', 'replayed', 'tampered', 'unsupported'] as const)
    counter.addRefusal({ refused, where: 'tab', serial: 3 });
  await counter.flush();
  const { out } = await lectern('status');
  expect(out).toContain('Browsers refused revisions: 2 replayed (tab), 1 tampered (tab).');
  expect(out).toContain("Pages open in browsers that can't check signatures: 1.");
  expect(await json('status')).toMatchObject({
    lost: null,
    refused: [{ where: 'tab', kind: 'replayed', count: 2 }, {}, {}],
  });
});

test('status names a proxy that the site does not trust', async () => {
  expect(await json('status')).toMatchObject({ hasUntrustedProxy: false });
  const counter = createLoadCounter(home, (error) => {
    throw error;
  });
  counter.addForwarded();
  await counter.flush();
  expect((await lectern('status')).out).toContain('Start the site with --trust-proxy and the number of proxies.');
  expect(await json('status')).toMatchObject({ hasUntrustedProxy: true, notices: [{ kind: 'untrusted-proxy' }] });
});

test('status names the release that could not render its pages', async () => {
  const counter = createLoadCounter(home, (error) => {
    throw error;
  });
  for (let page = 0; page < 3; page += 1) counter.addUnrendered({ remote: 'info', version: '1.0.0' }, 'slow');
  await counter.flush();
  const { out } = await lectern('status');
  expect(out).toContain('info 1.0.0 could not render 3 pages on the server (slow).');
  expect(await json('status')).toMatchObject({
    unrendered: [{ owner: 'info', version: '1.0.0', kind: 'slow', count: 3 }],
    notices: [{ kind: 'unrendered-pages' }],
  });
});

test('status shows the canary, the release that failed, and the load times', async () => {
  await lectern('canary', 'info', '1.1.0', '--auto', '--by', 'Ann');
  const counter = createLoadCounter(home, (error) => {
    throw error;
  });
  const load = { remote: 'info', serial: 3 };
  for (let n = 0; n < 100; n += 1)
    counter.add({ ...load, version: '1.0.0', outcome: 'loaded', duration: n < 90 ? 90 : 700 });
  for (let n = 0; n < 4; n += 1)
    counter.add({ ...load, version: '1.1.0', outcome: 'replaced', kind: 'render', shown: '1.0.0', duration: 9 });
  counter.addSilent({ remote: 'info', version: '1.1.0' });
  await counter.flush();
  const { out } = await lectern('status', 'info');
  expect(out).toMatch(/info +1\.0\.0 +live +[-\d :]+Z +\S.* +99 % +100 +0 +\d+ ms +\d+ ms\n/);
  expect(out).toMatch(/ +1\.1\.0 +canary +[-\d :]+Z +1 % +5 +5 \(100\.0 %\) +– +–\n/);
  expect(out).toContain('info 1.1.0: failed: 4 render, 1 silent; 4 of them replaced by another release');
  expect(out).toContain('Raised by itself after 10 minutes and 50 visits (0 so far).');
  const { live } = (await json('status', 'info')) as { live: { versions: { loads: object }[]; canary: object }[] };
  expect(live[0]).toMatchObject({
    canary: {
      version: '1.1.0',
      percent: 1,
      auto: { visits: 50, minutes: 10 },
      visits: { evidence: expect.closeTo(1) as number },
    },
    versions: [
      { version: '1.0.0', loads: { loaded: 100, p50: 89, p95: 700 } },
      { version: '1.1.0', loads: { replaced: 4, failed: { render: 4, silent: 1 }, p50: null } },
    ],
  });
  expect((await lectern('status', '--watch', '--json')).code).toBe(2);
});
