import type { WireValue } from '../../wireValue';
import { fromWire } from '../values/fromWire';
import type { FieldFilter, RulesValue } from '../values/rulesValue';
import { isList } from '../values/typeOf';
import { parseFieldPath } from './fieldPath';

/** One filter of a query, with the path of its field. */
export type QueryFilter = FieldFilter & { path: readonly string[] };

/** Source: Firestore's limit on the disjunctions of a query. */
const MAX_ALTERNATIVES = 30;

/**
 * Returns the `where` of a StructuredQuery in disjunctive normal form: all filters of one alternative must hold.
 * `or`, `in` and `array-contains-any` multiply the alternatives. Throws for a malformed filter and beyond 30.
 */
export function alternativesOf(where: unknown): QueryFilter[][] {
  return where === null || where === undefined ? [[]] : expand(where);
}

type FieldReference = { fieldPath: string };
type Where = {
  compositeFilter?: { op: string; filters?: Where[] };
  fieldFilter?: { field: FieldReference; op: string; value: WireValue };
  unaryFilter?: { field: FieldReference; op: string };
};

function expand(where: Where): QueryFilter[][] {
  if (where.compositeFilter) return expandComposite(where.compositeFilter.op, where.compositeFilter.filters ?? []);
  if (where.fieldFilter) return expandField(where.fieldFilter);
  if (where.unaryFilter) return [[unaryFilter(where.unaryFilter)]];
  throw new TypeError('the where clause is not a filter');
}

function expandComposite(operator: string, filters: readonly Where[]): QueryFilter[][] {
  if (operator === 'OR') return limited(filters.flatMap(expand));
  if (operator !== 'AND') throw new TypeError(`unknown composite operator ${operator}`);
  return filters.reduce<QueryFilter[][]>(
    (alternatives, filter) => {
      const further = expand(filter);
      return limited(alternatives.flatMap((left) => further.map((right) => [...left, ...right])));
    },
    [[]],
  );
}

function limited(alternatives: QueryFilter[][]): QueryFilter[][] {
  if (alternatives.length > MAX_ALTERNATIVES)
    throw new RangeError(`the query has more than ${MAX_ALTERNATIVES} disjunctions`);
  return alternatives;
}

const OPERATORS: Readonly<Record<string, FieldFilter['operator']>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'array-contains',
  NOT_IN: 'not-in',
};

function expandField({ field, op, value }: NonNullable<Where['fieldFilter']>): QueryFilter[][] {
  const path = parseFieldPath(field.fieldPath);
  const operand = fromWire(value);
  if (op === 'IN') return limited(itemsOf(operand).map((item) => [{ path, operator: '==', value: item }]));
  if (op === 'ARRAY_CONTAINS_ANY')
    return limited(itemsOf(operand).map((item) => [{ path, operator: 'array-contains', value: item }]));
  const operator = Object.hasOwn(OPERATORS, op) ? OPERATORS[op] : undefined;
  if (operator === undefined) throw new TypeError(`unknown operator ${op}`);
  return [[{ path, operator, value: operand }]];
}

function itemsOf(operand: RulesValue): readonly RulesValue[] {
  if (!isList(operand)) throw new TypeError('"in" and "array-contains-any" need a list');
  return operand;
}

function unaryFilter({ field, op }: NonNullable<Where['unaryFilter']>): QueryFilter {
  const path = parseFieldPath(field.fieldPath);
  switch (op) {
    case 'IS_NULL':
      return { path, operator: '==', value: null };
    case 'IS_NAN':
      return { path, operator: '==', value: Number.NaN };
    case 'IS_NOT_NULL':
      return { path, operator: '!=', value: null };
    case 'IS_NOT_NAN':
      return { path, operator: '!=', value: Number.NaN };
    default:
      throw new TypeError(`unknown operator ${op}`);
  }
}
