import { printableJson, printableLines } from './printable';
import { siteHint, type SiteOptions } from './siteHint';

/** Options that a command was called with, of those that decide what it prints. */
type Options = SiteOptions & { json?: boolean };

/**
 * Prints the result of a command to standard output: one JSON document with `--json`, otherwise lines for a person.
 * Nothing else is written to standard output. Commands in the lines are followed by the options that they need to reach
 * the same site. Characters that control a terminal are replaced, and escaped in JSON.
 */
export function printResult(options: Options, document: object, lines: readonly string[]): void {
  const text = options.json
    ? printableJson(JSON.stringify({ ok: true, ...document }, null, 2))
    : printableLines([...lines, ...siteHint(options, lines)].join('\n'));
  process.stdout.write(`${text}\n`);
}

/** Prints the progress of a long command to standard error, so that standard output holds the result alone. */
export function printProgress(line: string): void {
  process.stderr.write(`${printableLines(line)}\n`);
}
