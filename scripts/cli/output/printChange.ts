import { type ChangeResult, differencesOf } from '../../release';
import { describeDifference } from './describeDifference';
import { printResult } from './printResult';

/**
 * Prints the result of a change of what is live: `document` and `lines`, or with `--dry-run` the plan: what the change
 * would do, and that nothing was changed.
 */
export function printChange(
  options: { json?: boolean; dryRun?: boolean },
  result: ChangeResult,
  document: object,
  lines: readonly string[],
): void {
  if (options.dryRun !== true) {
    printResult(options.json, document, lines);
    return;
  }
  const differences = result.created ? differencesOf(result.before, result.registry) : [];
  const { serial } = result.registry;
  printResult(options.json, { dryRun: true, changed: false, plan: { serial, differences } }, [
    ...(result.created
      ? [`Revision ${serial} would bring:`, ...differences.map((one) => `  ${describeDifference(one)}`)]
      : ['There is nothing to change.']),
    'This was a dry run: nothing was changed.',
  ]);
}
