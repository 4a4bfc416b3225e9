import type { PenTest } from '../domain';
import type { JudgeStop } from './judgeMessages';
import { runTest, type JudgedCode, type TestRun } from './runTest';

/** Results of the tests so far, in their order. A test without a result did not run. */
export type Verdict = {
  runs: readonly TestRun[];
  /** Reason why the rest did not run; null if nothing stopped them. */
  stop: JudgeStop | null;
};

type Options = {
  /** Accessible name of the frames. */
  title: string;
  signal: AbortSignal;
  /** Called after each test. */
  onProgress?: (verdict: Verdict) => void;
};

/** Time for all tests together, in milliseconds. */
const TOTAL_MS = 60_000;

/**
 * Runs the tests one after another, each in a new page inside `host`, which must be visible: browsers slow hidden
 * frames down. Code that is stopped ends the run. The result is the claim of the browser that it runs in. Rejects with
 * the signal's reason when aborted.
 */
export async function judge(
  host: HTMLElement,
  code: JudgedCode,
  tests: readonly PenTest[],
  { title, signal, onProgress }: Options,
): Promise<Verdict> {
  const started = performance.now();
  let verdict: Verdict = { runs: [], stop: null };
  for (const test of tests) {
    if (performance.now() - started > TOTAL_MS) return { ...verdict, stop: { kind: 'too-long' } };
    const run = await runTest(host, code, test, { title, signal });
    verdict = { runs: [...verdict.runs, run], stop: run.outcome.kind === 'stopped' ? run.outcome.stop : null };
    onProgress?.(verdict);
    if (verdict.stop) break;
  }
  return verdict;
}

/** Returns true if every test passed. */
export const hasPassed = ({ runs, stop }: Verdict, tests: readonly PenTest[]): boolean =>
  stop === null &&
  tests.length > 0 &&
  runs.length === tests.length &&
  runs.every(({ outcome }) => outcome.kind === 'passed');
