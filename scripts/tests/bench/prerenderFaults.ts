import { parseArgs } from 'node:util';
import { milliseconds, table } from './figures';
import { breakReleases, isHarmless, LIMIT_MS, type Broken } from './prerender/faults';
import { mixReleases, type Mixed } from './prerender/releases';
import { openBenchSite } from './releasing/benchSite';

/**
 * Runs `prerender-faults [--releases N] [--json]`: releases whose `server.js` is broken, and releases and roll-backs
 * under load. Resolves to false when a page is late, unrendered pages are not named by `status`, or a page shows the
 * markup of another release than it names.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { releases: { type: 'string', default: '200' }, json: { type: 'boolean', default: false } },
  });
  const count = Number(values.releases);
  if (!Number.isInteger(count) || count < 2) throw new Error('--releases takes an integer from 2.');
  const site = await openBenchSite();
  try {
    const mixed = await mixReleases(site, count);
    const broken = await breakReleases(site);
    const report = { mixed, broken };
    process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${describe(mixed, broken)}\n`);
    return mixed.foreign === 0 && mixed.failed === 0 && mixed.rendered > 0 && broken.every(isHarmless);
  } finally {
    await site.close();
  }
}

function describe({ releases, pages, rendered, foreign, failed }: Mixed, broken: readonly Broken[]): string {
  const rows = broken.map(({ fault, failed: wrong, longest, kinds }) => [
    fault,
    milliseconds(longest),
    String(wrong),
    kinds.join(', ') || 'NOT NAMED',
  ]);
  return [
    `${String(releases)} releases and roll-backs: ${String(pages)} pages, ${String(rendered)} with their content, ` +
      `${String(foreign)} of another release than they name, ${String(failed)} failed.`,
    '',
    `Releases with a broken server.js; a page takes at most ${String(LIMIT_MS)} ms:`,
    '',
    table(['server.js', 'longest ms', 'failed', 'named by status'], rows),
  ].join('\n');
}

main().then(
  (isPassed) => process.exit(isPassed ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
