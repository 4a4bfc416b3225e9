import { compareConstraint, containsByFilter, mirrored } from '../query/implication';
import type { Comparison } from '../query/implication';
import { looselyEqual, strictlyEqual } from '../values/equality';
import { Failure } from '../values/failure';
import { compare } from '../values/ordering';
import { isMember } from '../values/setOperations';
import {
  Constraint,
  isSymbolic,
  MapDiff,
  PartialMap,
  type Result,
  RulesMap,
  RulesSet,
  type RulesValue,
} from '../values/rulesValue';
import { isList, typeOf } from '../values/typeOf';

/** Evaluates `left == right`, `!=`, `<`, `<=`, `>` or `>=`. */
export function applyComparison(operator: Comparison, left: RulesValue, right: RulesValue): Result {
  if (isSymbolic(left) || isSymbolic(right)) return compareSymbolic(operator, left, right);
  if (operator === '==' || operator === '!=') {
    if (left instanceof MapDiff || right instanceof MapDiff) return new Failure('a map_diff cannot be compared');
    return looselyEqual(left, right) === (operator === '==');
  }
  const order = compare(left, right);
  if (order === null) return new Failure(`"${operator}" does not work on ${typeOf(left)} and ${typeOf(right)}`);
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

function compareSymbolic(operator: Comparison, left: RulesValue, right: RulesValue): Result {
  if (left instanceof Constraint)
    return isSymbolic(right) ? left.undecided() : compareConstraint(left, operator, right);
  if (right instanceof Constraint)
    return isSymbolic(left) ? right.undecided() : compareConstraint(right, mirrored(operator), left);
  // A map with filtered members exists and is not null; nothing else is known about it.
  if (operator === '!=' && (left === null || right === null)) return true;
  if (operator === '==' && (left === null || right === null)) return false;
  return new Failure('a list request does not know the whole map');
}

/** Evaluates `item in container` for a list, a set, or the keys of a map. */
export function contains(item: RulesValue, container: RulesValue): Result {
  if (container instanceof Constraint) return containsInConstraint(item, container);
  if (container instanceof PartialMap) return containsInPartial(item, container);
  if (item instanceof PartialMap) return new Failure('a list request does not know the whole map');
  if (isList(container) || container instanceof RulesSet) {
    const items = isList(container) ? container : container.items;
    if (item instanceof Constraint) {
      return items.some((candidate) => compareConstraint(item, '==', candidate) === true) ? true : item.undecided();
    }
    if (!isList(container)) return isMember(container, item);
    return container.some((candidate) => strictlyEqual(candidate, item));
  }
  if (container instanceof RulesMap) {
    if (item instanceof Constraint) return item.undecided();
    if (typeof item !== 'string') return new Failure(`"in" needs a string before a map, not ${typeOf(item)}`);
    return container.hasKey(item);
  }
  return new Failure(`"in" does not work on ${typeOf(container)}`);
}

function containsInConstraint(item: RulesValue, container: Constraint): Result {
  return !isSymbolic(item) && containsByFilter(container, item) ? true : container.undecided();
}

function containsInPartial(item: RulesValue, container: PartialMap): Result {
  if (typeof item !== 'string') return new Failure('"in" needs a string on its left for a map');
  return container.has(item) ? true : container.unknown(item);
}

/**
 * Evaluates `value is type`. Of a field in a list request, only filters by `==` and `in` decide its type: the emulator
 * finds it false beside any other filter, for every type.
 */
export function hasType(value: RulesValue, type: string): Result {
  if (value instanceof Constraint) return value.undecided();
  if (value instanceof PartialMap) return type === 'map';
  const own = typeOf(value);
  // Hosted Firebase knows no type of sets here: the test is false.
  if (own === 'set') return false;
  return own === type || (type === 'number' && (own === 'int' || own === 'float'));
}
