import type { Release, ReleaseRoute } from '@lectern/shared/contract';
import pLimit from 'p-limit';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  type BuildFault,
  goWithin,
  type NetworkFault,
  VISIT_LIMIT_MS,
  type VisitorView,
  visitAddress,
} from '../../release';
import type { FaultSite } from './faultSite';

/** The view that a visitor had of one route of the broken release. */
export type RouteResult = { path: string; view: VisitorView };

/**
 * Effects beyond the broken release. `others`: screens of other remotes still work. `recovered`: after the roll-back,
 * an open tab shows the healthy release without a reload.
 */
export type Aftermath = { others: boolean; recovered: boolean };

/**
 * Result of one fault. `routes`: each public route, with the healthy release as the fallback. `first`: the first route
 * without a fallback, as when a remote is released for the first time. `reasons` say why visitors were left without a
 * usable site; empty when the fault was survived.
 */
export type FaultResult = {
  name: string;
  what: string;
  routes: RouteResult[];
  first: VisitorView;
  aftermath: { withFallback: Aftermath; first: Aftermath };
  reasons: string[];
};

/** A way to break a release: in its build, or on the network. */
export type ReleaseFault = BuildFault | NetworkFault;

/** A route of another remote, which must keep working. */
export type OtherRoute = { remote: string; path: string };

/** Pages that are open at the same time. */
const PAGES = 3;
/** A machine on which the healthy release takes longer than a tenth of the limit gets as much more time. */
const HEALTHY_SHARE = 10;
/** Milliseconds for the first visit of the healthy release: beyond it the machine measures nothing. */
const LONGEST_HEALTHY_MS = 120_000;

type Bench = {
  site: FaultSite;
  browser: Browser;
  /** The public routes of the release: the first one, whose tab stays open, and all others. */
  route: ReleaseRoute;
  more: readonly ReleaseRoute[];
  other: OtherRoute;
  /** Milliseconds until a visitor must have something to use: see `visitLimit`. */
  limit: number;
};

/** Resolves to the limit of each visit on this machine, from the time that the healthy release takes. */
export async function visitLimit({ site, browser, route }: Omit<Bench, 'limit'>): Promise<number> {
  const { view } = await withVisitor(browser, (context) =>
    visitAddress(context, site.url + addressOf(route), LONGEST_HEALTHY_MS),
  );
  return limitFor(view.ms);
}

/** Returns the limit of a visit where the healthy release is shown after `healthyMs`. */
export const limitFor = (healthyMs: number): number => Math.max(VISIT_LIMIT_MS, healthyMs * HEALTHY_SHARE);

/**
 * Publishes a copy of the healthy release with one fault on the copied site, visits it, and rolls it back: once with
 * the healthy release as its fallback, once without. The healthy release is live again afterwards.
 */
export async function tryFault(bench: Bench, fault: ReleaseFault, version: string): Promise<FaultResult> {
  const { site, route, more } = bench;
  const { healthy } = site;
  const changes = 'changesFor' in fault ? fault.changesFor(healthy.remote, version) : {};
  const release = await site.publishBroken(version, changes);
  const removeFault = 'files' in fault ? site.proxy.faults.add(fault.files(release), fault.kind) : null;
  try {
    await site.makeLive(release, healthy);
    const limit = pLimit(PAGES);
    const later = more.map((each) => limit(() => visitOnce(bench, each)));
    const visit = await visitAndRollBack(bench, later);
    await site.makeLive(release, null);
    const first = await visitAndRollBack(bench, []);
    const result = {
      name: fault.name,
      what: fault.what,
      routes: [{ path: route.path, view: visit.view }, ...(await Promise.all(later))],
      first: first.view,
      aftermath: { withFallback: visit.aftermath, first: first.aftermath },
    };
    return { ...result, reasons: reasonsAgainst(result, healthy) };
  } finally {
    removeFault?.();
  }
}

/** Returns an address of a route; parameters get a value that no content has. */
function addressOf({ path, publicWith }: ReleaseRoute): string {
  const address = path.replaceAll(/:[A-Za-z0-9_]+/g, 'trial');
  return publicWith === undefined ? address : `${address}?${publicWith}=trial`;
}

async function visitOnce({ site, browser, limit }: Bench, route: ReleaseRoute): Promise<RouteResult> {
  return withVisitor(browser, async (context) => {
    const { view } = await visitAddress(context, site.url + addressOf(route), limit);
    return { path: route.path, view };
  });
}

/**
 * Opens a route, goes to another remote, and waits for the other visits. Then rolls back, and goes back in the same
 * tab.
 */
async function visitAndRollBack(
  { site, browser, route, other, limit }: Bench,
  visits: readonly Promise<unknown>[],
): Promise<{ view: VisitorView; aftermath: Aftermath }> {
  return withVisitor(browser, async (context) => {
    const { page, view } = await visitAddress(context, site.url + addressOf(route), limit);
    await page.evaluate('void (globalThis.sameDocument = true)');
    const elsewhere = await goWithin(page, limit, other);
    await Promise.all(visits);
    const serial = await site.makeLive(site.healthy, null);
    const recovered = await hasRecovered(page, site, serial, { path: addressOf(route), limit });
    return { view, aftermath: { others: elsewhere.outcome === 'screen', recovered } };
  });
}

async function hasRecovered(
  page: Page,
  { healthy }: FaultSite,
  serial: number,
  { path, limit }: { path: string; limit: number },
): Promise<boolean> {
  await page
    .waitForFunction(`Number(document.documentElement.dataset.serial) >= ${String(serial)}`, null, { timeout: limit })
    .catch(() => undefined);
  const view = await goWithin(page, limit, { path, remote: healthy.remote, release: healthy.version });
  const isSameDocument = await page.evaluate<boolean>('"sameDocument" in globalThis').catch(() => false);
  return view.outcome === 'screen' && view.release === healthy.version && isSameDocument;
}

async function withVisitor<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false });
  try {
    return await work(context);
  } finally {
    await context.close().catch(() => undefined);
  }
}

function reasonsAgainst({ routes, first, aftermath }: Omit<FaultResult, 'reasons'>, healthy: Release): string[] {
  const unshown = routes.filter(({ view }) => view.outcome !== 'screen' || view.remote !== healthy.remote);
  const { withFallback, first: alone } = aftermath;
  return [
    ...unshown.map(({ path, view }) => `${path} shows no screen although a fallback is there: ${view.outcome}`),
    ...(first.outcome === 'nothing' ? ['a first release leaves visitors with nothing to use'] : []),
    ...(withFallback.others && alone.others ? [] : ['another remote fails beside it']),
    ...(withFallback.recovered && alone.recovered ? [] : ['an open tab does not recover after a roll-back']),
  ];
}
