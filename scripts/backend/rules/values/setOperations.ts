import { identityInSets } from './equality';
import { RulesSet, type RulesValue } from './rulesValue';

/** Returns the set of the items. */
export function setOf(items: readonly RulesValue[]): RulesSet {
  const members = new Map<string, RulesValue>();
  for (const item of items) {
    const identity = identityInSets(item);
    if (!members.has(identity)) members.set(identity, item);
  }
  return new RulesSet(members);
}

/** Returns true when the set contains the value. */
export function isMember(set: RulesSet, value: RulesValue): boolean {
  return set.hasIdentity(identityInSets(value));
}

/** Returns true when the set contains all items. */
export function hasAll(set: RulesSet, items: readonly RulesValue[]): boolean {
  return items.every((item) => isMember(set, item));
}

/** Returns true when the set contains any of the items. */
export function hasAny(set: RulesSet, items: readonly RulesValue[]): boolean {
  return items.some((item) => isMember(set, item));
}
