import type { RulesValue } from './rulesValue';
import { RulesBytes, RulesDuration, RulesTimestamp } from './scalars';

/**
 * Returns the order of two values: negative, zero or positive. NaN when a float is NaN: every comparison is then false.
 * `null` when the types have no order or differ. Integers and floats share one order; strings sort by code point.
 */
export function compare(left: RulesValue, right: RulesValue): number | null {
  if (typeof left === 'bigint' && typeof right === 'bigint') return left < right ? -1 : left > right ? 1 : 0;
  if (isNumber(left) && isNumber(right)) return compareFloats(Number(left), Number(right));
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp) return compareNanos(left.nanos, right.nanos);
  if (left instanceof RulesDuration && right instanceof RulesDuration) return compareNanos(left.nanos, right.nanos);
  if (left instanceof RulesBytes && right instanceof RulesBytes)
    return compareText(left.toText('hex'), right.toText('hex'));
  return null;
}

/** Returns true for an integer or a float. */
export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function compareFloats(left: number, right: number): number {
  return left < right ? -1 : left > right ? 1 : left === right ? 0 : Number.NaN;
}

function compareNanos(left: bigint, right: bigint): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Compares by code point, as UTF-8 bytes sort. UTF-16 units would put astral characters before U+E000 and above. */
function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return rank(a) - rank(b);
  }
  return left.length - right.length;
}

/** Ranks surrogates after all other units. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
