import { parseArgs } from 'node:util';
import { openBrowser } from '../../e2e/harness/browser';
import { median, milliseconds, table } from '../figures';
import { openBenchSite } from './benchSite';
import { wholeNumber } from './options';
import { LIMITS, measureRollBacks, type RollBack } from './rollBackRun';
import { runBench } from './runBench';

/**
 * Runs `rollback [--runs N] [--tabs N] [--visitors N] [--json]`: rolls a remote back with open tabs. Resolves to false
 * when a limit is exceeded, a tab reloads, shows another release, or loses typed text.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '20' },
      tabs: { type: 'string', default: '50' },
      visitors: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
    },
  });
  const runs = wholeNumber('--runs', values.runs, 1, 500);
  const tabs = wholeNumber('--tabs', values.tabs, 1, 200);
  const visitors = wholeNumber('--visitors', values.visitors, 1, tabs);
  const site = await openBenchSite();
  const browser = await openBrowser(false);
  try {
    const results = await measureRollBacks(site, browser, { runs, tabs, visitors }, (run) => {
      process.stderr.write(`\rroll-back ${String(run)} of ${String(runs)}`);
    });
    process.stderr.write('\n');
    process.stdout.write(values.json ? `${JSON.stringify(results, null, 2)}\n` : describe(results));
    return results.every(isMet);
  } finally {
    await browser.close();
    await site.close();
  }
}

const isMet = ({ load, known, shown, problems }: RollBack): boolean =>
  load <= LIMITS.load && known <= LIMITS.tab && shown <= LIMITS.tab && problems.length === 0;

function describe(results: readonly RollBack[]): string {
  const row = (name: string, key: Exclude<keyof RollBack, 'problems'>, limit: number | null): string[] => {
    const times = results.map((result) => result[key]);
    const worst = Math.max(...times);
    const allowed = limit === null ? '' : `${milliseconds(limit)}${worst > limit ? ' OVER' : ''}`;
    return [name, milliseconds(median(times)), milliseconds(worst), allowed];
  };
  const problems = results.flatMap((result, run) => result.problems.map((text) => `run ${String(run + 1)}: ${text}`));
  return [
    table(
      ['ms', 'p50', 'worst', 'limit'],
      [
        row('the command', 'command', null),
        row('then: first new page with the release before', 'load', LIMITS.load),
        row('then: last tab that knows', 'known', LIMITS.tab),
        row('then: last tab that has navigated and shows it', 'shown', LIMITS.tab),
      ],
    ),
    `${String(problems.length)} problems (reloads, other releases, lost text)`,
    ...problems.slice(0, 20),
    '',
  ].join('\n');
}

runBench(main);
