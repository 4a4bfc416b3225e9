import { parseArgs } from 'node:util';
import { openBrowser } from '../../e2e/harness/browser';
import { kilobytes, table } from '../figures';
import { openBenchSite } from '../releasing/benchSite';
import { runBench } from '../releasing/runBench';
import { CASES, measureReturn, type Limit, type ReturnVisit } from './measureReturn';

/**
 * Runs `returning [--json]`: visitors return after a release of the shell, and after one of the catalogue, with small
 * edits. Resolves to false when they download more than 6 KB of the shell, or 12 % of what they would without
 * dictionaries.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const site = await openBenchSite();
  const browser = await openBrowser(false);
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  try {
    const visits: ReturnVisit[] = [];
    for (const one of CASES) visits.push(...(await measureReturn(site, browser, one, log)));
    process.stdout.write(values.json ? `${JSON.stringify(visits, null, 2)}\n` : `${describe(visits)}\n`);
    return visits.every(({ isMet }) => isMet);
  } finally {
    await browser.close();
    await site.close();
  }
}

function describe(visits: readonly ReturnVisit[]): string {
  const limits = new Map(CASES.map(({ owner, limit }) => [owner, limit]));
  const rows = visits.map((visit) => [
    `${visit.owner}, at ${visit.path}`,
    kilobytes(visit.first),
    kilobytes(visit.without),
    kilobytes(visit.with),
    `${((100 * visit.with) / visit.without).toFixed(1)} %`,
    `${String(visit.deltas)} of ${String(visit.files)}`,
    `${limitText(limits.get(visit.owner))}${visit.isMet ? '' : ' OVER'}`,
  ]);
  return table(['KB', 'first visit', 'return, br', 'return, dcz', 'share', 'deltas', 'limit'], rows);
}

const limitText = (limit: Limit | undefined): string => {
  if (!limit) return '';
  return 'bytes' in limit ? kilobytes(limit.bytes) : `${String(limit.share * 100)} %`;
};

runBench(main);
