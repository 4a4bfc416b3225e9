import { parseArgs } from 'node:util';
import { raceWriters } from '../../crash/writers/raceWriters';
import { TEST_STORES } from '../../fixtures/stores/testStores';
import { table } from '../figures';
import { oneOf, wholeNumber } from './options';
import { runBench } from './runBench';

const KINDS = ['file', 's3', 'az'] as const;

/**
 * Runs `writers [--writers N] [--revisions N] [--storm PERCENT] [--store KIND]`: writers of one registry at the same
 * time, in each kind of store or in one, quiet and in a storm of faults. Resolves to false when a revision is lost,
 * doubled or not acknowledged.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      writers: { type: 'string', default: '8' },
      revisions: { type: 'string', default: '200' },
      storm: { type: 'string', default: '10' },
      store: { type: 'string', multiple: true },
    },
  });
  const writers = wholeNumber('--writers', values.writers, 1, 100);
  const revisions = wholeNumber('--revisions', values.revisions, 1, 10_000);
  const share = wholeNumber('--storm', values.storm, 1, 90) / 100;
  const rows: string[][] = [];
  const problems: string[] = [];
  for (const kind of (values.store ?? KINDS).map((name) => oneOf('--store', name, KINDS)))
    for (const storm of kind === 'file' ? [0] : [0, share]) {
      const testStore = await TEST_STORES[kind]();
      const report = await raceWriters(testStore, { writers, revisions, storm });
      await testStore.close();
      const { requests, faults, seconds } = report;
      const name = `${kind}${storm > 0 ? ', storm' : ''}`;
      rows.push([name, ...[report.revisions, requests, faults, Math.round(seconds)].map(String)]);
      problems.push(...report.problems.map((problem) => `${name}: ${problem}`));
    }
  const head = ['store', 'revisions', 'requests', 'faults', 'seconds'];
  process.stdout.write(`${table(head, rows)}\n${problems.map((problem) => `  ${problem}\n`).join('')}`);
  return problems.length === 0;
}

runBench(main);
