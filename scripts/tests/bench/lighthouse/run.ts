import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLAGS } from '../../e2e/harness/browser';
import type { PageFigures } from './figures';

/**
 * The package that measures, for Node 18 and later. It brings over a hundred others, so that npm fetches it for this
 * benchmark alone.
 */
export const LIGHTHOUSE = 'lighthouse@12.8.2';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LIMIT_MS = 300_000;

/**
 * Runs Lighthouse on an address with its mobile setting, the processor slowed by a factor. Rejects with what it printed
 * when it gives no figures.
 */
export async function runLighthouse(url: string, browser: string, slowdown: number): Promise<PageFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    await execute(
      [
        ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--output=json'],
        ...[`--output-path=${output}`, '--quiet', `--only-categories=${CATEGORIES.join()}`],
        `--throttling.cpuSlowdownMultiplier=${String(slowdown)}`,
        `--chrome-flags=--headless=new ${FLAGS.join(' ')}`,
      ],
      browser,
    );
    return parseReport(JSON.parse(await readFile(output, 'utf8')), url);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function execute(args: readonly string[], browser: string): Promise<void> {
  const options = { env: { ...process.env, CHROME_PATH: browser }, timeout: LIMIT_MS, maxBuffer: 16_000_000 };
  return new Promise((done, fail) => {
    execFile('npm', args, options, (error, out, problems) => {
      if (error) fail(new Error(`npm ${args.join(' ')} failed: ${error.message}\n${out}${problems}`));
      else done();
    });
  });
}

/** Parses a report of Lighthouse; throws an Error for one without a figure. */
function parseReport(report: unknown, url: string): PageFigures {
  const { categories, audits, environment, runtimeError } = report as {
    categories?: Record<string, { score?: unknown }>;
    audits?: Record<string, { numericValue?: unknown }>;
    environment?: { benchmarkIndex?: unknown };
    runtimeError?: { message?: unknown };
  };
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${String(runtimeError.message)}`);
  const number = (value: unknown, name: string): number => {
    if (typeof value !== 'number') throw new Error(`Lighthouse's report on ${url} has no ${name}.`);
    return value;
  };
  const score = (name: string): number => Math.round(number(categories?.[name]?.score, name) * 100);
  const figure = (name: string): number => number(audits?.[name]?.numericValue, name);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    largest: Math.round(figure('largest-contentful-paint')),
    blocking: Math.round(figure('total-blocking-time')),
    shift: Number(figure('cumulative-layout-shift').toFixed(4)),
    machine: number(environment?.benchmarkIndex, 'index of the machine'),
  };
}
