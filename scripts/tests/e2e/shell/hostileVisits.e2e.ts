import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import pLimit from 'p-limit';
import { openStores } from '../../../cli';
import { ownersOf, channelOf } from '../../../release';
import { hostileVisits, type HostileVisit } from '../../fixtures/hostileVisits';
import type { Site } from '../harness/site';
import { expect, test } from '../harness/test';

/** `npm run e2e -- --long --only hostile` makes 200 visits, which take minutes. */
const VISITS = process.env.LECTERN_E2E_LONG ? 200 : 30;
const SEED = 20261123;

/** A server of other code: it counts the requests that reach it. */
type Attacker = { origin: string; requests: string[]; close: () => void };

async function startAttacker(): Promise<Attacker> {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
    response.writeHead(200, headers).end('globalThis.hostile = true;');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return { origin, requests, close: () => void server.close() };
}

/** Resolves to the addresses of every file of the releases that the site's registry names. */
async function namedFiles({ home, url }: Site): Promise<Set<string>> {
  const { registry, bundles } = openStores({ home });
  const live = (await registry.latest()).registry;
  const releases = ownersOf(live).flatMap((owner) => channelOf(live, owner)?.stable ?? []);
  const files = await Promise.all(
    releases.map(async ({ remote, version }) => {
      const hashes = (await bundles.hashes(remote, version)) ?? new Map<string, string>();
      return [...hashes.keys()].map((name) => `${url}/remotes/${remote}/${version}/${name}`);
    }),
  );
  return new Set(files.flat());
}

/** Makes one visit in a browser context of its own; resolves to what was wrong with it. */
async function visit(browser: Browser, url: string, named: Set<string>, hostile: HostileVisit): Promise<string[]> {
  const context = await browser.newContext();
  try {
    await context.addCookies(hostile.cookies.map((cookie) => ({ ...cookie, url })));
    await context.addInitScript(({ local, session }) => {
      for (const [key, value] of local) localStorage.setItem(key, value);
      for (const [key, value] of session) sessionStorage.setItem(key, value);
    }, hostile);
    const page = await context.newPage();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && !named.has(request.url())) foreign.push(request.url());
    });
    await page.goto(url + hostile.target, { waitUntil: 'load' });
    return [...foreign, ...(await troubleOf(page))];
  } finally {
    await context.close();
  }
}

/**
 * Resolves to what is wrong with a page. One of the site must show its screen or an error; another answer, such as 400,
 * must have no script at all.
 */
async function troubleOf(page: Page): Promise<string[]> {
  const isOfSite = (await page.locator('#boot').count()) > 0;
  if (isOfSite) await page.locator('main h1, [role="alert"]').first().waitFor();
  const found = await page.evaluate(() => ({ ran: 'hostile' in globalThis, scripts: document.scripts.length }));
  if (found.ran) return ['hostile code ran'];
  return !isOfSite && found.scripts > 0 ? ['an answer that is no page has scripts'] : [];
}

test(`${VISITS} hostile addresses, cookies and stored values load nothing that the registry does not name`, async ({
  browser,
  site,
}) => {
  const attacker = await startAttacker();
  try {
    const named = await namedFiles(site);
    const limit = pLimit(4);
    const visits = hostileVisits(attacker.origin, VISITS, SEED);
    const found = await Promise.all(
      visits.map((hostile) =>
        limit(async () => {
          const trouble = await visit(browser, site.url, named, hostile).catch((error: unknown) => [String(error)]);
          return trouble.map((what) => `${JSON.stringify(hostile)}: ${what}`);
        }),
      ),
    );
    expect(found.flat()).toEqual([]);
    expect(attacker.requests).toEqual([]);

    // The attacker's server is within reach of a page that lets it in.
    const page = await browser.newPage();
    await page.addScriptTag({ url: `${attacker.origin}/remoteEntry.js` });
    expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(true);
    expect(attacker.requests).toEqual(['/remoteEntry.js']);
  } finally {
    attacker.close();
  }
});
