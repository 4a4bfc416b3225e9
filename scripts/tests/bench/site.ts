import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/harness/browser';
import { prepareHome } from '../e2e/harness/home';
import { startSite } from '../e2e/harness/site';
import { buildMonolith } from './monolith/build';
import { serveMonolith } from './monolith/serve';
import { measureNavigation, measureRoute, type Bench, type Build, type RouteFigures } from './site/measure';
import { describeSite, type SiteReport } from './site/report';

const PATHS = ['/', '/category/data', '/course/honest-charts/honest-charts', '/books', '/codepen', '/contact'];

/**
 * Runs `site [--runs N] [--json]`: compares the federated site with a monolith of the same screens, in bytes, requests,
 * waves and time to first content.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '7' }, json: { type: 'boolean', default: false } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes an integer from 1.');
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const home = await prepareHome(log, 'lectern-bench');
  log('Building the monolith …');
  const monolith = await serveMonolith(await buildMonolith(), home);
  const federated = await startSite(home);
  const browser = await openBrowser(false);
  try {
    const machine = `${String(cpus().length)} cores, Node ${process.versions.node}, Chromium ${browser.version()}`;
    const report = await measure({ browser, sites: { monolith, federated }, runs, log }, machine);
    process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${describeSite(report)}\n`);
  } finally {
    await browser.close();
    await federated.close();
    await monolith.close();
  }
}

async function measure(bench: Bench, machine: string): Promise<SiteReport> {
  const routes: Record<string, Record<Build, RouteFigures>> = {};
  for (const path of PATHS) routes[path] = await measureRoute(bench, path);
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
