import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startMalformedRun } from '../malformed/malformedRun';

/** What a run may leave in memory: some caches fill only now and then. */
const FLAT_BYTES = 5_000_000;

/**
 * `node scripts/tests/bench/run.cjs malformed [rounds]`: sends over a thousand malformed requests to a running backend,
 * several times (three by default), and prints how they were answered and the heap after each round, all garbage
 * collected. Ends with 1 when one was not refused, or the heap grew.
 */
async function main(): Promise<void> {
  const rounds = Math.max(2, Number(process.argv[2] ?? '3'));
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const run = await startMalformedRun();
  print(`${run.requests.length} requests a round; heap before: ${megabytes(heap())}`);
  const heaps: number[] = [];
  let problems = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const outcome = await run.send();
    heaps.push(heap());
    problems += outcome.problems.length;
    const statuses = Object.entries(outcome.statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ');
    print(
      `round ${round}: ${statuses}; slowest ${outcome.slowestMs.toFixed(0)} ms; heap ` +
        `${megabytes(heaps.at(-1) ?? 0)}; ${outcome.problems.length} problems`,
    );
    for (const problem of outcome.problems) print(`  ${problem}`);
  }
  await run.stop();
  const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0);
  print(`heap from the first round to the last: ${megabytes(growth)}`);
  process.exitCode = problems === 0 && growth < FLAT_BYTES ? 0 : 1;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

void main();
