import { CommanderError } from 'commander';
import type { ContentError } from '../../content';
import { BuildError, messageOf, RefusedError, StoreError } from '../../release';
import { UsageError } from '../options/UsageError';
import { EXIT } from './exitCodes';
import { printableJson, printableLines } from './printable';
import { siteHint, type SiteOptions } from './siteHint';
import { systemAdvice } from './systemAdvice';

/**
 * Prints why a command failed, as a JSON document on standard output with `--json`, and returns its exit code. Commands
 * in the advice are followed by the options that they need to reach the same site.
 */
export function printFailure(error: unknown, options: SiteOptions & { json?: boolean }): number {
  const { exitCode, lines, ...details } = describeFailure(error);
  if (exitCode === EXIT.done) return EXIT.done;
  if (options.json)
    process.stdout.write(`${printableJson(JSON.stringify({ ok: false, exitCode, error: details }, null, 2))}\n`);
  const advice = [...lines, ...siteHint(options, lines)];
  if (advice.length > 0) process.stderr.write(`${printableLines(advice.join('\n'))}\n`);
  return exitCode;
}

type Failure = {
  exitCode: number;
  lines: string[];
  kind: string;
  message: string;
  fix?: string;
  refusals?: RefusedError['refusals'];
  problems?: ContentError['problems'];
};

/** Describes why a command or a change failed: `lines` for people, the rest for programs. */
export function describeFailure(error: unknown): Failure {
  const message = messageOf(error);
  const advice = systemAdvice(error);
  const lines = [`error: ${message}`, ...(advice === null ? [] : [advice])];
  const fix = advice === null ? {} : { fix: advice };
  if (error instanceof CommanderError)
    return { exitCode: error.exitCode === 0 ? EXIT.done : EXIT.usage, lines: [], kind: 'usage', message };
  if (error instanceof UsageError)
    return { exitCode: EXIT.usage, lines: [...lines, error.fix], kind: 'usage', message, fix: error.fix };
  if (error instanceof StoreError && error.problem === 'untrusted')
    return { exitCode: EXIT.refused, lines, kind: 'untrusted', message };
  if (error instanceof StoreError || isDatabaseError(error) || advice !== null)
    return { exitCode: EXIT.store, lines, kind: 'store', message, ...fix };
  if (error instanceof BuildError)
    return { exitCode: EXIT.refused, lines: [...lines, error.fix], kind: 'build', message, fix: error.fix };
  if (isContentError(error))
    return { exitCode: EXIT.refused, lines, kind: 'content', message, problems: error.problems };
  if (error instanceof RefusedError) return describeRefusal(error, message);
  return { exitCode: EXIT.refused, lines, kind: 'error', message };
}

function describeRefusal({ refusals }: RefusedError, message: string): Failure {
  const lines = refusals.flatMap(({ what, why, fix }) => [`  ${what}`, `    Why: ${why}`, `    Fix: ${fix}`]);
  return {
    exitCode: EXIT.refused,
    lines: ['Refused; nothing was changed.', ...lines],
    kind: 'refused',
    message,
    refusals,
  };
}

// By name: importing these classes would load the database and the whole content area for every command.
const isDatabaseError = (error: unknown): boolean => error instanceof Error && error.name === 'DatabaseError';
const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === 'ContentError';
