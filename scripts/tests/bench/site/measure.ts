import type { Browser } from 'playwright-core';
import { countWaves } from '../../e2e/harness/waves';
import { median } from '../figures';
import type { Condition, MeasuredSite } from './conditions';
import { navigate } from './navigation';
import { createSizeCache, weightOf, withFirebase, type Weight } from './requests';
import { answerTime, quietVisit, type QuietVisit } from './timedVisit';
import { settledVisit, type SettledVisit } from './visit';
import { whenRendered } from './whenRendered';

/** The compared builds. `unrendered` is the federated site without prerendering. */
export type Build = 'monolith' | 'unrendered' | 'prerendered';
export const BUILDS: readonly Build[] = ['monolith', 'unrendered', 'prerendered'];

/**
 * Figures of a route in one build. Times are median milliseconds. Bytes are counted on the wire: `js` and `css` until
 * the page is hydrated, `sdk` the part of `js` with Firebase code, `later` the JavaScript that loads when the page is
 * idle, `all` everything until the page is quiet.
 */
export type RouteFigures = {
  screen: string;
  js: Weight;
  css: Weight;
  html: Weight;
  data: Weight;
  later: Weight;
  all: Weight;
  beyondShell: Weight;
  sdk: Weight;
  requests: number;
  waves: number;
  layoutShift: number;
  times: Record<Condition, RouteTimes>;
};

/**
 * Milliseconds from the start of the visit to the first paint, the first heading of the screen (`content`), the largest
 * content and the answer to a press on a button; `blocking` is the total blocking time.
 */
type RouteTimes = { paint: number; content: number; largest: number; blocking: number; answer: number };

/** Figures of an in-page navigation in one build, by condition. */
export type NavigationFigures = Record<Condition, { content: number; requests: number; waves: number }>;

/** The sites and the browser that visits them; `log` receives progress messages. */
export type Bench = { browser: Browser; sites: Record<Build, MeasuredSite>; runs: number; log: (line: string) => void };

/**
 * Measures a route in all builds, in turn, so that other load on the machine affects them alike. Rejects when they show
 * different screens.
 */
export async function measureRoute(bench: Bench, path: string): Promise<Record<Build, RouteFigures>> {
  const { browser, sites, log } = bench;
  log(path);
  if (!(await whenRendered(sites.prerendered.directUrl + path))) log(`${path} is not prerendered.`);
  const settled = await forBuilds((build) => settledVisit(browser, sites[build], path));
  const delayed = await visits(bench, path, 'delayed');
  const slow = await visits(bench, path, 'slow');
  const screens = [settled, ...delayed, ...slow].flatMap((one) => BUILDS.map((build) => one[build].screen));
  if (new Set(screens).size !== 1)
    throw new Error(`${path} shows different screens: ${[...new Set(screens)].join(', ')}`);
  return forBuilds((build) =>
    routeFigures(
      settled[build],
      delayed.map((one) => one[build]),
      slow.map((one) => one[build]),
    ),
  );
}

/** Measures the in-page navigation in all builds, in turn. */
export async function measureNavigation(
  { browser, sites, runs, log }: Bench,
  hovered: boolean,
): Promise<Record<Build, NavigationFigures>> {
  log(hovered ? 'in-page navigation after hover' : 'in-page navigation');
  const measured = async (condition: Condition): Promise<Record<Build, NavigationFigures[Condition]>> => {
    const rounds = await repeat(runs, () => forBuilds((build) => navigate(browser, sites[build], condition, hovered)));
    return forBuilds((build) => {
      const all = rounds.map((round) => round[build]);
      return Promise.resolve({
        content: median(all.map((one) => one.content)),
        requests: median(all.map((one) => one.requests)),
        waves: median(all.map((one) => one.waves)),
      });
    });
  };
  const delayed = await measured('delayed');
  const slow = await measured('slow');
  return forBuilds((build) => Promise.resolve({ delayed: delayed[build], slow: slow[build] }));
}

/** A visit without interaction, and the time of the answer in another visit with a press. */
type TimedVisit = QuietVisit & { answer: number };

function visits(
  { browser, sites, runs }: Bench,
  path: string,
  condition: Condition,
): Promise<Record<Build, TimedVisit>[]> {
  const measure = async (build: Build): Promise<TimedVisit> => ({
    ...(await quietVisit(browser, sites[build], path, condition)),
    answer: await answerTime(browser, sites[build], path, condition),
  });
  return repeat(runs, () => forBuilds(measure));
}

async function routeFigures(
  settled: SettledVisit,
  delayed: readonly TimedVisit[],
  slow: readonly TimedVisit[],
): Promise<RouteFigures> {
  const sizeOf = createSizeCache();
  const first = settled.untilHydrated;
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
    all: await weightOf(
      sizeOf,
      settled.all.filter(({ kind }) => kind !== 'platform'),
    ),
    sdk: await of('js', await withFirebase(first)),
    beyondShell: await of(
      'js',
      first.filter(({ url }) => !url.includes('/remotes/shell/')),
    ),
    requests: median(delayed.map(({ requests }) => requests.length)),
    waves: median(delayed.map(({ requests }) => countWaves(requests))),
    layoutShift: settled.layoutShift,
    times: { delayed: timesOf(delayed), slow: timesOf(slow) },
  };
}

function timesOf(visits: readonly TimedVisit[]): RouteTimes {
  const of = (name: keyof RouteTimes): number => median(visits.map((one) => one[name]));
  return {
    paint: of('paint'),
    content: of('content'),
    largest: of('largest'),
    blocking: of('blocking'),
    answer: of('answer'),
  };
}

async function forBuilds<T>(measure: (build: Build) => Promise<T>): Promise<Record<Build, T>> {
  const monolith = await measure('monolith');
  const unrendered = await measure('unrendered');
  return { monolith, unrendered, prerendered: await measure('prerendered') };
}

async function repeat<T>(times: number, act: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 0; time < times; time += 1) results.push(await act());
  return results;
}
