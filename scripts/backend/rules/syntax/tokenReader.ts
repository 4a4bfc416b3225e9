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

/** One token of look-ahead over a rules file, with the errors "expected …, found …". */
export class TokenReader {
  token: Token;
  private readonly scanner: Scanner;

  constructor(readonly source: SourceText) {
    this.scanner = new Scanner(source);
    this.token = this.scanner.next();
  }

  /** Steps to the next token and answers the one left behind. */
  advance(): Token {
    const left = this.token;
    this.token = this.scanner.next();
    return left;
  }

  /** Drops the look-ahead and reads on at `offset`: needed for paths, whose characters are not tokens. */
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
