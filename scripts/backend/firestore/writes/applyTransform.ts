import { clampInteger, toDouble } from '../values/parseScalar';
import { encodeValue } from '../values/valueOrder';
import type { WireValue } from '../../wireValue';
import type { Transform } from './parseWrite';

/**
 * Returns the new value of a field and the result to report: the value itself for a time or number, null for an array.
 * Source: google.firestore.v1.DocumentTransform.FieldTransform.
 */
export function applyTransform(
  transform: Transform,
  current: WireValue | undefined,
  requestTime: string,
): { value: WireValue; result: WireValue } {
  switch (transform.kind) {
    case 'requestTime':
      return scalarResult({ timestampValue: requestTime });
    case 'increment':
      return scalarResult(isNumber(current) ? add(current, transform.operand) : transform.operand);
    case 'maximum':
      return scalarResult(isNumber(current) ? extremum(current, transform.operand, 1) : transform.operand);
    case 'minimum':
      return scalarResult(isNumber(current) ? extremum(current, transform.operand, -1) : transform.operand);
    case 'append':
      return arrayResult(appendMissing(elementsOf(current), transform.values));
    case 'remove': {
      const removed = new Set(transform.values.map(identity));
      return arrayResult(elementsOf(current).filter((item) => !removed.has(identity(item))));
    }
  }
}

function scalarResult(value: WireValue): { value: WireValue; result: WireValue } {
  return { value, result: value };
}

function arrayResult(values: WireValue[]): { value: WireValue; result: WireValue } {
  return { value: { arrayValue: { values } }, result: { nullValue: null } };
}

function appendMissing(current: WireValue[], added: WireValue[]): WireValue[] {
  const known = new Set(current.map(identity));
  const result = [...current];
  for (const item of added) {
    const key = identity(item);
    if (!known.has(key)) result.push(item);
    known.add(key);
  }
  return result;
}

/** Returns the elements of an array; none for another value. */
export function elementsOf(value: WireValue | undefined): WireValue[] {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

/** Returns a text that only equal values have. Texts and whole numbers, nearly all elements, need no encoding. */
function identity(value: WireValue): string {
  if ('stringValue' in value) return `s${value.stringValue}`;
  const whole = isNumber(value) ? numeric(value) : NaN;
  return Number.isSafeInteger(whole) ? `n${whole}` : `e${encodeValue(value).toString('latin1')}`;
}

function isNumber(value: WireValue | undefined): value is WireValue {
  return value !== undefined && ('integerValue' in value || 'doubleValue' in value);
}

/** Adds two numbers. Integers stay integers, clamped to 64 bits; with a double the sum is a double. */
function add(a: WireValue, b: WireValue): WireValue {
  if ('integerValue' in a && 'integerValue' in b)
    return { integerValue: clampInteger(BigInt(a.integerValue) + BigInt(b.integerValue)) };
  return { doubleValue: toDouble(numeric(a) + numeric(b)) };
}

/** Returns the maximum (1) or minimum (-1): the current value unless the operand is beyond it. NaN always wins. */
function extremum(current: WireValue, operand: WireValue, direction: 1 | -1): WireValue {
  if (Number.isNaN(numeric(current))) return current;
  if (Number.isNaN(numeric(operand))) return operand;
  return Buffer.compare(encodeValue(operand), encodeValue(current)) === direction ? operand : current;
}

function numeric(value: WireValue): number {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : NaN;
}
