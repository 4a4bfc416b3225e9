import type { Release, ReleaseRoute } from '@lectern/shared/contract';
import pLimit from 'p-limit';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type BuildTwin, goWithin, type NetworkTwin, type Sight, visitAddress } from '../../release';
import type { FaultSite } from './faultSite';

/** What visitors saw of a route of a broken release. */
export type RouteSight = { path: string; sight: Sight };

/** What became of the site beside a broken release, and of an open tab after the roll-back. */
export type Aftermath = { others: boolean; healed: boolean };

/**
 * What a broken twin does. `routes`: each public route, with the healthy release as the fallback. `first`: its first
 * route as a first release, without a fallback. `reasons` say why it counts as not survived; empty when it is.
 */
export type TwinResult = {
  name: string;
  what: string;
  routes: RouteSight[];
  first: Sight;
  aftermath: { withFallback: Aftermath; first: Aftermath };
  reasons: string[];
};

export type Twin = BuildTwin | NetworkTwin;

/** A route of another remote, which must go on working. */
export type OtherRoute = { remote: string; path: string };

/** Pages that are open at the same time. */
const PAGES = 3;

type Bench = {
  site: FaultSite;
  browser: Browser;
  /** The public routes of the release: the first one, whose tab stays open, and all others. */
  route: ReleaseRoute;
  more: readonly ReleaseRoute[];
  other: OtherRoute;
};

/**
 * Makes one twin live on the copied site, visits it, and rolls it back. The healthy release is live again afterwards.
 */
export async function runTwin(bench: Bench, twin: Twin, version: string): Promise<TwinResult> {
  const { site, route, more } = bench;
  const { healthy } = site;
  const changes = 'changesFor' in twin ? twin.changesFor(healthy.remote, version) : {};
  const release = await site.publishTwin(version, changes);
  const heal = 'fault' in twin ? site.proxy.faults.add(twin.files(release), twin.fault) : null;
  try {
    await site.makeLive(release, healthy);
    const limit = pLimit(PAGES);
    const later = more.map((each) => limit(() => visitOnce(bench, each)));
    const seen = await visitAndRollBack(bench, later);
    await site.makeLive(release, null);
    const first = await visitAndRollBack(bench, []);
    const result = {
      name: twin.name,
      what: twin.what,
      routes: [{ path: route.path, sight: seen.sight }, ...(await Promise.all(later))],
      first: first.sight,
      aftermath: { withFallback: seen.aftermath, first: first.aftermath },
    };
    return { ...result, reasons: reasonsAgainst(result, healthy) };
  } finally {
    heal?.();
  }
}

/** Returns an address of a route; parameters get a value that no content has. */
function addressOf({ path, publicWith }: ReleaseRoute): string {
  const address = path.replaceAll(/:[A-Za-z0-9_]+/g, 'trial');
  return publicWith === undefined ? address : `${address}?${publicWith}=trial`;
}

async function visitOnce({ site, browser }: Bench, route: ReleaseRoute): Promise<RouteSight> {
  return withVisitor(browser, async (context) => {
    const { sight } = await visitAddress(context, site.url + addressOf(route));
    return { path: route.path, sight };
  });
}

/**
 * Opens a route, goes to another remote, and waits for the other visits. Then rolls back, and goes back in the same
 * tab.
 */
async function visitAndRollBack(
  { site, browser, route, other }: Bench,
  visits: readonly Promise<unknown>[],
): Promise<{ sight: Sight; aftermath: Aftermath }> {
  return withVisitor(browser, async (context) => {
    const { page, sight } = await visitAddress(context, site.url + addressOf(route));
    await page.evaluate('void (globalThis.sameDocument = true)');
    const elsewhere = await goWithin(page, other.path, other.remote);
    await Promise.all(visits);
    const serial = await site.makeLive(site.healthy, null);
    const healed = await isHealed(page, site, serial, addressOf(route));
    return { sight, aftermath: { others: elsewhere.outcome === 'screen', healed } };
  });
}

async function isHealed(page: Page, { healthy }: FaultSite, serial: number, path: string): Promise<boolean> {
  await page
    .waitForFunction(`Number(document.documentElement.dataset.serial) >= ${String(serial)}`, null, { timeout: 10_000 })
    .catch(() => undefined);
  const sight = await goWithin(page, path, healthy.remote, healthy.version);
  const isSameDocument = await page.evaluate<boolean>('"sameDocument" in globalThis').catch(() => false);
  return sight.outcome === 'screen' && sight.release === healthy.version && isSameDocument;
}

async function withVisitor<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false });
  try {
    return await work(context);
  } finally {
    await context.close().catch(() => undefined);
  }
}

function reasonsAgainst({ routes, first, aftermath }: Omit<TwinResult, 'reasons'>, healthy: Release): string[] {
  const unshown = routes.filter(({ sight }) => sight.outcome !== 'screen' || sight.remote !== healthy.remote);
  const { withFallback, first: alone } = aftermath;
  return [
    ...unshown.map(({ path, sight }) => `${path} shows no screen although a fallback is there: ${sight.outcome}`),
    ...(first.outcome === 'nothing' ? ['a first release leaves visitors with nothing to use'] : []),
    ...(withFallback.others && alone.others ? [] : ['another remote fails beside it']),
    ...(withFallback.healed && alone.healed ? [] : ['a roll-back does not heal an open tab']),
  ];
}
