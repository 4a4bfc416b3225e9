import { CommanderError } from 'commander';
import { BuildError } from '../../release/build/BuildError';
import { ContentError } from '../../content/import/Problems';
import { RefusedError } from '../../release/registry/refusal';
import { messageOf, StoreError } from '../../release/store/StoreError';
import { UsageError } from './UsageError';

/** What the exit code of every command means. */
export const EXIT = { done: 0, refused: 1, usage: 2, store: 3 } as const;

/**
 * Prints what a command did: one JSON document with `--json`, else the lines for people. Nothing else goes to standard
 * output.
 */
export function printDone(json: boolean | undefined, document: object, lines: readonly string[]): void {
  process.stdout.write(json ? `${JSON.stringify({ ok: true, ...document }, null, 2)}\n` : `${lines.join('\n')}\n`);
}

/** Tells a person how far a long command is; on standard error, so that the result stands alone on standard output. */
export function printProgress(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Prints why a command failed, as a JSON document on standard output with `--json`, and returns its exit code. */
export function printFailure(error: unknown, json: boolean): number {
  const failure = describe(error);
  if (failure.exitCode === EXIT.done) return EXIT.done;
  if (json) {
    const { exitCode, kind, message, fix, refusals, problems } = failure;
    process.stdout.write(
      `${JSON.stringify({ ok: false, exitCode, error: { kind, message, fix, refusals, problems } }, null, 2)}\n`,
    );
  }
  if (failure.lines.length > 0) process.stderr.write(`${failure.lines.join('\n')}\n`);
  return failure.exitCode;
}

type Failure = {
  exitCode: number;
  kind: string;
  message: string;
  lines: string[];
  fix?: string;
  refusals?: RefusedError['refusals'];
  problems?: ContentError['problems'];
};

function describe(error: unknown): Failure {
  const message = messageOf(error);
  if (error instanceof CommanderError)
    return { exitCode: error.exitCode === 0 ? EXIT.done : EXIT.usage, kind: 'usage', message, lines: [] };
  if (error instanceof UsageError)
    return { exitCode: EXIT.usage, kind: 'usage', message, fix: error.fix, lines: [`error: ${message}`, error.fix] };
  if (error instanceof StoreError)
    return { exitCode: EXIT.store, kind: 'store', message, lines: [`error: ${message}`] };
  if (isDatabaseError(error)) return { exitCode: EXIT.store, kind: 'store', message, lines: [`error: ${message}`] };
  if (error instanceof BuildError)
    return { exitCode: EXIT.refused, kind: 'build', message, fix: error.fix, lines: [`error: ${message}`, error.fix] };
  if (error instanceof ContentError)
    return { exitCode: EXIT.refused, kind: 'content', message, lines: [`error: ${message}`], problems: error.problems };
  if (!(error instanceof RefusedError))
    return { exitCode: EXIT.refused, kind: 'error', message, lines: [`error: ${message}`] };
  const lines = error.refusals.flatMap(({ what, why, fix }) => [`  ${what}`, `    Why: ${why}`, `    Fix: ${fix}`]);
  return {
    exitCode: EXIT.refused,
    kind: 'refused',
    message,
    lines: ['Refused; nothing was changed.', ...lines],
    refusals: error.refusals,
  };
}

/** By its name: the class would load the database's native library for every command. */
function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && error.name === 'DatabaseError';
}
