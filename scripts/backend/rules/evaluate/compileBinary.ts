import type { BinaryOperator } from '../syntax/tree';
import { Failure } from '../values/failure';
import type { Result, RulesValue } from '../values/rulesValue';
import { typeOf } from '../values/typeOf';
import { calculate } from './arithmetic';
import { applyComparison, contains } from './comparison';
import type { Evaluate } from './run';

/** Compiles an operator with two operands. */
export function compileBinary(operator: BinaryOperator, left: Evaluate, right: Evaluate): Evaluate {
  if (operator === '||' || operator === '&&') return compileLogical(operator, left, right);
  const combine = combination(operator);
  return (run) => {
    const first = left(run);
    if (first instanceof Failure) return first;
    const second = right(run);
    return second instanceof Failure ? second : combine(first, second);
  };
}

function combination(operator: Exclude<BinaryOperator, '||' | '&&'>): (left: RulesValue, right: RulesValue) => Result {
  switch (operator) {
    case 'in':
      return contains;
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return (left, right) => calculate(operator, left, right);
    default:
      return (left, right) => applyComparison(operator, left, right);
  }
}

/**
 * Compiles `||` (true when either side is true) and `&&` (false when either is false). A failure of the other side is
 * absorbed, unless it is fatal. The right side is not evaluated when the left one decides.
 */
function compileLogical(operator: '||' | '&&', left: Evaluate, right: Evaluate): Evaluate {
  const deciding = operator === '||';
  return (run) => {
    const first = left(run);
    if (first === deciding || isFatal(first)) return first;
    const second = right(run);
    if (second === deciding || isFatal(second)) return second;
    return firstFailure(operator, first, second) ?? !deciding;
  };
}

function isFatal(result: Result): boolean {
  return result instanceof Failure && result.fatal;
}

function firstFailure(operator: string, ...results: Result[]): Failure | null {
  for (const result of results) {
    if (result instanceof Failure) return result;
    if (typeof result !== 'boolean')
      return new Failure(`"${operator}" needs bool on both sides, not ${typeOf(result)}`);
  }
  return null;
}
