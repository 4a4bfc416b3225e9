import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openLocalBackend } from '../../cli';
import { findProblems } from './publishing/problems';
import { COURSES } from './publishing/process';

/** What the loop has seen: the last round that was begun, the last that was done, and how long one takes. */
type Seen = { begun: number; done: number; roundMs: number };

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
  const seen: Seen = { begun: 0, done: 0, roundMs: 1_000 };
  const problems: string[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await killOne(home, folder, seen, kill);
    const backend = await openLocalBackend(home, 'http://localhost');
    problems.push(...(await findProblems(backend, home, seen.done)).map((problem) => `kill ${kill}: ${problem}`));
    await backend.close();
    process.stderr.write(`\rkill ${kill} of ${kills}`);
  }
  process.stderr.write('\n');
  for (const place of [home, folder]) rmSync(place, { recursive: true, force: true });
  process.stdout.write(`${kills} kills in ${seen.begun} imports of ${COURSES} courses, ${problems.length} problems\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/**
 * Kills the importing process some time in its first round, or, every other time, in its second, which has something to
 * replace.
 */
async function killOne(home: string, folder: string, seen: Seen, kill: number): Promise<void> {
  const child = spawn(
    process.execPath,
    ['-r', 'tsx/cjs', join(__dirname, 'publishing/process.ts'), home, folder, String(seen.begun + 1)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const late = setTimeout(() => child.kill('SIGKILL'), 120_000);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let left = kill % 2;
  let begunAt = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const round = Number(line.split(' ')[1]);
    if (line.startsWith('begins')) {
      seen.begun = round;
      begunAt = performance.now();
      if (left === 0) setTimeout(() => child.kill('SIGKILL'), Math.random() * seen.roundMs);
      left -= 1;
    } else {
      seen.done = round;
      seen.roundMs = performance.now() - begunAt;
    }
  }
  clearTimeout(late);
  await ended;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
