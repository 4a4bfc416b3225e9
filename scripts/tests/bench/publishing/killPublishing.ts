import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openLocalBackend } from '../../../cli';
import { findProblems } from './problems';
import { COURSES } from './process';

/** Progress of the importing processes: the last round started, the last round done, and the duration of one. */
type Progress = { started: number; done: number; roundMs: number };

/**
 * `kill-publishing [KILLS]`: kills an import of 250 courses (20 times by default), at any instant from its first file
 * to its last page, and reports what was lost.
 */
async function main(): Promise<void> {
  const kills = Number(process.argv[2] ?? '20');
  const [home, folder] = [
    mkdtempSync(join(tmpdir(), 'lectern-kill-')),
    mkdtempSync(join(tmpdir(), 'lectern-kill-content-')),
  ];
  const progress: Progress = { started: 0, done: 0, roundMs: 1_000 };
  const problems: string[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await killOne(home, folder, progress, kill);
    const backend = await openLocalBackend(home, 'http://localhost');
    problems.push(...(await findProblems(backend, home, progress.done)).map((problem) => `kill ${kill}: ${problem}`));
    await backend.close();
    process.stderr.write(`\rkill ${kill} of ${kills}`);
  }
  process.stderr.write('\n');
  for (const path of [home, folder]) rmSync(path, { recursive: true, force: true });
  process.stdout.write(
    `${kills} kills in ${progress.started} imports of ${COURSES} courses, ${problems.length} problems\n`,
  );
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/**
 * Kills the importing process at a random time in its first round or, every other time, in its second round, which
 * replaces existing content.
 */
async function killOne(home: string, folder: string, progress: Progress, kill: number): Promise<void> {
  const child = spawn(
    process.execPath,
    ['-r', 'tsx/cjs', join(__dirname, 'process.ts'), home, folder, String(progress.started + 1)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const timeout = setTimeout(() => child.kill('SIGKILL'), 120_000);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let roundsLeft = kill % 2;
  let startedAt = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const round = Number(line.split(' ')[1]);
    if (line.startsWith('begins')) {
      progress.started = round;
      startedAt = performance.now();
      if (roundsLeft === 0) setTimeout(() => child.kill('SIGKILL'), Math.random() * progress.roundMs);
      roundsLeft -= 1;
    } else {
      progress.done = round;
      progress.roundMs = performance.now() - startedAt;
    }
  }
  clearTimeout(timeout);
  await ended;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
