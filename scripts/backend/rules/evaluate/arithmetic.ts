import { Failure } from '../values/failure';
import { refuseSize } from '../values/maxSize';
import { isNumber } from '../values/ordering';
import type { Result, RulesValue } from '../values/rulesValue';
import { typeOf } from '../values/typeOf';
import { RulesDuration, RulesTimestamp } from '../values/scalars';
import { durationOf, timestampOf } from '../values/timeRange';

type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

/** Returns an integer of at most 64 bits, or a failure. */
export function integer(value: bigint): Result {
  return value > MAX_INT64 || value < MIN_INT64 ? new Failure('the result does not fit into a 64-bit integer') : value;
}

/** Returns a float without its fraction, as hosted Firebase does: NaN is 0, a float that is too large is the limit. */
export function wholeOf(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return MAX_INT64;
  return value <= -(2 ** 63) ? MIN_INT64 : BigInt(Math.trunc(value));
}

/** Evaluates `left operator right` for numbers, text (`+`), timestamps and durations. Anything else fails. */
export function calculate(operator: ArithmeticOperator, left: RulesValue, right: RulesValue): Result {
  if (typeof left === 'bigint' && typeof right === 'bigint') return calculateIntegers(operator, left, right);
  if (isNumber(left) && isNumber(right)) return calculateFloats(operator, Number(left), Number(right));
  if (operator === '+' && typeof left === 'string' && typeof right === 'string')
    return refuseSize(left.length + right.length) ?? left + right;
  return (
    calculateTimes(operator, left, right) ??
    new Failure(`"${operator}" does not work on ${typeOf(left)} and ${typeOf(right)}`)
  );
}

/** Evaluates `-operand` for an integer, a float or a duration. */
export function negate(operand: RulesValue): Result {
  if (typeof operand === 'bigint') return integer(-operand);
  if (typeof operand === 'number') return -operand;
  if (operand instanceof RulesDuration) return durationOf(-operand.nanos);
  return new Failure(`"-" does not work on ${typeOf(operand)}`);
}

function calculateIntegers(operator: ArithmeticOperator, left: bigint, right: bigint): Result {
  switch (operator) {
    case '+':
      return integer(left + right);
    case '-':
      return integer(left - right);
    case '*':
      return integer(left * right);
    case '/':
      return right === 0n ? new Failure('division by zero') : integer(left / right);
    case '%':
      return right === 0n ? new Failure('division by zero') : left % right;
  }
}

function calculateFloats(operator: ArithmeticOperator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

function calculateTimes(operator: ArithmeticOperator, left: RulesValue, right: RulesValue): Result | null {
  if (operator !== '+' && operator !== '-') return null;
  const sign = operator === '+' ? 1n : -1n;
  if (right instanceof RulesDuration) {
    if (left instanceof RulesTimestamp) return timestampOf(left.nanos + sign * right.nanos);
    if (left instanceof RulesDuration) return durationOf(left.nanos + sign * right.nanos);
  }
  if (right instanceof RulesTimestamp) {
    if (operator === '+' && left instanceof RulesDuration) return timestampOf(left.nanos + right.nanos);
    if (operator === '-' && left instanceof RulesTimestamp) return durationOf(left.nanos - right.nanos);
  }
  return null;
}
