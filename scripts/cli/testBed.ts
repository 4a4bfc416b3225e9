import { withoutTrial } from '../tests/fixtures/runLectern';
import { run } from './program';

/** For tests: the exit code of a command, and what it wrote. */
export type Output = { code: number; out: string; err: string };

/**
 * For tests: runs `lectern` in this process, which takes milliseconds where a process of its own takes a second.
 * Fixtures go live unverified.
 */
export async function runInProcess(args: readonly string[]): Promise<Output> {
  const output = { out: '', err: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    jest.spyOn(process[name], 'write').mockImplementation((text) => {
      output[name === 'stdout' ? 'out' : 'err'] += String(text);
      return true;
    }),
  );
  const exitCode = process.exitCode;
  process.exitCode = undefined;
  try {
    return { code: await run(withoutTrial(args)), ...output };
  } finally {
    process.exitCode = exitCode;
    spies.forEach((spy) => spy.mockRestore());
  }
}
