import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../e2e/harness/browser';
import { prepareHome } from '../e2e/harness/home';
import { signInAsLena } from '../e2e/harness/learner';
import { startSite, type Site } from '../e2e/harness/site';
import { countWaves } from '../e2e/harness/waves';
import { kilobytes, table } from './figures';
import { budgetsOf, isWithinBudget, renderedHomeBudget, type Budget } from './site/budgets';
import { createSizeCache, weightOf, withFirebase } from './site/requests';
import { OWN_PATHS, PUBLIC_PATHS } from './site/routes';
import { settledVisit, visit, type SettledVisit, type Visitor } from './site/visit';
import { whenRendered } from './site/whenRendered';

/**
 * Minimum delay of the network. Without it, a request that starts as the content appears would end at the same moment,
 * and count as needed for it.
 */
const LATENCY_MS = 50;

/** One visit with its measurements and budgets. `screen` is the name of the screen that was shown. */
type MeasuredVisit = { path: string; signedIn: boolean; screen: string; budgets: Budget[] };

/**
 * Runs `budgets [--json]`: measures every route of the federated site against its budgets, signed out and in. Resolves
 * to false when one is exceeded.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const home = await prepareHome(log, 'lectern-bench');
  const [site, rendered] = await Promise.all([
    startSite(home, { prerender: false }),
    startSite(home, { prerender: true }),
  ]);
  const browser = await openBrowser(false);
  try {
    const renderedHome = await weighRenderedHome(browser, rendered);
    const visits: MeasuredVisit[] = [];
    for (const path of PUBLIC_PATHS) visits.push(await signedOut(browser, site, path));
    const learner = await signIn(browser, site);
    site.faults.add(/^/, { delay: LATENCY_MS });
    for (const path of OWN_PATHS) visits.push(await signedIn(browser, site, path, learner));
    const text = values.json ? JSON.stringify({ visits, renderedHome }, null, 2) : describe(visits, renderedHome);
    process.stdout.write(`${text}\n`);
    return isWithinBudget(renderedHome) && visits.every(({ budgets }) => budgets.every(isWithinBudget));
  } finally {
    await browser.close();
    await Promise.all([site.close(), rendered.close()]);
  }
}

/**
 * Measures the scripts that a rendered home page needs to become interactive, without the menus, which load beside
 * them.
 */
async function weighRenderedHome(browser: Browser, site: Site): Promise<Budget> {
  await whenRendered(`${site.directUrl}/`);
  const { untilHydrated } = await settledVisit(browser, site, '/');
  const scripts = untilHydrated.filter(({ kind, url }) => kind === 'js' && !url.includes('/deferredParts.'));
  return renderedHomeBudget(await weightOf(createSizeCache(), scripts));
}

async function signedOut(browser: Browser, site: Site, path: string): Promise<MeasuredVisit> {
  const settled = await settledVisit(browser, site, path);
  const delayed = await visit(browser, site, path, 'delayed');
  return {
    path,
    signedIn: false,
    screen: settled.screen,
    budgets: budgetsOf({ ...(await weigh(settled)), waves: countWaves(delayed.requests) }, 'out'),
  };
}

async function signedIn(browser: Browser, site: Site, path: string, learner: Visitor): Promise<MeasuredVisit> {
  const settled = await settledVisit(browser, { directUrl: site.url }, path, learner);
  return {
    path,
    signedIn: true,
    screen: settled.screen,
    budgets: budgetsOf({ ...(await weigh(settled)), waves: countWaves(settled.requests) }, 'in'),
  };
}

async function weigh({ screen, requests, all, layoutShift }: SettledVisit) {
  const sizeOf = createSizeCache();
  const of = (kind: string, from = requests) =>
    weightOf(
      sizeOf,
      from.filter((request) => request.kind === kind),
    );
  const beyondShell = await of(
    'js',
    requests.filter(({ url }) => !url.includes('/remotes/shell/')),
  );
  return {
    screen,
    js: await of('js'),
    sdk: await of('js', await withFirebase(requests)),
    css: await of('css'),
    data: await of('data', all),
    beyondShell,
    layoutShift,
  };
}

async function signIn(browser: Browser, site: Site): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  await signInAsLena(await context.newPage());
  const visitor = await context.storageState({ indexedDB: true });
  await context.close();
  return visitor;
}

function describe(visits: readonly MeasuredVisit[], renderedHome: Budget): string {
  const headings = visits[0]?.budgets.map(({ what }) => what) ?? [];
  const rows = visits.map(({ path, signedIn, screen, budgets }) => [
    `${path} (${signedIn ? 'signed in, ' : ''}${screen})`,
    ...budgets.map(written),
  ]);
  return [
    'Measured / allowed, of the bytes on the wire until the first content; data until the page is quiet. ' +
      'JavaScript in *italics* is the code',
    'beyond the shell, of screens with a large tool of their own.',
    '',
    table(['route', ...headings], rows),
    '',
    `JavaScript that hydrates / with its content rendered, without the menus: ${written(renderedHome)}`,
  ].join('\n');
}

function written(budget: Budget): string {
  const figure = (value: number): string =>
    value === Infinity ? 'any' : budget.unit === 'KB br' ? kilobytes(value) : Number(value.toFixed(4)).toString();
  const text = `${figure(budget.measured)} / ${figure(budget.limit)}`;
  const marked = budget.what.includes('beyond') ? `*${text}*` : text;
  return isWithinBudget(budget) ? marked : `${marked} OVER`;
}

main().then(
  (isMet) => process.exit(isMet ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
