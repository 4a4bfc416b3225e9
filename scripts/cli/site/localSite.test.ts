import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SAMPLE_PASSWORD } from '../../content';
import { shellFixture, writeBuild } from '../../tests/fixtures/releaseFixture';
import { promote } from '../../release';
import { closeOnSignal } from './closeOnSignal';
import { openLocalSite, type LocalSite } from './localSite';
import { requireFreePort } from './requireFreePort';
import * as sitePayments from './sitePayments';
import { openStores } from '../options/storeOptions';
import { withLocalAccounts } from './withLocalAccounts';
import { withLocalBackend } from './withLocalBackend';
import { until } from '../../tests/fixtures/until';

jest.mock('./sitePayments', () => {
  const actual = jest.requireActual<typeof sitePayments>('./sitePayments');
  return { openSitePayments: jest.fn(actual.openSitePayments) };
});

let home = '';
const open: LocalSite[] = [];
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-site-'));
  const stores = openStores({ home }, 'built-here');
  await stores.bundles.publish(shellFixture(), writeBuild(join(home, 'build'), shellFixture()));
  await promote(stores, [shellFixture()], { by: 'Ann', command: 'start', reason: '-' });
});
afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
  rmSync(home, { recursive: true, force: true });
});

async function serve(host: string | null = null, homeUrl: string | null = null, sample = false): Promise<LocalSite> {
  const site = await openLocalSite({ home, host, port: await requireFreePort(null, 0), homeUrl, sample });
  open.push(site);
  return site;
}

const signIn = async (site: LocalSite, email: string): Promise<number> => {
  const body = JSON.stringify({ email, password: SAMPLE_PASSWORD, returnSecureToken: true });
  const headers = { 'content-type': 'application/json' };
  return (
    await fetch(`${site.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`, {
      method: 'POST',
      headers,
      body,
    })
  ).status;
};

test('serves pages and backend on one port, with the sample accounts', async () => {
  const site = await serve();
  expect(await (await fetch(`${site.url}/sign_in`)).text()).toContain(`"homeUrl":"${site.url}/"`);
  expect(site.accounts).toEqual(['learner@lectern.example', 'teacher@lectern.example', 'admin@lectern.example']);
  for (const email of site.accounts) expect(await signIn(site, email)).toBe(200);
});

test('keeps data and accounts across a restart', async () => {
  await (await serve()).close();
  open.length = 0;
  const site = await serve();
  expect(site.accounts).toHaveLength(3);
  expect(await signIn(site, 'learner@lectern.example')).toBe(200);
});

test('imports the sample content into a new site on request, and only once', async () => {
  const courses = async (site: LocalSite): Promise<number> => {
    const pointer = await fetch(`${site.url}/v0/b/lectern/o/${encodeURIComponent('catalogue/pointer.json')}?alt=media`);
    return ((await pointer.json()) as { courseCount: number }).courseCount;
  };
  const site = await serve(null, null, true);
  expect(await courses(site)).toBeGreaterThanOrEqual(60);
  await site.close();
  open.length = 0;
  await withLocalBackend({ home }, ({ firestore }) => {
    for (const { path } of firestore.admin.query({ collection: 'courses' })) firestore.admin.deleteTree(path);
    return Promise.resolve();
  });
  const again = await serve(null, null, true);
  await until(async () => (await courses(again)) === 0);
});

test('uses a configured home page', async () => {
  const site = await serve(null, 'https://elsewhere.example/');
  expect(await (await fetch(`${site.url}/sign_in`)).text()).toContain('"homeUrl":"https://elsewhere.example/"');
});

test('trusts the headers of a proxy only when configured', async () => {
  const forwarded = { headers: { 'x-forwarded-proto': 'https' } };
  const behind = await openLocalSite({
    home,
    host: null,
    port: await requireFreePort(null, 0),
    homeUrl: null,
    trustProxy: 1,
  });
  expect((await fetch(`${behind.url}/sign_in`, forwarded)).headers.has('strict-transport-security')).toBe(true);
  await behind.close();
  const alone = await serve();
  expect((await fetch(`${alone.url}/sign_in`, forwarded)).headers.has('strict-transport-security')).toBe(false);
});

test('mails links to the public origin, and they work there', async () => {
  const site = await openLocalSite({
    home,
    host: null,
    port: await requireFreePort(null, 0),
    homeUrl: null,
    origin: 'https://learn.example',
  });
  open.push(site);
  const email = 'owner@learn.example';
  const call = (name: string, body: object): Promise<Response> =>
    fetch(`${site.url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, ...body }),
    });
  expect((await call('signUp', { password: 'correct horse battery' })).status).toBe(200);
  const reset = { requestType: 'PASSWORD_RESET', continueUrl: 'https://learn.example/books' };
  expect((await call('sendOobCode', reset)).status).toBe(200);
  expect(withLocalAccounts({ home }, ({ mailbox }) => mailbox.latest(email)?.link)).toContain('https://learn.example/');
  expect(await (await fetch(`${site.url}/sign_in`)).text()).toContain('"homeUrl":"https://learn.example/"');
});

test('never serves sample accounts on a public site', async () => {
  const alone = await serve('0.0.0.0');
  expect(alone.accounts).toEqual([]);
  await alone.close();
  open.length = 0;
  await (await serve()).close();
  open.length = 0;
  await expect(serve('0.0.0.0')).rejects.toThrow(/contains the sample accounts/);
});

test('a site whose payments cannot start leaves its port free', async () => {
  const port = await requireFreePort(null, 0);
  const start = jest.fn(() => Promise.reject(new Error('No payments today.')));
  const { openSitePayments } = jest.requireActual<typeof sitePayments>('./sitePayments');
  jest.mocked(sitePayments.openSitePayments).mockImplementationOnce(async (...site) => ({
    ...(await openSitePayments(...site)),
    start,
  }));
  const site = { home, host: null, port, homeUrl: null };
  await expect(openLocalSite(site)).rejects.toThrow('No payments today.');
  expect(start).toHaveBeenCalledTimes(1);
  await requireFreePort(null, port);
  // The home is free as well: the next start succeeds.
  open.push(await openLocalSite(site));
});

test('any port is one that no outgoing connection gets', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => requireFreePort(null, 0)));
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('two sites never share a home', async () => {
  await serve();
  await expect(serve()).rejects.toThrow(/is in use by process \d+ \(lectern start/);
});

test('nobody else on this machine can read the home', async () => {
  chmodSync(home, 0o755);
  await serve();
  const paths = readdirSync(home, { recursive: true, encoding: 'utf8' }).map((name) => join(home, name));
  const open = [home, ...paths].filter((path) => (statSync(path).mode & 0o077) !== 0);
  expect(open.filter((path) => dirname(path) === home || path === home)).toEqual([]);
});

test('an error of the site is logged for its operator, and hidden from visitors', async () => {
  const port = await requireFreePort(null, 0);
  const site = await openLocalSite({ home, host: null, port, homeUrl: null, logLevel: 'error' });
  open.push(site);
  await withLocalBackend({ home }, ({ storage }) => storage.admin.put('open-courses', 'bread/a.txt', 'text'));
  const files = join(home, 'backend', 'files');
  for (const name of readdirSync(files, { recursive: true, encoding: 'utf8' }))
    if (statSync(join(files, name)).isFile()) rmSync(join(files, name));
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const response = await fetch(`${site.url}/v0/b/open-courses/o/bread%2Fa.txt?alt=media&token=secret`);
  expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining('ENOENT')]);
  const log = (): string => write.mock.calls.map(([text]) => String(text)).join('');
  await until(() => log().includes('"status":500'));
  expect(log()).toContain('ENOENT');
  expect(log()).not.toContain('secret');
  write.mockRestore();
});

test('a process that can’t stop in order says why', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const end = closeOnSignal(() => Promise.reject(new Error('The counts can’t be written.')));
  end();
  await until(() => Promise.resolve(exit.mock.calls.length > 0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, end);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(write.mock.calls.map(([text]) => text)).toEqual(['error: The counts can’t be written.\n']);
  jest.restoreAllMocks();
});
