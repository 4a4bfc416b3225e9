import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { table } from './figures';
import { TARGETS, type Report } from './fuzz/runTarget';

/** A process whose seed stays the same for this long hangs: its slowest legitimate input takes two seconds. */
const STUCK_MS = 15_000;
/** Longest start of a target: a whole site may start on a busy machine. */
const START_MS = 120_000;
const SHOWN = 600;

type Options = { seed: number; seconds: number; folder: string };
type Outcome = { name: string; inputs: number; slowestMs: number; heapGrowth: number; findings: number };

/**
 * Runs `fuzz [--minutes N] [--target NAME]… [--seed N]`: sends generated and mutated inputs to everything that takes
 * input from strangers, each target in a process of its own. Prints a table, and each finding (crash, answer of 5xx,
 * hang over two seconds, growing memory) with its seed and input. Ends with 1 when there is one. `--seed` with
 * `--minutes 0` repeats one input.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '5' },
      target: { type: 'string', multiple: true },
      seed: { type: 'string' },
    },
  });
  const names = values.target ?? Object.keys(TARGETS);
  const unknown = names.find((name) => !Object.hasOwn(TARGETS, name));
  if (unknown !== undefined) {
    refuse(unknown);
    return;
  }
  const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
  const seconds = (Number(values.minutes) * 60) / names.length;
  const folder = mkdtempSync(join(tmpdir(), 'lectern-fuzz-'));
  const outcomes: Outcome[] = [];
  for (const name of names) outcomes.push(await runTarget(name, { seed, seconds, folder }));
  rmSync(folder, { recursive: true, force: true });
  print(`\nseed ${seed}`);
  print(
    table(
      ['target', 'inputs', 'slowest ms', 'heap MB', 'findings'],
      outcomes.map(({ name, inputs, slowestMs, heapGrowth, findings }) => [
        name,
        inputs.toLocaleString('en-GB'),
        slowestMs.toFixed(0),
        (heapGrowth / 1e6).toFixed(1),
        String(findings),
      ]),
    ),
  );
  process.exitCode = outcomes.some(({ findings }) => findings > 0) ? 1 : 0;
}

/** Runs one target in a process of its own, and prints its findings. */
function runTarget(name: string, { seed, seconds, folder }: Options): Promise<Outcome> {
  const beat = join(folder, name);
  const outcome: Outcome = { name, inputs: 0, slowestMs: 0, heapGrowth: 0, findings: 0 };
  const child = fork(join(__dirname, 'fuzz/runTarget.ts'), [name, String(seed), String(seconds), beat], {
    execArgv: ['--require', require.resolve('tsx/cjs'), '--max-old-space-size=1024'],
  });
  let isDone = false;
  const report = (problem: string, at: number, input: string): void => {
    outcome.findings += 1;
    print(`\n${name}: ${problem.slice(0, SHOWN)}`);
    if (input !== '') print(`  input: ${JSON.stringify(input.length > SHOWN ? `${input.slice(0, SHOWN)}…` : input)}`);
    print(`  again: npm run bench -- fuzz --target ${name} --seed ${at} --minutes 0`);
  };
  const lastSeed = (): number | null => readSeed(beat);
  const stopWatching = watchBeat(lastSeed, () => child.kill('SIGKILL'));
  child.on('message', (message: Report) => {
    if (message.kind === 'finding') report(message.problem, message.seed, message.input);
    else {
      isDone = true;
      Object.assign(outcome, { ...message, kind: undefined });
    }
  });
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      stopWatching();
      if (!isDone) report(`the process ended with ${String(code ?? signal)}, or hung`, lastSeed() ?? seed, '');
      print(`${name}: ${outcome.inputs.toLocaleString('en-GB')} inputs, ${outcome.findings} findings`);
      resolve(outcome);
    });
  });
}

/** Calls `onStuck` when the start takes too long, or a seed stays the same. Returns a function that stops watching. */
function watchBeat(lastSeed: () => number | null, onStuck: () => void): () => void {
  let [seen, since] = [lastSeed(), performance.now()];
  const timer = setInterval(() => {
    const seed = lastSeed();
    if (seed !== seen) [seen, since] = [seed, performance.now()];
    else if (performance.now() - since > (seed === null ? START_MS : STUCK_MS)) onStuck();
  }, 1000);
  return () => clearInterval(timer);
}

/** Returns the seed of the running input; null before the first one. */
function readSeed(beat: string): number | null {
  try {
    return Number(readFileSync(beat, 'utf8'));
  } catch {
    return null;
  }
}

function refuse(name: string): void {
  process.stderr.write(`There is no target "${name}". Targets: ${Object.keys(TARGETS).join(', ')}\n`);
  process.exitCode = 1;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

void main();
