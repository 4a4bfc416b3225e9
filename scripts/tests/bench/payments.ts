import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killPayments } from '../crash/killPayments';
import { checkSequences } from '../fixtures/paymentSequences';

/**
 * Runs `payments [KILLS] [SEQUENCES]`: checks 100,000 sequences of events, and kills the processor 100 times by
 * default. Exit 1 when a payment was lost, granted twice, or granted unpaid.
 */
async function main(): Promise<void> {
  const [kills, count] = [Number(process.argv[2] ?? '100'), Number(process.argv[3] ?? '100000')];
  const started = performance.now();
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);
  const checked = checkSequences(count, Date.now());
  print(`${checked.sequences} sequences in ${seconds()} s`, checked.problems);
  const home = mkdtempSync(join(tmpdir(), 'lectern-kill-payments-'));
  const report = await killPayments(home, kills, (kill) => process.stderr.write(`\rkill ${kill} of ${kills}`));
  process.stderr.write('\n');
  rmSync(home, { recursive: true, force: true });
  print(`${report.kills} kills, ${report.buyers} buyers, ${report.paid} payments in ${seconds()} s`, report.problems);
}

function print(line: string, problems: readonly string[]): void {
  process.stdout.write(`${line}, ${problems.length} problems\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

void main();
