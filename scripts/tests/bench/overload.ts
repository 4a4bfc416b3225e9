import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { megabytes, startOverloadRun, type OverloadRun } from './overload/overloadRun';

/** Largest resident memory of a process with a heap of 512 MB, in bytes. */
const MAX_RSS = 1_300e6;

type Attack = { name: string; run: (run: OverloadRun) => Promise<string> };

const ATTACKS: Attack[] = [
  {
    name: '30-way query over 60 MB',
    run: async (run) => `status ${String((await run.query(run.attacker(1))).status)}`,
  },
  { name: '20 such queries at once, one client', run: (run) => run.manyQueries(20, () => run.attacker(1)) },
  { name: '60 slow readers × 60 MB, one client', run: (run) => run.slowReaders(60, () => run.attacker(1)) },
  { name: '60 slow readers × 60 MB, 60 clients', run: (run) => run.slowReaders(60, (n) => run.attacker(n)) },
  { name: '10,000 contact messages, one client', run: (run) => run.contactMessages(10_000) },
  { name: '60 MB of pens, one account', run: (run) => run.pens(400) },
  { name: 'account with 20,000 notes deleted', run: (run) => run.deleteAccount() },
];

/**
 * Runs `overload`: attacks a backend with a heap of 512 MB, while another client reads a document again and again.
 * Ends with 1 when the process ends, its memory exceeds a bound, or the other client is refused.
 */
async function main(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'lectern-overload-'));
  let failed = false;
  try {
    const run = await startOverloadRun(home);
    const quiet = await run.beside(() => new Promise<string>((resolve) => setTimeout(() => resolve(''), 3000)));
    print(`without an attack: the other client's reads p50 ${ms(quiet.p50)}, p99 ${ms(quiet.p99)}`);
    for (const attack of ATTACKS) {
      const { outcome, peak, heap, p50, p99, slowest, errors } = await run.beside(() => attack.run(run));
      failed ||= errors > 0 || peak > MAX_RSS;
      print(
        `${attack.name}: ${outcome}; memory ${megabytes(peak)} (heap ${megabytes(heap)}); ` +
          `other client: ${errors} errors, p50 ${ms(p50)}, p99 ${ms(p99)}, slowest ${ms(slowest)}`,
      );
    }
    await run.stop();
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  process.exitCode = failed ? 1 : 0;
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

void main();
