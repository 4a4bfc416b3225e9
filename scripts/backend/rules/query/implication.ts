import { looselyEqual, strictlyEqual } from '../values/equality';
import { compare, isNumber } from '../values/ordering';
import type { Constraint, FieldFilter, Result, RulesValue } from '../values/rulesValue';
import { isList, typeOf } from '../values/typeOf';

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Evaluates `constraint <operator> value`: true when the filters imply it, otherwise a failure, never false. */
export function compareConstraint(constraint: Constraint, operator: Comparison, value: RulesValue): Result {
  return implies(constraint.filters, operator, value) ? true : constraint.undecided();
}

/** Returns the comparison with its sides swapped. */
export function mirrored(operator: Comparison): Comparison {
  const mirrors: Record<Comparison, Comparison> = {
    '==': '==',
    '!=': '!=',
    '<': '>',
    '<=': '>=',
    '>': '<',
    '>=': '<=',
  };
  return mirrors[operator];
}

/** Returns true when an array-contains filter implies `value in constraint`. */
export function containsByFilter(constraint: Constraint, value: RulesValue): boolean {
  return constraint.filters.some(
    (filter) => filter.operator === 'array-contains' && strictlyEqual(filter.value, value),
  );
}

function implies(filters: readonly FieldFilter[], operator: Comparison, value: RulesValue): boolean {
  if (operator === '==') {
    const bound = (side: Comparison): boolean => filters.some((filter) => filterImplies(filter, side, value));
    return (
      filters.some((filter) => filter.operator === '==' && looselyEqual(filter.value, value)) ||
      (bound('<=') && bound('>='))
    );
  }
  return filters.some((filter) => filterImplies(filter, operator, value));
}

function filterImplies(filter: FieldFilter, operator: Comparison, value: RulesValue): boolean {
  if (operator === '!=') return filterExcludes(filter, value);
  if (filter.operator === '!=' || filter.operator === 'not-in' || filter.operator === 'array-contains') return false;
  const order = compare(filter.value, value);
  if (order === null) return false;
  switch (operator) {
    case '<':
      return filter.operator === '<' ? order <= 0 : (filter.operator === '<=' || filter.operator === '==') && order < 0;
    case '<=':
      return (filter.operator === '<' || filter.operator === '<=' || filter.operator === '==') && order <= 0;
    case '>':
      return filter.operator === '>' ? order >= 0 : (filter.operator === '>=' || filter.operator === '==') && order > 0;
    case '>=':
      return (filter.operator === '>' || filter.operator === '>=' || filter.operator === '==') && order >= 0;
    default:
      return false;
  }
}

/**
 * Returns true when no value that passes the filter equals `value`. Firestore's filters pass null only when they
 * compare with null.
 */
function filterExcludes(filter: FieldFilter, value: RulesValue): boolean {
  switch (filter.operator) {
    case '==':
      return !looselyEqual(filter.value, value);
    case '!=':
      return value === null || looselyEqual(filter.value, value);
    case 'not-in':
      return value === null || (isList(filter.value) && filter.value.some((item) => looselyEqual(item, value)));
    case 'array-contains':
      return !isList(value) || !value.some((item) => strictlyEqual(item, filter.value));
    default:
      return rangeExcludes(filter, value);
  }
}

/** Returns true when a range filter excludes the value. It passes only values of its own type. */
function rangeExcludes(filter: FieldFilter, value: RulesValue): boolean {
  if (typeOf(filter.value) !== typeOf(value) && !(isNumber(filter.value) && isNumber(value))) return true;
  const order = compare(value, filter.value);
  if (order === null) return false;
  switch (filter.operator) {
    case '<':
      return order >= 0;
    case '<=':
      return order > 0;
    case '>':
      return order <= 0;
    default:
      return order < 0;
  }
}
