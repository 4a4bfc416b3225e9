import { parseArgs } from 'node:util';
import { openBrowser } from '../../e2e/harness/browser';
import { median, milliseconds, table } from '../figures';
import { openBenchSite } from './benchSite';
import { EDITED_SCREENS, measureRemote, type RemoteTimes } from './developmentRun';
import { wholeNumber } from './options';
import { runBench } from './runBench';

/** Limits in milliseconds: of the second start, and of the median edit. */
const LIMITS = { start: 5_000, edit: 500 } as const;

/**
 * Runs `dev [--edits N] [--remote NAME] [--json]`: `lectern dev` for each remote. Resolves to false when a second start
 * or the median edit takes too long, or an edit loses the state of the screen.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      edits: { type: 'string', default: '10' },
      remote: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const edits = wholeNumber('--edits', values.edits, 1, 1_000);
  const screens = EDITED_SCREENS.filter(({ remote }) => values.remote === undefined || remote === values.remote);
  if (screens.length === 0)
    throw new Error(`--remote takes one of ${EDITED_SCREENS.map(({ remote }) => remote).join(', ')}.`);
  const site = await openBenchSite();
  const browser = await openBrowser(false);
  try {
    const results: RemoteTimes[] = [];
    for (const screen of screens) results.push(await measureRemote(site.url, browser, screen, edits));
    process.stdout.write(values.json ? `${JSON.stringify(results, null, 2)}\n` : `${describe(results)}\n`);
    return results.every(isMet);
  } finally {
    await browser.close();
    await site.close();
  }
}

const isMet = ({ secondStart, edits, kept }: RemoteTimes): boolean =>
  secondStart <= LIMITS.start && median(edits) < LIMITS.edit && kept === edits.length;

function describe(results: readonly RemoteTimes[]): string {
  const rows = results.map((result) => [
    result.remote,
    milliseconds(result.firstStart),
    milliseconds(result.secondStart),
    milliseconds(median(result.edits)),
    milliseconds(Math.max(...result.edits)),
    `${String(result.kept)} of ${String(result.edits.length)}`,
    isMet(result) ? '' : 'OVER',
  ]);
  const limits = ['limit', '', milliseconds(LIMITS.start), milliseconds(LIMITS.edit), '', 'all', ''];
  return table(['ms', 'first start', 'second start', 'edit p50', 'worst', 'state kept', ''], [...rows, limits]);
}

runBench(main);
