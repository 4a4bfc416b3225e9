import { Failure } from '../values/failure';
import { isNumber } from '../values/ordering';
import type { RulesValue } from '../values/rulesValue';
import { typeOf } from '../values/typeOf';
import { RulesPath } from '../values/scalars';
import { textOf } from './conversions';

/**
 * Returns the segments that an interpolated value adds to a path: one for a single value, all for a path.
 * Text with a slash fails: it would reach documents that the author of the rule did not intend.
 */
export function segmentsOf(value: RulesValue): readonly string[] | Failure {
  if (value instanceof RulesPath) return value.segments;
  if (value === null || typeof value === 'boolean' || isNumber(value)) {
    const text = textOf(value);
    return text instanceof Failure ? text : [text];
  }
  if (typeof value !== 'string') return new Failure(`a ${typeOf(value)} cannot be part of a path`);
  if (value === '' || value.includes('/')) return new Failure(`${JSON.stringify(value)} cannot be a segment of a path`);
  return [value];
}
