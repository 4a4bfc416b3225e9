import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/harness/browser';
import { prepareHome } from '../e2e/harness/home';
import { startSite } from '../e2e/harness/site';
import { buildMonolith } from './monolith/build';
import { serveMonolith } from './monolith/serve';
import { measureNavigation, measureRoute, type Bench, type Build, type RouteFigures } from './site/measure';
import { describeSite, type SiteReport } from './site/report';

const PATHS = [
  '/',
  '/category/data',
  '/course/honest-charts/honest-charts',
  '/search?q=bread',
  '/books',
  '/codepen',
  '/contact',
  '/watch/open-courses/reading-a-chart',
  '/sign_in',
];

/**
 * Runs `site [--runs N] [--only PATH,PATH] [--json]`: compares the site, with prerendered pages and without, with a
 * monolith of the same screens: bytes, requests, waves, and times to content and to an answer.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '7' },
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes an integer from 1.');
  const paths = values.only?.split(',') ?? PATHS;
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const home = await prepareHome(log, 'lectern-bench');
  log('Building the monolith …');
  const monolith = await serveMonolith(await buildMonolith(), home);
  const unrendered = await startSite(home, { prerender: false });
  const prerendered = await startSite(home, { prerender: true });
  const browser = await openBrowser(false);
  try {
    const machine = `${String(cpus().length)} cores, Node ${process.versions.node}, Chromium ${browser.version()}`;
    const report = await measure({ browser, sites: { monolith, unrendered, prerendered }, runs, log }, paths, machine);
    process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${describeSite(report)}\n`);
  } finally {
    await browser.close();
    for (const site of [prerendered, unrendered, monolith]) await site.close();
  }
}

async function measure(bench: Bench, paths: readonly string[], machine: string): Promise<SiteReport> {
  const routes: Record<string, Record<Build, RouteFigures>> = {};
  for (const path of paths) routes[path] = await measureRoute(bench, path);
  const navigation = { cold: await measureNavigation(bench, false), hovered: await measureNavigation(bench, true) };
  return { machine, runs: bench.runs, routes, navigation };
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
