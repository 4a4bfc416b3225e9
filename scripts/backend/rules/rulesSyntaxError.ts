/**
 * A rules file that does not parse: where (line and column from 1) and what was expected. Its message is ready for a
 * terminal.
 */
export class RulesSyntaxError extends Error {
  override readonly name = 'RulesSyntaxError';

  constructor(
    readonly file: string,
    readonly line: number,
    readonly column: number,
    readonly problem: string,
  ) {
    super(`${file}:${line}:${column}: ${problem}`);
  }
}
