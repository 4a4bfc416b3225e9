import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { openBrowser } from '../../e2e/harness/browser';
import { liveVersion, openBenchSite, promoteUnverified, publishCopy, type BenchSite } from './benchSite';
import { wholeNumber } from './options';
import { runBench } from './runBench';
import { heapOf } from './tabHeap';
import { HOME_SCREEN, openTabs, visit } from './tabs';

/** Releases before the first measurement: caches have filled by then. */
const WARM_UP = 10;
/** Bytes that a tab and the site's process may keep for each version that they have met. */
const BUDGETS = { tab: 15_000, site: 30_000 };

type Sample = { releases: number; heap: number; site: number; sheets: number; nodes: number };
type Figures = { perRelease: { tab: number; site: number }; budgets: typeof BUDGETS; samples: Sample[] };

/**
 * Runs `releases [--count N] [--json]`: publishes N versions of a remote, one after the other, to an open tab that uses
 * each. Resolves to false when the tab keeps more than 15 KB of each, or the site's process more than 30 KB.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { count: { type: 'string', default: '200' }, json: { type: 'boolean', default: false } },
  });
  const count = wholeNumber('--count', values.count, WARM_UP + 1, 10_000);
  const site = await openBenchSite();
  const browser = await openBrowser(false);
  try {
    const tabs = await openTabs(browser, site.url, { count: 1, visitors: 1 });
    const samples = await meetReleases(tabs.pages[0]!, site, count);
    const [first, last] = [samples[0], samples.at(-1)];
    if (!first || !last) throw new Error('There are no samples.');
    const slope = (key: 'heap' | 'site'): number =>
      Math.round((last[key] - first[key]) / (last.releases - first.releases));
    const figures = { perRelease: { tab: slope('heap'), site: slope('site') }, budgets: BUDGETS, samples };
    process.stdout.write(values.json ? `${JSON.stringify(figures, null, 2)}\n` : describe(figures));
    return figures.perRelease.tab <= BUDGETS.tab && figures.perRelease.site <= BUDGETS.site;
  } finally {
    await browser.close();
    await site.close();
  }
}

async function meetReleases(page: Page, site: BenchSite, count: number): Promise<Sample[]> {
  const session = await page.context().newCDPSession(page);
  const samples: Sample[] = [];
  const source = { remote: HOME_SCREEN.remote, version: await liveVersion(site.home, HOME_SCREEN.remote) };
  for (let number = 1; number <= count; number += 1) {
    const version = `2.0.${String(number)}`;
    const serial = await promoteUnverified(site.home, await publishCopy(site.home, source, version));
    const { releases } = await visit(page, serial);
    if (releases.at(-1) !== version) throw new Error(`The tab showed ${String(releases.at(-1))}, not ${version}.`);
    if (number === WARM_UP || number % 50 === 0 || number === count)
      samples.push(await measure(session, page, site, number));
  }
  return samples;
}

async function measure(session: CDPSession, page: Page, site: BenchSite, releases: number): Promise<Sample> {
  const { sheets, nodes } = await page.evaluate(() => ({
    sheets: document.styleSheets.length,
    nodes: document.head.childElementCount,
  }));
  return { releases, heap: await heapOf(session), site: (await site.memory()).heap, sheets, nodes };
}

function describe({ perRelease, budgets, samples }: Figures): string {
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;
  const lines = samples.map(
    ({ releases, heap, site, sheets, nodes }) =>
      `${String(releases).padStart(4)} releases: tab ${megabytes(heap)}, ${String(sheets)} stylesheets, ` +
      `${String(nodes)} tags; site ${megabytes(site)}`,
  );
  const kept = (part: 'tab' | 'site'): string =>
    `${part}: ${(perRelease[part] / 1000).toFixed(1)} KB for each release, of ${String(budgets[part] / 1000)}`;
  return `${lines.join('\n')}\n${kept('tab')}\n${kept('site')}\n`;
}

runBench(main);
