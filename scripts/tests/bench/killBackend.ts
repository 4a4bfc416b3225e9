import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashLoop } from '../crash/crashLoop';
import { uploadLoop } from '../crash/uploadLoop';

/** Runs `kill [KILLS]`: kills a backend during writes, then during uploads, 50 times each. Ends with 1 after a loss. */
async function main(): Promise<void> {
  const kills = Number(process.argv[2] ?? '50');
  const problems = [...(await writes(kills)), ...(await uploads(kills))];
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

async function writes(kills: number): Promise<string[]> {
  const { acknowledged, problems } = await timed((home) =>
    crashLoop(home, kills, (kill) => process.stderr.write(`\rkill ${kill} of ${kills}`)),
  );
  process.stdout.write(`  ${acknowledged} acknowledged writes, ${problems.length} problems\n`);
  return problems;
}

async function uploads(kills: number): Promise<string[]> {
  const { finished, resumed, problems } = await timed((home) => uploadLoop(home, kills));
  process.stdout.write(`  ${finished} uploads, ${resumed} resumed, ${problems.length} problems\n`);
  return problems;
}

/** Runs a loop in a home of its own, and prints its kills and time. */
async function timed<T extends { kills: number }>(loop: (home: string) => Promise<T>): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'lectern-kill-'));
  const started = performance.now();
  const report = await loop(home);
  process.stderr.write('\n');
  rmSync(home, { recursive: true, force: true });
  process.stdout.write(`${report.kills} kills in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return report;
}

void main();
