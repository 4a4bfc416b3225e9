import { closeSync, openSync, writeSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Random } from '../../../content';
import { COURSE_TARGETS } from './courseTarget';
import { PARSER_TARGETS } from './parserTargets';
import { SITE_TARGETS } from './siteTargets';
import type { Target, TargetKind } from './target';

/** All targets, by name. */
export const TARGETS: Record<string, TargetKind> = { ...SITE_TARGETS, ...PARSER_TARGETS, ...COURSE_TARGETS };

/** Allowed growth of the heap from the first tenth of a run to its end: caches fill. */
const FLAT_BYTES = 24_000_000;
/** Most processor time of one input, in milliseconds. The time that passes depends on what else the machine does. */
const HANG_MS = 2_000;
const MAX_FINDINGS = 20;

/** A message from the process of a target to the bench. */
export type Report =
  | { kind: 'finding'; seed: number; problem: string; input: string }
  | { kind: 'done'; inputs: number; slowestMs: number; heapGrowth: number };

/**
 * Runs one target with successive seeds until the time is over, or a single seed once. Each seed is written to the file
 * `beat` before its input runs, so that the parent can name the one that hangs or ends the process.
 */
async function main(name: string, seed: number, seconds: number, beat: string): Promise<void> {
  const target = await (TARGETS[name] ?? fail(name)).open();
  const file = openSync(beat, 'w');
  const meter = heapMeter();
  const end = performance.now() + seconds * 1000;
  let [inputs, slowestMs, findings] = [0, 0, 0];
  for (; (inputs === 0 || performance.now() < end) && findings < MAX_FINDINGS; inputs += 1) {
    writeSync(file, String(seed + inputs).padStart(16), 0);
    const { problem, input, ms } = await tryOnce(target, seed + inputs);
    slowestMs = Math.max(slowestMs, ms);
    if (problem !== null) {
      findings += 1;
      send({ kind: 'finding', seed: seed + inputs, problem, input });
    }
    if (performance.now() > end - seconds * 900) meter.start();
  }
  const heapGrowth = meter.growth();
  if (heapGrowth > FLAT_BYTES && inputs > 1)
    send({ kind: 'finding', seed, problem: `the heap grew by ${(heapGrowth / 1e6).toFixed(1)} MB`, input: '' });
  send({ kind: 'done', inputs, slowestMs, heapGrowth });
  await target.close();
  closeSync(file);
  process.disconnect();
}

async function tryOnce(target: Target, seed: number): Promise<{ problem: string | null; input: string; ms: number }> {
  const input = target.inputOf(new Random(seed));
  const before = process.cpuUsage();
  const problem = await target.run(input);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  return { problem: problem ?? (ms > HANG_MS ? `took ${ms.toFixed(0)} ms of processor time` : null), input, ms };
}

/** Measures the heap after garbage collection, from the first call of `start`. */
function heapMeter(): { start(): void; growth(): number } {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const measure = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  let first: number | null = null;
  return {
    start: () => {
      first ??= measure();
    },
    growth: () => (first === null ? 0 : measure() - first),
  };
}

const send = (report: Report): void => void process.send?.(report);
function fail(name: string): never {
  throw new Error(`There is no target "${name}".`);
}

if (require.main === module) {
  const [, , name = '', seed = '0', seconds = '0', beat = ''] = process.argv;
  void main(name, Number(seed), Number(seconds), beat);
}
