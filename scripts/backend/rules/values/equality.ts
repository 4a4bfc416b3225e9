import { RulesMap, type RulesValue } from './rulesValue';
import { isList, typeOf } from './typeOf';
import { RulesBytes, RulesDuration, RulesLatLng, RulesPath, RulesTimestamp } from './scalars';

/**
 * Returns true when `left == right`: never across types, except that an integer is compared with a float as a float.
 * Neither side may be symbolic.
 */
export function looselyEqual(left: RulesValue, right: RulesValue): boolean {
  if (typeof left === 'bigint' && typeof right === 'number') return Number(left) === right;
  if (typeof left === 'number' && typeof right === 'bigint') return looselyEqual(right, left);
  return strictlyEqual(left, right);
}

/** Returns true when two values are equal as items of a list, set or map. An integer never equals a float there. */
export function strictlyEqual(left: RulesValue, right: RulesValue): boolean {
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') return left === right;
  const type = typeOf(left);
  if (type !== typeOf(right)) return false;
  if (isList(left))
    return (
      isList(right) &&
      left.length === right.length &&
      left.every((item, index) => itemsEqual(item, right[index] ?? null))
    );
  if (type === 'map') return mapsEqual(left as RulesMap, right as RulesMap);
  return identityOf(left) === identityOf(right);
}

/** Returns true when two items are equal. Unlike elsewhere, 0 and -0 differ inside lists and maps. */
function itemsEqual(left: RulesValue, right: RulesValue): boolean {
  return strictlyEqual(left, right) && (left !== 0 || Object.is(left, right));
}

function mapsEqual(left: RulesMap, right: RulesMap): boolean {
  if (left.size !== right.size) return false;
  return left.keys().every((name) => right.hasKey(name) && itemsEqual(left.get(name) ?? null, right.get(name) ?? null));
}

/** Returns true when two values count as one in a set or a map_diff: there an integer equals a float, also inside. */
export function equalInSets(left: RulesValue, right: RulesValue): boolean {
  return identityInSets(left) === identityInSets(right);
}

/** Returns the key of a value in sets: the same for an integer and an equal float, also inside lists and maps. */
export function identityInSets(value: RulesValue): string {
  return identityOf(looseNumbers(value));
}

/** Returns the value with all integers as floats, if a float can hold them. */
function looseNumbers(value: RulesValue): RulesValue {
  if (typeof value === 'bigint') return BigInt(Number(value)) === value ? Number(value) : value;
  if (isList(value)) return value.map(looseNumbers);
  if (value instanceof RulesMap)
    return RulesMap.of(new Map(value.keys().map((name) => [name, looseNumbers(value.get(name) ?? null)])));
  return value;
}

/** Returns the key of a value in lists. Two values share it exactly when they are strictly equal, or both NaN. */
export function identityOf(value: RulesValue): string {
  switch (typeof value) {
    case 'string':
      return `s${value}`;
    case 'bigint':
      return `i${value.toString()}`;
    case 'number':
      return `f${Object.is(value, -0) ? 0 : value}`;
    case 'boolean':
      return value ? 'true' : 'false';
    default:
      return value === null ? 'null' : identityOfObject(value);
  }
}

function identityOfObject(value: Exclude<RulesValue, null | string | bigint | number | boolean>): string {
  if (isList(value)) return `l${JSON.stringify(value.map(identityOf))}`;
  if (value instanceof RulesTimestamp) return `t${value.nanos.toString()}`;
  if (value instanceof RulesDuration) return `d${value.nanos.toString()}`;
  if (value instanceof RulesPath) return `p${value.toString()}`;
  if (value instanceof RulesBytes) return `b${value.toText('base64')}`;
  if (value instanceof RulesLatLng) return `g${value.latitude},${value.longitude}`;
  if (value.type === 'set') return `e${JSON.stringify(value.identities.toSorted())}`;
  if (value.type === 'map') {
    const names = [...value.keys()].sort();
    return `m${JSON.stringify(names.map((name) => [name, identityOf(value.get(name) ?? null)]))}`;
  }
  throw new TypeError(`a ${value.type} cannot be compared`);
}
