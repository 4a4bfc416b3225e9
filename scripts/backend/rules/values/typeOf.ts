import type { RulesValue } from './rulesValue';

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
