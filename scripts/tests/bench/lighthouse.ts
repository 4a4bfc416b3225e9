import { parseArgs } from 'node:util';
import { findBrowser } from '../e2e/harness/browser';
import { prepareHome } from '../e2e/harness/home';
import { startSite } from '../e2e/harness/site';
import { median, table } from './figures';
import { aimsOf, describeMachine, isMet, medianOf, type PageFigures } from './lighthouse/figures';
import { LIGHTHOUSE, runLighthouse } from './lighthouse/run';
import { PUBLIC_PATHS } from './site/routes';
import { whenRendered } from './site/whenRendered';

/** A page that does not exist is an error to Lighthouse, and one under maintenance is meant to be unavailable. */
const LEFT_OUT = ['/no-such-page'];

/**
 * Runs `lighthouse [--runs N] [--only PATH,PATH] [--slowdown N] [--no-prerender] [--json]`: Lighthouse's mobile setting
 * on every public route. Resolves to false when the median of a figure misses its aim.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      slowdown: { type: 'string', default: '4' },
      'no-prerender': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes an integer from 1.');
  const slowdown = Number(values.slowdown);
  if (!(slowdown >= 1)) throw new Error('--slowdown takes a number from 1.');
  const paths = values.only?.split(',') ?? PUBLIC_PATHS.filter((path) => !LEFT_OUT.includes(path));
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const site = await startSite(await prepareHome(log, 'lectern-bench'), { prerender: !values['no-prerender'] });
  try {
    const pages: Record<string, PageFigures> = {};
    for (const path of paths) {
      log(path);
      if (!values['no-prerender']) await whenRendered(site.directUrl + path);
      pages[path] = medianOf(await measure(site.directUrl + path, { runs, slowdown, log }));
    }
    process.stdout.write(values.json ? `${JSON.stringify(pages, null, 2)}\n` : `${describe(pages, runs, slowdown)}\n`);
    return Object.entries(pages).every(([path, page]) => aimsOf(path).every((aim) => isMet(aim, page)));
  } finally {
    await site.close();
  }
}

/**
 * Resolves to the figures of `runs` runs. A run without figures is repeated, as Chromium's trace lacks the start of the
 * navigation in one of about 15 (NO_NAVSTART); rejects when four in succession have none.
 */
async function measure(
  url: string,
  { runs, slowdown, log }: { runs: number; slowdown: number; log: (line: string) => void },
): Promise<PageFigures[]> {
  const measured: PageFigures[] = [];
  let failures = 0;
  while (measured.length < runs) {
    try {
      measured.push(await runLighthouse(url, findBrowser(), slowdown));
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === 4) throw error;
      log(`Measuring once more: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return measured;
}

function describe(pages: Record<string, PageFigures>, runs: number, slowdown: number): string {
  const rows = Object.entries(pages).map(([path, page]) => [
    path,
    ...aimsOf(path).map((aim) => `${String(page[aim.figure])}${isMet(aim, page) ? '' : ' MISSED'}`),
  ]);
  const headings = aimsOf('/').map(({ title }) => title);
  const machine = median(Object.values(pages).map((page) => page.machine));
  return [
    `${LIGHTHOUSE}, mobile, median of ${String(runs)} runs`,
    describeMachine(machine, slowdown),
    '',
    table(['route', ...headings], rows),
  ].join('\n');
}

main().then(
  (isPassed) => process.exit(isPassed ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
