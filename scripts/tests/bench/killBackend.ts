import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashLoop } from '../crash/crashLoop';

/** Runs `kill [KILLS]`: kills a writing backend (50 times by default) and reports what was lost. */
async function main(): Promise<void> {
  const kills = Number(process.argv[2] ?? '50');
  const home = mkdtempSync(join(tmpdir(), 'lectern-kill-'));
  const started = performance.now();
  const report = await crashLoop(home, kills, (kill) => process.stderr.write(`\rkill ${kill} of ${kills}`));
  process.stderr.write('\n');
  rmSync(home, { recursive: true, force: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${report.kills} kills in ${seconds} s, ${report.acknowledged} acknowledged writes, ` +
      `${report.problems.length} problems\n`,
  );
  for (const problem of report.problems) process.stdout.write(`  ${problem}\n`);
  process.exitCode = report.problems.length === 0 ? 0 : 1;
}

void main();
