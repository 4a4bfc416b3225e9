import { Failure } from '../values/failure';
import type { RulesValue } from '../values/rulesValue';
import { typeOf } from '../values/typeOf';
import { RulesPath } from '../values/scalars';

/**
 * Returns the segments that an interpolated value adds to a path: one for text or an integer, all for a path.
 * Text with a slash fails: it would reach documents that the author of the rule did not intend.
 */
export function segmentsOf(value: RulesValue): readonly string[] | Failure {
  if (value instanceof RulesPath) return value.segments;
  if (typeof value === 'bigint') return [value.toString()];
  if (typeof value !== 'string') return new Failure(`a ${typeOf(value)} cannot be part of a path`);
  if (value === '' || value.includes('/')) return new Failure(`${JSON.stringify(value)} cannot be a segment of a path`);
  return [value];
}
