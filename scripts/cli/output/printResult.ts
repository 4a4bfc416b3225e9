/**
 * Prints the result of a command to standard output: one JSON document with `--json`, otherwise lines for a person.
 * Nothing else is written to standard output.
 */
export function printResult(json: boolean | undefined, document: object, lines: readonly string[]): void {
  process.stdout.write(json ? `${JSON.stringify({ ok: true, ...document }, null, 2)}\n` : `${lines.join('\n')}\n`);
}

/** Prints the progress of a long command to standard error, so that standard output holds the result alone. */
export function printProgress(line: string): void {
  process.stderr.write(`${line}\n`);
}
