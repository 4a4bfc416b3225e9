import { type ChangeResult, differencesOf } from '../../release';
import { describeDifference } from './describeDifference';
import { printResult } from './printResult';

/**
 * Prints the result of a change of what is live: `done` and `lines`, or with `--dry-run` the plan: what the change
 * would do, and that nothing was changed.
 */
export function printChange(
  options: { json?: boolean; dryRun?: boolean },
  result: ChangeResult,
  done: object,
  lines: readonly string[],
): void {
  if (options.dryRun !== true) {
    printResult(options, done, lines);
    return;
  }
  const differences = result.created ? differencesOf(result.before, result.registry) : [];
  const { serial } = result.registry;
  const document = { dryRun: true, changed: false, plan: { serial, differences } };
  printResult(options, document, [...planLines(result), 'This was a dry run: nothing was changed.']);
}

/** Describes what a change would do, from the result of its dry run: a line for each difference. */
export function planLines({ registry, created, before }: ChangeResult): string[] {
  if (!created) return ['There is nothing to change.'];
  const differences = differencesOf(before, registry).map((one) => `  ${describeDifference(one)}`);
  return [`Revision ${registry.serial} would bring:`, ...differences];
}
