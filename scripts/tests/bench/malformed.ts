import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startMalformedRun } from '../malformed/malformedRun';

/** Allowed growth of the heap: some caches fill only now and then. */
const FLAT_BYTES = 5_000_000;

/**
 * Runs `malformed [ROUNDS]`: sends over a thousand malformed requests to a running backend, three times by default.
 * Prints the statuses and the heap after garbage collection for each round. Ends with 1 when a request was not refused
 * or the heap grew.
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
