import type { Failure } from './failure';
import type { RulesBytes, RulesDuration, RulesLatLng, RulesPath, RulesTimestamp } from './scalars';
import type { RulesMap } from './rulesMap';
import type { MapDiff, RulesSet } from './rulesSet';
import type { Constraint, PartialMap } from './symbolic';

/** A value of the rules language. Integers are bigint, floats are number, lists are arrays. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RulesBytes
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesPath
  | readonly RulesValue[]
  | RulesSet
  | RulesMap
  | MapDiff
  | Constraint
  | PartialMap;

/** What evaluation gives: a value, or why there is none. */
export type Result = RulesValue | Failure;

/** The type names of the language, and two for what a list request leaves open. */
export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'list'
  | 'set'
  | 'map'
  | 'map_diff'
  | 'constraint'
  | 'partial';

/** The type of a value, as `is` knows it. */
export function typeOf(value: RulesValue): TypeName {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    default:
      return value === null ? 'null' : isList(value) ? 'list' : value.type;
  }
}

export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}
