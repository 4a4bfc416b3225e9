import { equalInSets, identityOf } from '../values/equality';
import { Failure } from '../values/failure';
import { MapDiff, type Result, RulesMap, type RulesSet, type RulesValue } from '../values/rulesValue';
import { isList } from '../values/typeOf';
import { refuseSize } from '../values/maxSize';
import { hasAll, hasAny, isMember, setOf } from '../values/setOperations';
import { builtin } from './builtin';
import type { Builtin } from './builtin';
import { textOf } from './conversions';

/** Source: rules.List. `hasOnly` means that the list has no other items; repetitions do not matter. */
export const listMethods: Readonly<Record<string, Builtin>> = {
  size: builtin(['list'], (list) => BigInt(list.length)),
  concat: builtin(['list', 'list'], (list, other) => refuseSize(list.length + other.length) ?? [...list, ...other]),
  hasAll: builtin(['list', 'list'], (list, items) => items.every(contained(list))),
  hasAny: builtin(['list', 'list'], (list, items) => items.some(contained(list))),
  hasOnly: builtin(['list', 'list'], (list, items) => list.every(contained(items))),
  removeAll: builtin(['list', 'list'], (list, items) => withoutItems(list, items)),
  toSet: builtin(['list'], (list) => setOf(list)),
  join: builtin(['list', 'string'], (list, separator) => {
    const texts: string[] = [];
    for (const item of list) {
      const text = textOf(item);
      if (text instanceof Failure) return text;
      texts.push(text);
    }
    const tooLarge = refuseSize(texts.reduce((sum, text) => sum + text.length + separator.length, 0));
    return tooLarge ?? texts.join(separator);
  }),
};

/** Source: rules.Set. */
export const setMethods: Readonly<Record<string, Builtin>> = {
  size: builtin(['set'], (set) => BigInt(set.size)),
  difference: builtin(['set', 'set'], (set, other) => setOf(set.items.filter((item) => !isMember(other, item)))),
  intersection: builtin(['set', 'set'], (set, other) => setOf(set.items.filter((item) => isMember(other, item)))),
  union: builtin(['set', 'set'], (set, other) => setOf([...set.items, ...other.items])),
  hasAll: builtin(['set', 'items'], (set, items) => hasAll(set, items)),
  hasAny: builtin(['set', 'items'], (set, items) => hasAny(set, items)),
  hasOnly: builtin(['set', 'items'], (set, items) => hasAll(setOf(items), set.items)),
};

/** Source: rules.Map. */
export const mapMethods: Readonly<Record<string, Builtin>> = {
  size: builtin(['map'], (map) => BigInt(map.size)),
  keys: builtin(['map'], (map) => map.keys()),
  values: builtin(['map'], (map) => map.values()),
  get: builtin(['map', 'any', 'any'], (map, key, fallback) => readWithDefault(map, key, fallback)),
  diff: builtin(['map', 'map'], (after, before) => new MapDiff(after, before)),
};

/** Source: rules.MapDiff. */
export const mapDiffMethods: Readonly<Record<string, Builtin>> = {
  addedKeys: builtin(['map_diff'], (diff) =>
    keysOf(diff, (before, after) => before === undefined && after !== undefined),
  ),
  removedKeys: builtin(['map_diff'], (diff) =>
    keysOf(diff, (before, after) => before !== undefined && after === undefined),
  ),
  changedKeys: builtin(['map_diff'], (diff) =>
    keysOf(diff, (before, after) => before !== undefined && after !== undefined && !equalInSets(before, after)),
  ),
  affectedKeys: builtin(['map_diff'], (diff) =>
    keysOf(diff, (before, after) => before === undefined || after === undefined || !equalInSets(before, after)),
  ),
  unchangedKeys: builtin(['map_diff'], (diff) =>
    keysOf(diff, (before, after) => before !== undefined && after !== undefined && equalInSets(before, after)),
  ),
};

function keysOf(
  diff: MapDiff,
  belongs: (before: RulesValue | undefined, after: RulesValue | undefined) => boolean,
): RulesSet {
  const names = new Set([...diff.before.keys(), ...diff.after.keys()]);
  return setOf([...names].filter((name) => belongs(diff.before.get(name), diff.after.get(name))));
}

/** Returns a test for the items of a list. */
function contained(list: readonly RulesValue[]): (item: RulesValue) => boolean {
  const identities = new Set(list.map(identityOf));
  return (item) => identities.has(identityOf(item));
}

function withoutItems(list: readonly RulesValue[], items: readonly RulesValue[]): RulesValue[] {
  const removed = new Set(items.map(identityOf));
  return list.filter((item) => !removed.has(identityOf(item)));
}

/** Evaluates `map.get(key, default)`. The key may be a list of names that leads into nested maps. */
function readWithDefault(map: RulesMap, key: RulesValue, fallback: RulesValue): Result {
  const names = isList(key) ? key : [key];
  let found: RulesValue = map;
  for (const name of names) {
    if (typeof name !== 'string') return new Failure('the key of a map must be a string');
    const next: RulesValue | undefined = found instanceof RulesMap ? found.get(name) : undefined;
    if (next === undefined) return fallback;
    found = next;
  }
  return found;
}
