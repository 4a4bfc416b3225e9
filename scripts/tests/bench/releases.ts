import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import type { Release } from '@lectern/shared/contract';
import { openStores } from '../../cli';
import { changeRegistry, plan } from '../../release';
import { openBrowser } from '../e2e/harness/browser';
import { prepareHome } from '../e2e/harness/home';
import { startSite } from '../e2e/harness/site';
import { texts } from '../e2e/harness/texts';
import { cloneBundle } from '../fixtures/cloneBundle';

/** Releases before the first measurement: the tab's own caches have filled by then. */
const WARM_UP = 10;
/** Bytes that a tab may keep for each version that it has met. */
const BUDGET = 15_000;

type Sample = { releases: number; heap: number; sheets: number; nodes: number };

/**
 * Runs `releases [--count N] [--json]`: publishes N versions of a remote, one after the other, to an open tab that uses
 * each. Ends with exit code 1 when the tab keeps more than 15 KB of each.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { count: { type: 'string', default: '200' }, json: { type: 'boolean', default: false } },
  });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count <= WARM_UP || count > 700) throw new Error('--count takes 11 to 700.');
  const home = await prepareHome((line) => void process.stderr.write(`${line}\n`), 'lectern-bench');
  const site = await startSite(home);
  const browser = await openBrowser(false);
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const samples = await meetReleases(page, site.home, `${site.url}/business`, count);
    const [first, last] = [samples[0], samples.at(-1)];
    if (!first || !last) throw new Error('There are no samples.');
    const perRelease = Math.round((last.heap - first.heap) / (last.releases - first.releases));
    const figures = { perRelease, budget: BUDGET, samples };
    process.stdout.write(values.json ? `${JSON.stringify(figures, null, 2)}\n` : describe(figures));
    return perRelease <= BUDGET;
  } finally {
    await browser.close();
    await site.close();
  }
}

async function meetReleases(page: Page, home: string, address: string, count: number): Promise<Sample[]> {
  const stores = openStores({ home });
  const source = join(home, 'bundles', 'info', '1.0.0');
  const session = await page.context().newCDPSession(page);
  const samples: Sample[] = [];
  await page.goto(address);
  await page.locator('main[data-remote="info"] h1').waitFor();
  for (let number = 1; number <= count; number += 1) {
    const version = versionOf(number);
    await makeLive(stores, await cloneBundle(source, version));
    await page.waitForFunction((live) => Number(document.documentElement.dataset.serial) > live, number);
    await goByHeader(page, texts.shell.footer.links['/books'], 'commerce', '1.0.0');
    await goByHeader(page, 'Business', 'info', version);
    if (number === WARM_UP || number % 50 === 0 || number === count) samples.push(await measure(session, page, number));
  }
  return samples;
}

/** Returns versions of five characters: 2.0.0, 2.0.1 … 8.9.9. */
function versionOf(number: number): string {
  return String(200 + number)
    .split('')
    .join('.');
}

async function makeLive({ registry }: ReturnType<typeof openStores>, release: Release): Promise<void> {
  const change = { by: 'bench', command: `release ${release.remote}`, reason: '-' };
  await changeRegistry(registry, change, async (live) => {
    await Promise.resolve();
    return plan(live, { kind: 'promote', releases: [release] });
  });
}

async function goByHeader(page: Page, name: string, remote: string, version: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
  await page.locator(`main[data-remote="${remote}"][data-release="${version}"] h1`).waitFor();
}

async function measure(session: CDPSession, page: Page, releases: number): Promise<Sample> {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { sheets, nodes } = await page.evaluate(() => ({
    sheets: document.styleSheets.length,
    nodes: document.head.childElementCount,
  }));
  return { releases, heap: usedSize, sheets, nodes };
}

function describe({ perRelease, budget, samples }: { perRelease: number; budget: number; samples: Sample[] }): string {
  const lines = samples.map(
    ({ releases, heap, sheets, nodes }) =>
      `${String(releases).padStart(4)} releases: ${(heap / 1e6).toFixed(2)} MB, ${String(sheets)} stylesheets, ` +
      `${String(nodes)} tags`,
  );
  return `${lines.join('\n')}\n${(perRelease / 1000).toFixed(1)} KB for each release, of ${String(budget / 1000)}\n`;
}

main().then(
  (isMet) => process.exit(isMet ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
