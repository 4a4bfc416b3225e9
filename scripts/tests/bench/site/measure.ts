import type { Browser } from 'playwright-core';
import { countWaves } from '../../e2e/harness/waves';
import { median } from '../figures';
import type { Condition, MeasuredSite } from './conditions';
import { navigate } from './navigation';
import { createSizeCache, weightOf, withFirebase, type Weight } from './requests';
import { settledVisit, visit, type SettledVisit, type Visit } from './visit';

/** The two compared builds. */
export type Build = 'monolith' | 'federated';
export const BUILDS: readonly Build[] = ['monolith', 'federated'];

/**
 * Figures of a route in one build. Times are median milliseconds to the loading screen and to the first content. Bytes
 * are counted on the wire: `js` and `css` until the first content, `sdk` the part of `js` with Firebase code, `later`
 * the JavaScript that loads when the page is idle.
 */
export type RouteFigures = {
  screen: string;
  js: Weight;
  css: Weight;
  html: Weight;
  data: Weight;
  later: Weight;
  beyondShell: Weight;
  sdk: Weight;
  requests: number;
  waves: number;
  layoutShift: number;
  times: Record<Condition, { paint: number; content: number }>;
};

/** Figures of an in-page navigation in one build, by condition. */
export type NavigationFigures = Record<Condition, { content: number; requests: number; waves: number }>;

/** The two sites and the browser that visits them; `log` receives progress messages. */
export type Bench = { browser: Browser; sites: Record<Build, MeasuredSite>; runs: number; log: (line: string) => void };

/**
 * Measures a route in both builds, in turn, so that other load on the machine affects both alike. Rejects when
 * they show different screens.
 */
export async function measureRoute(bench: Bench, path: string): Promise<Record<Build, RouteFigures>> {
  const { browser, sites, log } = bench;
  log(path);
  const settled = await forBuilds((build) => settledVisit(browser, sites[build], path));
  const held = await visits(bench, path, 'held');
  const slow = await visits(bench, path, 'slow');
  const screens = [settled, ...held, ...slow].flatMap((pair) => BUILDS.map((build) => pair[build].screen));
  if (new Set(screens).size !== 1)
    throw new Error(`${path} shows different screens: ${[...new Set(screens)].join(', ')}`);
  return forBuilds((build) =>
    routeFigures(
      settled[build],
      held.map((pair) => pair[build]),
      slow.map((pair) => pair[build]),
    ),
  );
}

/** Measures the in-page navigation in both builds, in turn. */
export async function measureNavigation(
  { browser, sites, runs, log }: Bench,
  hovered: boolean,
): Promise<Record<Build, NavigationFigures>> {
  log(hovered ? 'in-page navigation after hover' : 'in-page navigation');
  const measured = async (condition: Condition): Promise<Record<Build, NavigationFigures[Condition]>> => {
    const pairs = await repeat(runs, () => forBuilds((build) => navigate(browser, sites[build], condition, hovered)));
    return forBuilds((build) => {
      const all = pairs.map((pair) => pair[build]);
      return Promise.resolve({
        content: median(all.map((one) => one.content)),
        requests: median(all.map((one) => one.requests)),
        waves: median(all.map((one) => one.waves)),
      });
    });
  };
  const held = await measured('held');
  const slow = await measured('slow');
  return forBuilds((build) => Promise.resolve({ held: held[build], slow: slow[build] }));
}

function visits({ browser, sites, runs }: Bench, path: string, condition: Condition): Promise<Record<Build, Visit>[]> {
  return repeat(runs, () => forBuilds((build) => visit(browser, sites[build], path, condition)));
}

async function routeFigures(
  settled: SettledVisit,
  held: readonly Visit[],
  slow: readonly Visit[],
): Promise<RouteFigures> {
  const sizeOf = createSizeCache();
  const first = settled.requests;
  const needed = new Set(first.map(({ url }) => url));
  const of = (kind: string, requests = first): Promise<Weight> =>
    weightOf(
      sizeOf,
      requests.filter((request) => request.kind === kind),
    );
  return {
    screen: settled.screen,
    js: await of('js'),
    css: await of('css'),
    html: await of('html'),
    data: await of('data', settled.all),
    later: await of(
      'js',
      settled.all.filter(({ url }) => !needed.has(url)),
    ),
    sdk: await of('js', await withFirebase(first)),
    beyondShell: await of(
      'js',
      first.filter(({ url }) => !url.includes('/remotes/shell/')),
    ),
    requests: median(held.map(({ requests }) => requests.length)),
    waves: median(held.map(({ requests }) => countWaves(requests))),
    layoutShift: settled.layoutShift,
    times: { held: timesOf(held), slow: timesOf(slow) },
  };
}

function timesOf(visits: readonly Visit[]): { paint: number; content: number } {
  return { paint: median(visits.map(({ paint }) => paint)), content: median(visits.map(({ content }) => content)) };
}

async function forBuilds<T>(measure: (build: Build) => Promise<T>): Promise<Record<Build, T>> {
  const monolith = await measure('monolith');
  return { monolith, federated: await measure('federated') };
}

async function repeat<T>(times: number, act: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 0; time < times; time += 1) results.push(await act());
  return results;
}
