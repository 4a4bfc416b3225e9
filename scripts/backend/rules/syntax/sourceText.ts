import { RulesSyntaxError } from '../rulesSyntaxError';

/** The text of a rules file, with the line and column of each offset. */
export class SourceText {
  private readonly lineStarts: number[] = [0];

  constructor(
    readonly text: string,
    readonly fileName: string,
  ) {
    for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1))
      this.lineStarts.push(index + 1);
  }

  /** Returns the line and column of an offset, both from 1. */
  position(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.lineStarts[low] ?? 0) + 1 };
  }

  /** Throws RulesSyntaxError at `offset`. */
  fail(offset: number, problem: string): never {
    const { line, column } = this.position(offset);
    throw new RulesSyntaxError(this.fileName, line, column, problem);
  }
}
