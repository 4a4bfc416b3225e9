import { scanBytes, scanNumber, scanString } from './scanLiteral';
import type { SourceText } from './sourceText';
import type { LiteralValue } from './tree';

/** A word, a literal, a punctuation mark, or the end of the file. `end` is the offset after it. */
export type Token =
  | { kind: 'name' | 'symbol' | 'end'; text: string; at: number; end: number }
  | { kind: 'literal'; text: string; at: number; end: number; value: LiteralValue };

const BLANK = /(?:[ \t\r\n]+|\/\/[^\n]*|\/\*[^]*?\*\/)+/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;
const SYMBOL = /\+\+|--|&&|\|\||==|!=|<=|>=|[-+*/%<>!?:;,.=(){}[\]]/y;

/** Returns the text that a sticky expression matches at exactly `offset`, or ''. */
export function textAt(expression: RegExp, text: string, offset: number): string {
  expression.lastIndex = offset;
  return expression.exec(text)?.[0] ?? '';
}

/** Reads tokens on demand, so that the parser can read path literals itself. Throws RulesSyntaxError. */
export class Scanner {
  private offset = 0;

  constructor(readonly source: SourceText) {}

  /** Continues reading at `offset`. */
  moveTo(offset: number): void {
    this.offset = offset;
  }

  /** Returns the next token. At the end of the file it is always the same. */
  next(): Token {
    const { text } = this.source;
    const at = this.skipBlank();
    if (at >= text.length) return { kind: 'end', text: 'end of file', at, end: at };
    const token = this.scan(text, at);
    this.offset = token.end;
    return token;
  }

  private skipBlank(): number {
    const { text } = this.source;
    this.offset += textAt(BLANK, text, this.offset).length;
    if (text.startsWith('/*', this.offset))
      this.source.fail(this.offset, 'this comment is never closed: expected "*/"');
    return this.offset;
  }

  private scan(text: string, at: number): Token {
    const literal = scanNumber(this.source, at) ?? scanString(this.source, at) ?? scanBytes(this.source, at);
    if (literal !== null) return { kind: 'literal', text: text.slice(at, literal.end), at, ...literal };
    const name = textAt(WORD, text, at);
    if (name !== '') return { kind: 'name', text: name, at, end: at + name.length };
    const mark = textAt(SYMBOL, text, at);
    if (mark === '')
      this.source.fail(at, `unexpected character ${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))}`);
    return { kind: 'symbol', text: mark, at, end: at + mark.length };
  }
}
