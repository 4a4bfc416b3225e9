import { strictlyEqual } from '../values/equality';
import { Constraint, PartialMap, type Result } from '../values/rulesValue';
import type { QueryFilter } from './alternatives';

/**
 * Returns `resource.data` of one alternative of a query: a field with one `==` is a value, other filtered fields are
 * constraints, the rest is unknown.
 */
export function knownFields(filters: readonly QueryFilter[]): PartialMap {
  return partialMap('resource.data', filters, 0);
}

function partialMap(name: string, filters: readonly QueryFilter[], depth: number): PartialMap {
  const byMember = new Map<string, QueryFilter[]>();
  for (const filter of filters) {
    const member = filter.path[depth];
    if (member === undefined) continue;
    byMember.set(member, [...(byMember.get(member) ?? []), filter]);
  }
  const known = new Map<string, Result>();
  for (const [member, belonging] of byMember) known.set(member, memberValue(`${name}.${member}`, belonging, depth + 1));
  return new PartialMap(name, known);
}

function memberValue(name: string, filters: readonly QueryFilter[], depth: number): Result {
  const own = filters.filter((filter) => filter.path.length === depth);
  const [equal, ...others] = own.filter((filter) => filter.operator === '==');
  // Two different values contradict each other: the query finds nothing, and each filter implies its own comparison.
  if (equal && others.every((other) => strictlyEqual(other.value, equal.value))) return equal.value;
  return own.length < filters.length ? partialMap(name, filters, depth) : new Constraint(name, own);
}
