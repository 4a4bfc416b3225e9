import { identityOf } from './equality';
import { RulesSet, type RulesValue } from './rulesValue';

/** The set of these items. */
export function setOf(items: readonly RulesValue[]): RulesSet {
  const members = new Map<string, RulesValue>();
  for (const item of items) {
    const identity = identityOf(item);
    if (!members.has(identity)) members.set(identity, item);
  }
  return new RulesSet(members);
}

/** Whether the value is in the set. */
export function isMember(set: RulesSet, value: RulesValue): boolean {
  return set.hasIdentity(identityOf(value));
}

/** Whether all items are in the set. */
export function hasAll(set: RulesSet, items: readonly RulesValue[]): boolean {
  return items.every((item) => isMember(set, item));
}

/** Whether any of the items is in the set. */
export function hasAny(set: RulesSet, items: readonly RulesValue[]): boolean {
  return items.some((item) => isMember(set, item));
}
