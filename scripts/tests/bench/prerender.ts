import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { prepareHome } from '../e2e/harness/home';
import { kilobytes, milliseconds, table } from './figures';
import { fillHome } from './prerender/fillHome';
import { fetchPage, loadPage, renderPages, type Load, type StoredPage } from './prerender/load';
import { residentOfChildren } from './prerender/processes';
import { startStaticServer } from './prerender/staticServer';
import { openBenchSite, type BenchSite } from './releasing/benchSite';

const PATHS = ['/', '/category/data', '/course/honest-charts/honest-charts'];

type Figures = { path: string; bytes: number; site: Load; files: Load };
type Rendering = { courses: number; rendered: number; perSecond: number; p99: number; memory: string };

/**
 * Runs `prerender [--seconds N] [--connections N] [--courses N] [--json]`: rendered pages per second from the gateway's
 * memory beside a server of static files, then the pages of many courses, each rendered once.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '10' },
      connections: { type: 'string', default: '16' },
      courses: { type: 'string', default: '2000' },
      json: { type: 'boolean', default: false },
    },
  });
  const [seconds, connections, courses] = [values.seconds, values.connections, values.courses].map(Number);
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const filled = await fillHome(await prepareHome(log, 'lectern-bench'), courses ?? NaN, log);
  const site = await openBenchSite({ home: filled.home });
  try {
    const pages: StoredPage[] = [];
    for (const path of PATHS) pages.push(await fetchPage(site.url, path));
    const load = { milliseconds: (seconds ?? NaN) * 1_000, connections: connections ?? NaN };
    const { server, figures } = await compareWithFiles(pages, site.url, load);
    log(`Rendering ${String(courses)} course pages …`);
    const rendering = await measureRendering(site, filled.paths);
    const report = { machine: machineOf(), server, figures, rendering };
    process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${describe(report)}\n`);
  } finally {
    await site.close();
    await filled.remove();
  }
}

type Demand = { milliseconds: number; connections: number };

/** Resolves to the figures of the site, and to the name and figures of a server of the same bytes as files. */
async function compareWithFiles(
  pages: readonly StoredPage[],
  site: string,
  load: Demand,
): Promise<{ server: string; figures: Figures[] }> {
  const files = await startStaticServer(pages);
  try {
    return { server: files.name, figures: await compare(pages, site, files.url, load) };
  } finally {
    await files.close();
  }
}

async function compare(pages: readonly StoredPage[], site: string, files: string, load: Demand): Promise<Figures[]> {
  const figures: Figures[] = [];
  for (const { path, body } of pages) {
    const [ofSite, ofFiles] = [await loadWarm(site + path, load), await loadWarm(files + path, load)];
    figures.push({ path, bytes: body.length, site: ofSite, files: ofFiles });
  }
  return figures;
}

const WARM_UP_MS = 2_000;

/** Loads a page as `loadPage` does, once the server has compiled what that needs. */
async function loadWarm(url: string, load: Demand): Promise<Load> {
  await loadPage(url, { ...load, milliseconds: WARM_UP_MS });
  return loadPage(url, load);
}

async function measureRendering(site: BenchSite, paths: readonly string[]): Promise<Rendering> {
  const { rendered, perSecond, p99 } = await renderPages(site.url, paths);
  const { heap, resident } = await site.memory();
  const renderer = residentOfChildren(site.pid);
  const memory = `gateway ${mb(resident)} MB (heap ${mb(heap)}), renderer ${mb(renderer)} MB`;
  return { courses: paths.length, rendered, perSecond, p99, memory };
}

const mb = (bytes: number): string => (bytes / 1_000_000).toFixed(0);
const machineOf = (): string => `${String(cpus().length)} cores, Node ${process.versions.node}`;

function describe(report: { machine: string; server: string; figures: Figures[]; rendering: Rendering }): string {
  const { machine, server, figures, rendering } = report;
  const rows = figures.flatMap(({ path, bytes, site, files }) =>
    (
      [
        ['gateway', site],
        [server, files],
      ] as const
    ).map(([name, load], index) => [
      index === 0 ? path : '',
      name,
      kilobytes(bytes),
      milliseconds(load.perSecond),
      load.p50.toFixed(1),
      load.p99.toFixed(1),
      String(load.failed),
    ]),
  );
  const { courses, rendered, perSecond, p99, memory } = rendering;
  return [
    machine,
    'Pages with their content from memory, compressed by brotli, one process each:',
    '',
    table(['route', 'server', 'KB br', 'pages/s', 'p50 ms', 'p99 ms', 'failed'], rows),
    '',
    `Pages of ${String(courses)} courses, one after another: ${String(rendered)} rendered, ` +
      `${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms.`,
    `Memory after them: ${memory}.`,
  ].join('\n');
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
