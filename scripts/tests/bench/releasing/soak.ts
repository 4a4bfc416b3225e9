import { parseArgs } from 'node:util';
import { openBrowser } from '../../e2e/harness/browser';
import { table } from '../figures';
import { openBenchSite } from './benchSite';
import { wholeNumber } from './options';
import { runBench } from './runBench';
import { soak, type Soak, type SoakSample } from './soakRun';

/** Releases after which memory must be flat, and the bytes that each further release may add to a tab and the site. */
const WARM_UP = 100;
const GROWTH = { tab: 2_000, site: 10_000 } as const;
/** The cache of bundles is full before the warm-up ends, or else its growth would be measured. */
const BUNDLE_CACHE_BYTES = 2_000_000;
/** Chromium keeps hints about each script of a page for its next visit, which would be measured as growth of a tab. */
const FLAGS = ['--disable-features=LocalCompileHints'];

/**
 * Runs `soak [--releases N] [--tabs N] [--visitors N] [--navigations N] [--gated N] [--json]`. Resolves to false after
 * a failed navigation, a reload, or growing memory.
 */
async function main(): Promise<boolean> {
  const text = (value: string): { type: 'string'; default: string } => ({ type: 'string', default: value });
  const { values } = parseArgs({
    options: {
      releases: text('1000'),
      tabs: text('20'),
      visitors: text('4'),
      navigations: text('20000'),
      gated: text('20'),
      json: { type: 'boolean', default: false },
    },
  });
  const releases = wholeNumber('--releases', values.releases, 10, 100_000);
  const tabs = wholeNumber('--tabs', values.tabs, 1, 200);
  const size = {
    releases,
    tabs,
    visitors: wholeNumber('--visitors', values.visitors, 1, tabs),
    navigations: wholeNumber('--navigations', values.navigations, 1, 10_000_000),
    gated: wholeNumber('--gated', values.gated, 0, releases),
  };
  const site = await openBenchSite({ bundleCacheBytes: BUNDLE_CACHE_BYTES });
  const browser = await openBrowser(false, FLAGS);
  const started = performance.now();
  try {
    const figures = await soak(site, browser, size, (done) => {
      process.stderr.write(`\rrelease ${String(done)} of ${String(releases)}`);
    });
    process.stderr.write('\n');
    const minutes = Math.round((performance.now() - started) / 6_000) / 10;
    const growth = growthOf(figures.samples);
    const report = { ...figures, minutes, growth };
    process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : describe(figures, minutes, growth));
    return figures.failures.length === 0 && figures.reloads === 0 && isFlat(growth);
  } finally {
    await browser.close();
    await site.close();
  }
}

type Growth = { tab: number; site: number } | null;

/** Returns the bytes that each release after the warm-up added; null for a run that ends before. */
function growthOf(samples: readonly SoakSample[]): Growth {
  const counted = samples.filter(({ releases }) => releases >= WARM_UP);
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last || first === last) return null;
  const count = last.releases - first.releases;
  return {
    tab: Math.round((last.tab - first.tab) / count),
    site: Math.round((last.site.heap - first.site.heap) / count),
  };
}

const isFlat = (growth: Growth): boolean => growth === null || (growth.tab <= GROWTH.tab && growth.site <= GROWTH.site);

function describe(figures: Soak, minutes: number, growth: Growth): string {
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(2);
  const rows = figures.samples.map(({ releases, tab, site }) => [
    String(releases),
    megabytes(tab),
    megabytes(site.heap),
    megabytes(site.resident),
  ]);
  const kept = growth
    ? `each release after the first ${String(WARM_UP)} added ${String(growth.tab)} bytes to a tab ` +
      `(of ${String(GROWTH.tab)}), ${String(growth.site)} to the site (of ${String(GROWTH.site)})`
    : `growth is measured from ${String(WARM_UP)} releases on`;
  return [
    `${String(figures.releases)} releases in ${String(minutes)} min, ${String(figures.broken)} broken ` +
      `(${String(figures.refused)} shown to the gate and refused)`,
    `${String(figures.navigations)} navigations: ${String(figures.failures.length)} failed, ` +
      `${String(figures.reloads)} reloads, ${String(figures.fallbacks)} screens of a fallback, ` +
      `${String(figures.earlier)} of the release before`,
    table(['after releases', 'tab MB', 'site heap MB', 'site resident MB'], rows),
    kept,
    ...figures.failures.slice(0, 20),
    '',
  ].join('\n');
}

runBench(main);
