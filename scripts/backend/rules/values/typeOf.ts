import type { RulesValue } from './rulesValue';

/** The type names of the language, and two for the open parts of a list request. */
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

/** Returns the type of a value, as `is` names it. */
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

/** Returns true for a list. */
export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}
