import { integer, wholeOf } from '../evaluate/arithmetic';
import { Failure } from '../values/failure';
import type { Result, RulesValue } from '../values/rulesValue';
import { typeOf } from '../values/typeOf';
import { RulesPath } from '../values/scalars';
import { trimmed } from '../values/trimmed';
import { builtin } from './builtin';
import type { Builtin } from './builtin';

const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?|NaN|Infinity)$/;

/** Evaluates `string(value)` for booleans, numbers, text, null and paths; other values fail. */
export function textOf(value: RulesValue): string | Failure {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return floatText(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (value instanceof RulesPath) return value.toString();
  return new Failure(`a ${typeOf(value)} cannot become a string`);
}

/** Returns a float as text, as Java does: with a decimal point, and large and small ones with an exponent. */
function floatText(value: number): string {
  const size = Math.abs(value);
  if (Object.is(value, -0)) return '-0.0';
  if (!Number.isFinite(value) || value === 0 || (size >= 1e-3 && size < 1e7))
    return Number.isInteger(value) ? value.toFixed(1) : String(value);
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
}

/**
 * Functions that can be called by their bare name. Source: rules.String, rules.Integer, rules.Float, rules.Path,
 * rules.debug.
 */
export const functions: Readonly<Record<string, Builtin>> = {
  string: builtin(['any'], (value) => textOf(value)),
  int: builtin(['any'], (value) => toInteger(value)),
  float: builtin(['any'], (value) => toFloat(value)),
  path: builtin(['string'], (text) => toPath(text)),
};

function toInteger(value: RulesValue): Result {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return wholeOf(value);
  if (typeof value === 'string' && value.length <= 20 && INTEGER.test(value))
    return integer(BigInt(value.replace('+', '')));
  return new Failure(`this ${typeOf(value)} cannot become an int`);
}

function toFloat(value: RulesValue): Result {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  if (typeof value === 'string' && DECIMAL.test(trimmed(value))) return Number(trimmed(value).replace(/[fFdD]$/, ''));
  return new Failure(`this ${typeOf(value)} cannot become a float`);
}

function toPath(text: string): Result {
  const segments = (text.startsWith('/') ? text.slice(1) : text).split('/');
  return segments.includes('') ? new Failure('a path may have no empty segment') : new RulesPath(segments);
}
