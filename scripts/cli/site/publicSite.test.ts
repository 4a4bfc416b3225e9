import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_PASSWORD } from '../../content';
import { shellFixture, writeBuild } from '../../tests/fixtures/releaseFixture';
import { promote } from '../../release';
import { runLectern } from '../../tests/fixtures/runLectern';
import { openStores } from '../options/storeOptions';
import { openLocalSite, type LocalSite } from './localSite';
import { requireFreePort } from './requireFreePort';
import { withLocalBackend } from './withLocalBackend';

const ORIGIN = 'https://learn.example';
const ADMIN = 'admin@lectern.example';
let home = '';
let site: LocalSite | null = null;
let proxy: Server | null = null;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-public-'));
  const stores = openStores({ home }, 'built-here');
  await stores.bundles.publish(shellFixture(), writeBuild(join(home, 'build'), shellFixture()));
  await promote(stores, [shellFixture()], { by: 'Ann', command: 'start', reason: '-' });
});
afterEach(async () => {
  proxy?.closeAllConnections();
  proxy?.close();
  await site?.close();
  site = proxy = null;
  rmSync(home, { recursive: true, force: true });
});

type Behind = { host?: string | null; origin?: string | null; trustProxy?: number };

async function serve({ host = null, ...behind }: Behind): Promise<LocalSite> {
  const port = await requireFreePort(host, 0);
  site = await openLocalSite({ home, host, port, homeUrl: null, sample: false, ...behind });
  return site;
}

/** Puts a proxy in front of the site that rewrites the headers as one of the usual set-ups does. */
async function behindProxy(
  rewrite: (headers: IncomingHttpHeaders, target: URL) => IncomingHttpHeaders,
): Promise<string> {
  const target = new URL((await serve({ origin: ORIGIN, trustProxy: 1 })).url);
  proxy = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const { hostname, port } = target;
    const forward = request({ hostname, port, method, path, headers: rewrite(headers, target) }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forward);
  });
  await new Promise<void>((resolve) => proxy?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

const SET_UPS = {
  'a bare proxy_pass': (headers: IncomingHttpHeaders, target: URL) => ({ ...headers, host: target.host }),
  'a proxy that appends X-Forwarded-For': (headers: IncomingHttpHeaders) => ({
    ...headers,
    host: 'learn.example',
    'x-forwarded-for': [headers['x-forwarded-for'], '203.0.113.7'].filter(Boolean).join(', '),
    'x-forwarded-proto': 'https',
  }),
  'a proxy that replaces X-Forwarded-For': (headers: IncomingHttpHeaders) => ({
    ...headers,
    host: 'localhost',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'learn.example',
  }),
};

const call = (url: string, name: string, body: object): Promise<Response> =>
  fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '127.0.0.1' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });

const invented = (email: string) => ({
  postBody: String(
    new URLSearchParams({
      id_token: JSON.stringify({ sub: '1', email, email_verified: true }),
      providerId: 'google.com',
    }),
  ),
  requestUri: 'http://localhost',
});

describe.each(Object.entries(SET_UPS))('behind %s', (_name, rewrite) => {
  test('no sample account exists, so its public password opens nothing', async () => {
    const url = await behindProxy(rewrite);
    expect((await call(url, 'signInWithPassword', { email: ADMIN, password: SAMPLE_PASSWORD })).status).toBe(400);
    expect(site?.accounts).toEqual([]);
  });

  test('an invented Google identity signs in to no account, not even an existing administrator’s', async () => {
    const url = await behindProxy(rewrite);
    await call(url, 'signUp', { email: 'owner@learn.example', password: 'correct horse battery' });
    const answer = await call(url, 'signInWithIdp', invented('owner@learn.example'));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringMatching(/^OPERATION_NOT_ALLOWED/) as string },
    });
  });

  test('the mailbox page does not exist', async () => {
    const url = await behindProxy(rewrite);
    await call(url, 'signUp', { email: 'owner@learn.example', password: 'correct horse battery' });
    await call(url, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'owner@learn.example' });
    const answer = await fetch(`${url}/__/mail`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('oobCode');
  });

  test('the metrics are closed, and an unknown host gets no page', async () => {
    const url = await behindProxy(rewrite);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const direct = new URL(site?.url ?? '');
    const status = await new Promise<number | undefined>((resolve) => {
      const { hostname, port } = direct;
      request({ hostname, port, path: '/', headers: { host: 'other.example' } }, (answer) => {
        resolve(answer.resume().statusCode);
      }).end();
    });
    expect(status).toBe(421);
  });

  test('no foreign page may read an answer', async () => {
    const url = await behindProxy(rewrite);
    const headers = { origin: 'https://other.example', 'content-type': 'text/plain' };
    const path = '/v1/projects/lectern/databases/(default)/documents:runQuery';
    for (const method of ['OPTIONS', 'POST']) {
      const answer = await fetch(url + path, { method, headers, body: method === 'POST' ? '{}' : null });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

test.each<[string, Behind]>([
  ['--origin', { origin: ORIGIN }],
  ['--trust-proxy', { trustProxy: 1 }],
  ['--host', { host: '0.0.0.0' }],
])('%s alone makes the site public', async (_flag, behind) => {
  const { exposure, accounts, url } = await serve(behind);
  expect({ exposure, accounts }).toEqual({ exposure: 'public', accounts: [] });
  expect((await fetch(`${url.replace('0.0.0.0', '127.0.0.1')}/__/mail`)).status).toBe(404);
});

test('a home with sample accounts is refused with the command that removes them, and starts after it', async () => {
  await (await serve({})).close();
  site = null;
  await expect(serve({ origin: ORIGIN })).rejects.toMatchObject({
    message: expect.stringContaining('contains the sample accounts') as string,
    fix: expect.stringContaining('npx lectern admin remove-samples') as string,
  });
  const { code, out } = await runLectern(['admin', 'remove-samples', '--json', '--home', home]);
  expect({ code, removed: (JSON.parse(out) as { removed: string[] }).removed.length }).toEqual({ code: 0, removed: 3 });
  await withLocalBackend({ home }, ({ auth }) => {
    expect(auth.admin.list()).toEqual([]);
    return Promise.resolve();
  });
  expect((await serve({ origin: ORIGIN })).exposure).toBe('public');
});
