import { namespaces, own } from '../builtins/catalogue';
import type { Expression } from '../syntax/tree';
import { Failure } from '../values/failure';
import type { Result, RulesValue } from '../values/rulesValue';
import { typeOf } from '../values/typeOf';
import { readIndex, readMember, readRange } from './access';
import { integer, negate } from './arithmetic';
import { compileCall, compileMethodCall } from './compileCall';
import { compileBinary } from './compileBinary';
import { compileList, compileMap, compilePath } from './compileComposite';
import { hasType } from './comparison';
import type { Evaluate } from './run';
import type { Scope } from './scope';

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/**
 * Compiles an expression to a closure; throws RulesSyntaxError for an unknown name, function, method or a wrong
 * argument count.
 */
export function compileExpression(expression: Expression, scope: Scope): Evaluate {
  if (expression.kind === 'literal') return compileLiteral(expression, scope);
  const evaluate = compileNode(expression, scope);
  const { at } = expression;
  const explains = explainsRefusal(expression);
  return (run) => {
    const result = run.count() ?? evaluate(run);
    if (result === false && explains) run.falseAt = at;
    else if (result instanceof Failure && result.at < 0) result.at = at;
    return result;
  };
}

/**
 * Returns true when a false result of the expression explains a refusal. An expression that combines others is a less
 * exact position.
 */
function explainsRefusal(expression: Expression): boolean {
  if (expression.kind === 'binary') return expression.operator !== '&&' && expression.operator !== '||';
  return expression.kind !== 'call' && expression.kind !== 'ternary';
}

function compileNode(expression: Exclude<Expression, { kind: 'literal' }>, scope: Scope): Evaluate {
  const compile = (part: Expression): Evaluate => compileExpression(part, scope);
  switch (expression.kind) {
    case 'name':
      return compileName(expression, scope);
    case 'list':
      return compileList(expression.items, compile);
    case 'map':
      return compileMap(expression.entries.map(({ key, value }) => [compile(key), compile(value)]));
    case 'path':
      return compilePath(
        expression.segments.map((segment) => (typeof segment === 'string' ? segment : compile(segment))),
      );
    case 'member':
      return compileMember(expression, compile(expression.target));
    case 'index':
      return applyAll([compile(expression.target), compile(expression.index)], readIndex);
    case 'range':
      return applyAll([compile(expression.target), compile(expression.from), compile(expression.to)], readRange);
    case 'call':
      return compileCall(expression, scope, compile);
    case 'methodCall':
      return compileMethodCall(expression, scope, compile);
    case 'unary':
      return compileUnary(expression, compile);
    case 'binary':
      return compileBinary(expression.operator, compile(expression.left), compile(expression.right));
    case 'is':
      return applyAll([compile(expression.operand)], (value) => hasType(value, expression.type));
    case 'ternary':
      return compileTernary(compile(expression.condition), compile(expression.then), compile(expression.otherwise));
  }
}

/** Evaluates parts from left to right and combines their values. The first failure is the result. */
function applyAll<const P extends readonly Evaluate[]>(
  parts: P,
  combine: (...values: { [K in keyof P]: RulesValue }) => Result,
): Evaluate {
  const untyped = combine as unknown as (...values: RulesValue[]) => Result;
  return (run) => {
    const values: RulesValue[] = [];
    for (const part of parts) {
      const value = part(run);
      if (value instanceof Failure) return value;
      values.push(value);
    }
    return untyped(...values);
  };
}

function compileLiteral({ at, value }: Of<'literal'>, scope: Scope): Evaluate {
  if (typeof value === 'bigint' && integer(value) instanceof Failure)
    return scope.source.fail(at, `the integer ${value.toString()} does not fit into 64 bits`);
  return () => value;
}

function compileName({ at, name }: Of<'name'>, scope: Scope): Evaluate {
  const variable = scope.variable(name);
  if (variable?.kind === 'capture') {
    return (run) => {
      const value = run.captures[variable.index];
      return value === undefined
        ? new Failure(`"${name}" is unbound`)
        : value instanceof Failure
          ? value.copy()
          : value;
    };
  }
  if (variable?.kind === 'local') {
    return (run) => {
      const value = run.locals[variable.index];
      if (value instanceof Failure) return value.copy();
      return value === undefined ? new Failure(`"${name}" is unbound`) : value;
    };
  }
  if (name === 'request') return (run) => run.request;
  if (name === 'resource') return (run) => run.resource;
  if (own(namespaces, name) || scope.function(name))
    return scope.source.fail(at, `"${name}" is not a value: expected a call`);
  return scope.source.fail(at, `unknown name "${name}"`);
}

function compileMember({ name }: Of<'member'>, target: Evaluate): Evaluate {
  return (run) => {
    const value = target(run);
    return value instanceof Failure ? value : readMember(value, name);
  };
}

function compileUnary({ operator, operand }: Of<'unary'>, compile: (part: Expression) => Evaluate): Evaluate {
  // The smallest integer can only be written as the negation of a literal that is itself too large.
  if (operator === '-' && operand.kind === 'literal' && typeof operand.value === 'bigint')
    return () => -(operand.value as bigint);
  const evaluate = compile(operand);
  return (run) => {
    const value = evaluate(run);
    if (value instanceof Failure) return value;
    if (operator === '-') return negate(value);
    return typeof value === 'boolean' ? !value : new Failure(`"!" does not work on ${typeOf(value)}`);
  };
}

function compileTernary(condition: Evaluate, then: Evaluate, otherwise: Evaluate): Evaluate {
  return (run) => {
    const decided = condition(run);
    if (decided instanceof Failure) return decided;
    if (typeof decided !== 'boolean') return new Failure(`the condition of "?" must be bool, not ${typeOf(decided)}`);
    return decided ? then(run) : otherwise(run);
  };
}
