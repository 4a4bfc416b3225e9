import { Scanner } from './scanner';
import type { Token } from './scanner';
import type { SourceText } from './sourceText';

const RESERVED_WORDS = new Set([
  'true',
  'false',
  'null',
  'in',
  'is',
  'if',
  'return',
  'let',
  'function',
  'match',
  'allow',
  'service',
]);

/** Reads a rules file with one token of look-ahead. Throws RulesSyntaxError "expected …, found …". */
export class TokenReader {
  token: Token;
  private readonly scanner: Scanner;

  constructor(readonly source: SourceText) {
    this.scanner = new Scanner(source);
    this.token = this.scanner.next();
  }

  /** Moves to the next token and returns the current one. */
  advance(): Token {
    const left = this.token;
    this.token = this.scanner.next();
    return left;
  }

  /** Drops the look-ahead and continues at `offset`: the characters of paths are not tokens. */
  continueAt(offset: number): void {
    this.scanner.moveTo(offset);
    this.token = this.scanner.next();
  }

  isAt(text: string): boolean {
    return this.token.text === text && (this.token.kind === 'symbol' || this.token.kind === 'name');
  }

  take(text: string): boolean {
    if (!this.isAt(text)) return false;
    this.advance();
    return true;
  }

  expect(text: string, why = ''): Token {
    if (!this.isAt(text)) this.unexpected(`"${text}"${why}`);
    return this.advance();
  }

  expectName(what: string): Token {
    if (this.token.kind !== 'name') this.unexpected(what);
    if (RESERVED_WORDS.has(this.token.text))
      this.source.fail(this.token.at, `expected ${what}, but "${this.token.text}" is a reserved word`);
    return this.advance();
  }

  unexpected(expected: string): never {
    const found =
      this.token.kind === 'end'
        ? 'the end of the file'
        : this.token.kind === 'literal'
          ? this.token.text
          : `"${this.token.text}"`;
    return this.source.fail(this.token.at, `expected ${expected}, found ${found}`);
  }
}
