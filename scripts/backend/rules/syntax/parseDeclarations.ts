import { ExpressionParser } from './parseExpression';
import { parsePattern } from './parsePath';
import type { TokenReader } from './tokenReader';
import type { AllowDeclaration, FunctionDeclaration, MatchDeclaration, RulesVersion } from './tree';

const METHODS = ['read', 'get', 'list', 'write', 'create', 'update', 'delete'];
/** Source: Firebase's limits for security rules. */
const LIMITS = { arguments: 7, bindings: 10, nestedMatches: 10 };

/** Parses the declarations of a service: match, allow and function. Throws RulesSyntaxError. */
export class DeclarationParser {
  private readonly expressions: ExpressionParser;

  constructor(
    private readonly reader: TokenReader,
    private readonly version: RulesVersion,
  ) {
    this.expressions = new ExpressionParser(reader);
  }

  parseMatch(depth = 1): MatchDeclaration {
    const { at } = this.reader.advance();
    if (depth > LIMITS.nestedMatches)
      this.reader.source.fail(at, `match statements may be nested at most ${LIMITS.nestedMatches} deep`);
    const match: MatchDeclaration = {
      at,
      pattern: parsePattern(this.reader, this.version),
      functions: [],
      allows: [],
      matches: [],
    };
    this.reader.expect('{', ' to open the match block');
    while (!this.reader.take('}')) {
      if (this.reader.isAt('match')) match.matches.push(this.parseMatch(depth + 1));
      else if (this.reader.isAt('function')) match.functions.push(this.parseFunction());
      else if (this.reader.isAt('allow')) match.allows.push(this.parseAllow());
      else this.reader.unexpected('"allow", "match", "function" or "}"');
    }
    return match;
  }

  private parseAllow(): AllowDeclaration {
    const { at } = this.reader.advance();
    const granted: string[] = [];
    do {
      const { token } = this.reader;
      if (token.kind !== 'name' || !METHODS.includes(token.text))
        this.reader.unexpected(`a method (${METHODS.join(', ')})`);
      granted.push(this.reader.advance().text);
    } while (this.reader.take(','));
    if (this.reader.take(';')) return { at, methods: granted, condition: null };
    this.reader.expect(':', ', "," or ";" after the methods');
    this.reader.expect('if', ' after ":"');
    const condition = this.expressions.parse();
    // As in hosted Firebase, the next statement ends a condition too.
    if (!this.reader.take(';') && !['}', 'allow', 'match', 'function'].some((next) => this.reader.isAt(next)))
      this.reader.unexpected('";" after the condition');
    return { at, methods: granted, condition };
  }

  parseFunction(): FunctionDeclaration {
    this.reader.advance();
    const name = this.reader.expectName('the name of the function');
    const parameters = this.parseParameters(name.text);
    this.reader.expect('{', ' to open the function body');
    const bindings = this.parseBindings(name.text);
    this.reader.expect('return', bindings.length === 0 ? ' or "let"' : ', "let" or an operator');
    const result = this.expressions.parse();
    this.reader.expect(';', ' after the returned expression');
    if (this.reader.isAt('let')) this.reader.source.fail(this.reader.token.at, '"let" must come before "return"');
    this.reader.expect('}', ' after the return statement');
    return { at: name.at, name: name.text, parameters, bindings, result };
  }

  private parseParameters(functionName: string): FunctionDeclaration['parameters'] {
    const parameters: FunctionDeclaration['parameters'] = [];
    this.reader.expect('(');
    while (!this.reader.isAt(')')) {
      const { at, text } = this.reader.expectName('a parameter name');
      parameters.push({ at, name: text });
      if (!this.reader.take(',') && !this.reader.isAt(')')) this.reader.unexpected('"," or ")"');
    }
    this.reader.advance();
    const tooMany = parameters[LIMITS.arguments];
    if (tooMany)
      this.reader.source.fail(tooMany.at, `"${functionName}" may take at most ${LIMITS.arguments} arguments`);
    return parameters;
  }

  private parseBindings(functionName: string): FunctionDeclaration['bindings'] {
    const bindings: FunctionDeclaration['bindings'] = [];
    while (this.reader.take('let')) {
      const { at, text } = this.reader.expectName('a variable name');
      this.reader.expect('=');
      const value = this.expressions.parse();
      this.reader.expect(';', ' after the let statement');
      bindings.push({ at, name: text, value });
      if (bindings.length > LIMITS.bindings)
        this.reader.source.fail(at, `"${functionName}" may have at most ${LIMITS.bindings} let statements`);
    }
    return bindings;
  }
}
