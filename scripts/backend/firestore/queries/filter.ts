import { invalid } from '../StatusError';
import { isNamePath, parseFieldPath, fieldPathText, type FieldPath } from '../names/fieldPath';
import type { ResourceNames } from '../names/resourceName';
import { isRecord } from '../values/json';
import { parseValue } from '../values/parseValue';
import type { WireValue } from '../../wireValue';

const FIELD_OPERATORS = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;
const UNARY_OPERATORS = ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const;

export type FieldOperator = (typeof FIELD_OPERATORS)[number];
export type UnaryOperator = (typeof UNARY_OPERATORS)[number];

/** A query's `where`, checked. Source: google.firestore.v1.StructuredQuery.Filter. */
export type Filter =
  | { kind: 'composite'; op: 'AND' | 'OR'; filters: Filter[] }
  | { kind: 'field'; path: FieldPath; op: FieldOperator; value: WireValue }
  | { kind: 'unary'; path: FieldPath; op: UnaryOperator };

const LIST_OPERATORS: readonly FieldOperator[] = ['IN', 'ARRAY_CONTAINS_ANY', 'NOT_IN'];

/** Parses a filter of the protocol. Throws StatusError for anything else. */
export function parseFilter(json: unknown, names: ResourceNames, depth = 0): Filter {
  if (!isRecord(json)) throw invalid('A filter must be an object.');
  if (depth > 20) throw invalid('Filters may nest at most 20 deep.');
  const kinds = Object.keys(json);
  if (kinds.length !== 1)
    throw invalid('A filter must have exactly one of compositeFilter, fieldFilter and unaryFilter.');
  const content = json[kinds[0] ?? ''];
  if (!isRecord(content)) throw invalid('A filter must be an object.');
  switch (kinds[0]) {
    case 'compositeFilter':
      return parseComposite(content, names, depth);
    case 'fieldFilter':
      return parseFieldFilter(content, names);
    case 'unaryFilter':
      return { kind: 'unary', path: parseReference(content.field), op: oneOf(UNARY_OPERATORS, content.op) };
    default:
      throw invalid('A filter must have exactly one of compositeFilter, fieldFilter and unaryFilter.');
  }
}

/** Returns a parsed filter in the protocol's JSON, so that the rules judge exactly what is executed. */
export function filterJson(filter: Filter): unknown {
  if (filter.kind === 'composite')
    return { compositeFilter: { op: filter.op, filters: filter.filters.map(filterJson) } };
  const field = { fieldPath: fieldPathText(filter.path) };
  if (filter.kind === 'unary') return { unaryFilter: { field, op: filter.op } };
  return { fieldFilter: { field, op: filter.op, value: filter.value } };
}

/** Returns the number of comparisons in a filter. */
export function countFilters(filter: Filter): number {
  return filter.kind === 'composite' ? filter.filters.reduce((sum, item) => sum + countFilters(item), 0) : 1;
}

/** Reads `{ fieldPath }`. Throws StatusError. */
export function parseReference(json: unknown): FieldPath {
  if (!isRecord(json)) throw invalid('A field reference must be an object with a fieldPath.');
  return parseFieldPath(json.fieldPath);
}

function parseComposite(content: Record<string, unknown>, names: ResourceNames, depth: number): Filter {
  const filters = content.filters;
  if (!Array.isArray(filters) || filters.length === 0) throw invalid('A composite filter must have filters.');
  if (filters.length > 100) throw invalid('A composite filter may have at most 100 filters.');
  return {
    kind: 'composite',
    op: oneOf(['AND', 'OR'] as const, content.op),
    filters: filters.map((item) => parseFilter(item, names, depth + 1)),
  };
}

function parseFieldFilter(content: Record<string, unknown>, names: ResourceNames): Filter {
  const path = parseReference(content.field);
  const op = oneOf(FIELD_OPERATORS, content.op);
  const value = LIST_OPERATORS.includes(op) ? parseOperands(content.value, names) : parseValue(content.value, names);
  if (LIST_OPERATORS.includes(op)) checkList(op, value);
  if (isNamePath(path)) checkNameFilter(op, value);
  return { kind: 'field', path, op, value };
}

/** Parses a list of operands. Unlike a stored list it may contain lists. */
function parseOperands(json: unknown, names: ResourceNames): WireValue {
  const list = isRecord(json) && isRecord(json.arrayValue) ? (json.arrayValue.values ?? []) : null;
  if (!Array.isArray(list)) return parseValue(json, names);
  return { arrayValue: { values: list.map((item: unknown) => parseValue(item, names, 1)) } };
}

function checkList(op: FieldOperator, value: WireValue): void {
  const values = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  const maximum = op === 'NOT_IN' ? 10 : 30;
  if (values.length === 0) throw invalid(`'${op}' requires a non-empty ArrayValue.`);
  if (values.length > maximum) throw invalid(`'${op}' supports up to ${maximum} comparison values.`);
}

function checkNameFilter(op: FieldOperator, value: WireValue): void {
  if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') throw invalid('__name__ is not an array.');
  const values = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [value];
  if (!values.every((item) => 'referenceValue' in item))
    throw invalid('__name__ filter value must be a document name.');
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T {
  const found = known.find((item) => item === value);
  if (found === undefined) throw invalid(`The operator must be one of ${known.join(', ')}.`);
  return found;
}
