import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { table } from './figures';
import { isSame } from './differential/answers';
import { QUERIES, RULES, type Comparison, type Outcome, type Services } from './differential/comparisons';
import { findEmulator, INSTALLATION, startEmulator } from './differential/emulator';
import { explanationOf } from './differential/explained';
import { createEmbedded } from './differential/service';

/** Differences that are shrunk and printed; all are counted. */
const MAX_SHOWN = 20;
/** Characters of an answer that are printed. */
const MAX_ANSWER = 600;

type Options = { inputs: number; seed: number };
type Count = { name: string; inputs: number; equal: number; explained: Map<string, number>; differences: number };

/**
 * Runs `differential [--inputs N] [--seed N] [--only rules|queries]`: sends generated requests to the emulator and to
 * the embedded backend, and compares decisions of rules and answers of queries. Prints each unexplained difference,
 * shrunk. Ends with 1 when there is one, and with 2 without an emulator.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { inputs: { type: 'string', default: '5000' }, seed: { type: 'string' }, only: { type: 'string' } },
  });
  const jar = findEmulator();
  if (jar === null) {
    process.stderr.write(INSTALLATION);
    return 2;
  }
  const options = { inputs: Number(values.inputs), seed: Number(values.seed ?? Date.now() % 1_000_000_000) };
  print(`seed ${options.seed}`);
  const services = { ours: createEmbedded(), theirs: await startEmulator(jar) };
  const counts: Count[] = [];
  try {
    if (values.only !== 'queries') counts.push(await compare('decisions of rules', RULES, services, options));
    if (values.only !== 'rules') counts.push(await compare('answers of queries', QUERIES, services, options));
  } finally {
    await Promise.all([services.ours.stop(), services.theirs.stop()]);
  }
  printCounts(counts);
  return counts.some(({ differences }) => differences > 0) ? 1 : 0;
}

/** Sends all generated inputs in batches to both services, and counts equal, explained and unexplained answers. */
async function compare<C>(
  name: string,
  comparison: Comparison<C>,
  services: Services,
  { inputs, seed }: Options,
): Promise<Count> {
  const count: Count = { name, inputs, equal: 0, explained: new Map(), differences: 0 };
  const cases = fc.sample(comparison.cases, { seed, numRuns: inputs });
  for (let start = 0; start < inputs; start += comparison.batch) {
    const batch = cases.slice(start, start + comparison.batch);
    const round = seed + start;
    for (const [at, outcome] of (await comparison.run(batch, services, round)).entries()) {
      const input = batch[at];
      if (isSame(outcome.ours, outcome.theirs)) {
        count.equal += 1;
        continue;
      }
      const explanation = input === undefined ? null : await explain(comparison, services, input, { outcome, round });
      if (explanation === null) {
        count.differences += 1;
        if (count.differences <= MAX_SHOWN) await show(comparison, services, { seed, path: start + at, round });
      } else count.explained.set(explanation, (count.explained.get(explanation) ?? 0) + 1);
    }
  }
  return count;
}

/** A known fault of the emulator, as the report names it. */
const LOST_FILTER = 'a filter that decides a list alone: the emulator may lose it beside another filter';

/**
 * Resolves to the known reason for which the two answers differ; null for a difference that must be investigated. One
 * reason is proved with the emulator: it answers as we do when asked with each filter alone, and differs when combined.
 */
async function explain<C>(
  comparison: Comparison<C>,
  services: Services,
  input: C,
  { outcome, round }: { outcome: Outcome; round: number },
): Promise<string | null> {
  const explanation = explanationOf(comparison.show(input), outcome);
  const parts = comparison.parts?.(input) ?? null;
  if (explanation !== null || parts === null || !/^(true|false)$/.test(outcome.ours)) return explanation;
  const outcomes: Outcome[] = [];
  for (const part of parts.inputs) outcomes.push(...(await comparison.run([part], services, round)));
  const agrees = ({ theirs }: Outcome): boolean => theirs === outcome.ours;
  return (parts.needs === 'some' ? outcomes.some(agrees) : outcomes.every(agrees)) ? LOST_FILTER : null;
}

/** Shrinks an input with an unexplained difference to the smallest one that has any, and prints it. */
async function show<C>(
  comparison: Comparison<C>,
  services: Services,
  { seed, path, round }: { seed: number; path: number; round: number },
): Promise<void> {
  let last: { input: C; outcome: Outcome } | null = null;
  const property = fc.asyncProperty(comparison.cases, async (input) => {
    const [outcome] = await comparison.run([input], services, round);
    if (!outcome || isSame(outcome.ours, outcome.theirs)) return;
    if ((await explain(comparison, services, input, { outcome, round })) !== null) return;
    last = { input, outcome };
    throw new Error('different');
  });
  await fc.check(property, { seed, path: String(path), numRuns: 1, plugins: [fc.interruptAfterTimeLimit(20_000)] });
  const found = last as { input: C; outcome: Outcome } | null;
  if (found === null) print(`\ninput ${path}: differs only together with the others of its batch`);
  else
    print(
      [`\ninput ${path}: ${comparison.show(found.input)}`, `ours:   ${clip(found.outcome.ours)}`].join('\n  ') +
        `\n  theirs: ${clip(found.outcome.theirs)}`,
    );
}

function printCounts(counts: readonly Count[]): void {
  const sum = (explained: ReadonlyMap<string, number>): number => [...explained.values()].reduce((a, b) => a + b, 0);
  const rows = counts.map(({ name, inputs, equal, explained, differences }) => [
    name,
    ...[inputs, equal, sum(explained), differences].map((figure) => figure.toLocaleString('en-GB')),
  ]);
  print(`\n${table(['', 'inputs', 'equal', 'explained', 'unexplained'], rows)}`);
  for (const { explained } of counts)
    for (const [reason, times] of explained) print(`  ${times.toLocaleString('en-GB').padStart(6)}  ${reason}`);
}

const clip = (text: string): string => (text.length > MAX_ANSWER ? `${text.slice(0, MAX_ANSWER)}…` : text);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

void main().then((code) => {
  process.exitCode = code;
});
