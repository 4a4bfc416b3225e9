import { CONDITIONAL_PRECEDENCE, precedenceOf, TYPE_NAMES, UNARY_PRECEDENCE } from './operators';
import { parsePathLiteral } from './parsePath';
import type { TokenReader } from './tokenReader';
import type { BinaryOperator, Expression } from './tree';

const MAX_DEPTH = 100;
const MAX_PARTS = 1000;

/** Parses expressions by operator precedence (Pratt). Throws RulesSyntaxError where the text is not an expression. */
export class ExpressionParser {
  private depth = 0;

  constructor(private readonly reader: TokenReader) {}

  parse(minPrecedence = 0): Expression {
    const { reader } = this;
    this.depth += 1;
    if (this.depth > MAX_DEPTH)
      reader.source.fail(reader.token.at, `expressions may be nested at most ${MAX_DEPTH} deep`);
    let left = this.parsePrefix();
    for (let parts = 0; precedenceOf(reader.token) > minPrecedence; parts += 1) {
      if (parts > MAX_PARTS)
        reader.source.fail(reader.token.at, `an expression may have at most ${MAX_PARTS} parts in a row`);
      left = this.parseInfix(left);
    }
    this.depth -= 1;
    return left;
  }

  private parsePrefix(): Expression {
    const { reader } = this;
    const { token } = reader;
    if (token.kind === 'literal') {
      reader.advance();
      return { kind: 'literal', at: token.at, value: token.value };
    }
    if (token.kind === 'name') return this.parseNamed();
    switch (token.kind === 'symbol' ? token.text : '') {
      case '(':
        return this.parseParenthesised();
      case '[':
        reader.advance();
        return { kind: 'list', at: token.at, items: this.parseItems(']') };
      case '{':
        return this.parseMap();
      case '/':
        return parsePathLiteral(reader, () => this.parse());
      case '!':
      case '-':
        reader.advance();
        if (token.text === '-' && reader.isAt('-')) reader.unexpected('an expression');
        return {
          kind: 'unary',
          at: token.at,
          operator: token.text === '!' ? '!' : '-',
          operand: this.parse(UNARY_PRECEDENCE),
        };
      default:
        return reader.unexpected('an expression');
    }
  }

  private parseParenthesised(): Expression {
    this.reader.advance();
    const inner = this.parse();
    this.reader.expect(')');
    return inner;
  }

  private parseNamed(): Expression {
    const { at, text } = this.reader.token;
    if (text === 'true' || text === 'false' || text === 'null') {
      this.reader.advance();
      return { kind: 'literal', at, value: text === 'null' ? null : text === 'true' };
    }
    const name = this.reader.expectName('an expression').text;
    if (this.reader.take('(')) return { kind: 'call', at, name, args: this.parseItems(')') };
    return { kind: 'name', at, name };
  }

  private parseItems(close: string): Expression[] {
    const items: Expression[] = [];
    while (!this.reader.isAt(close)) {
      items.push(this.parse());
      if (!this.reader.take(',') && !this.reader.isAt(close)) this.reader.unexpected(`"," or "${close}"`);
    }
    this.reader.advance();
    return items;
  }

  private parseMap(): Expression {
    const { at } = this.reader.advance();
    const entries: { key: Expression; value: Expression }[] = [];
    while (!this.reader.isAt('}')) {
      const key = this.parse(CONDITIONAL_PRECEDENCE);
      this.reader.expect(':', ' after the key of a map');
      entries.push({ key, value: this.parse() });
      if (!this.reader.take(',') && !this.reader.isAt('}')) this.reader.unexpected('"," or "}"');
    }
    this.reader.advance();
    return { kind: 'map', at, entries };
  }

  private parseInfix(left: Expression): Expression {
    const operator = this.reader.token;
    const { at, text } = operator;
    if (text === '/') this.requireSpace(operator.end);
    this.reader.advance();
    switch (text) {
      case '.':
        return this.parseMember(left);
      case '[':
        return this.parseIndex(left, at);
      case '?':
        return this.parseTernary(left, at);
      case 'is':
        return this.parseIs(left, at);
      default:
        return {
          kind: 'binary',
          at,
          operator: text as BinaryOperator,
          left,
          right: this.parse(precedenceOf(operator)),
        };
    }
  }

  /** Hosted Firebase reads a slash with something directly after it as the start of a path. */
  private requireSpace(end: number): void {
    if (!/\s/.test(this.reader.source.text.charAt(end)))
      this.reader.source.fail(end, 'expected a space after "/": hosted Firebase reads a path here');
  }

  private parseMember(target: Expression): Expression {
    // A member may have the name of a reserved word: documents have fields such as `match`.
    if (this.reader.token.kind !== 'name') this.reader.unexpected('a field or method name after "."');
    const { at, text: name } = this.reader.advance();
    if (this.reader.take('(')) return { kind: 'methodCall', at, target, name, args: this.parseItems(')') };
    return { kind: 'member', at, target, name };
  }

  private parseIndex(target: Expression, at: number): Expression {
    const from = this.parse();
    if (this.reader.take(':')) {
      const to = this.parse();
      this.reader.expect(']');
      return { kind: 'range', at, target, from, to };
    }
    this.reader.expect(']');
    return { kind: 'index', at, target, index: from };
  }

  private parseTernary(condition: Expression, at: number): Expression {
    const then = this.parse();
    this.reader.expect(':', ' of the conditional');
    return { kind: 'ternary', at, condition, then, otherwise: this.parse() };
  }

  private parseIs(operand: Expression, at: number): Expression {
    const { token } = this.reader;
    if (token.kind !== 'name' || !TYPE_NAMES.has(token.text))
      this.reader.unexpected(`a type (${[...TYPE_NAMES].join(', ')}) after "is"`);
    this.reader.advance();
    return { kind: 'is', at, operand, type: token.text };
  }
}
