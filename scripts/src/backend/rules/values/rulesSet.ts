import { identityOf } from './equality';
import type { RulesMap } from './rulesMap';
import type { RulesValue } from './rulesValue';

/** A set of the language: each value once, in the order of its first appearance. */
export class RulesSet {
  readonly type = 'set';

  private constructor(private readonly members: ReadonlyMap<string, RulesValue>) {}

  static of(items: readonly RulesValue[]): RulesSet {
    const members = new Map<string, RulesValue>();
    for (const item of items) {
      const identity = identityOf(item);
      if (!members.has(identity)) members.set(identity, item);
    }
    return new RulesSet(members);
  }

  get size(): number {
    return this.members.size;
  }

  get items(): readonly RulesValue[] {
    return [...this.members.values()];
  }

  has(value: RulesValue): boolean {
    return this.members.has(identityOf(value));
  }

  hasAll(items: readonly RulesValue[]): boolean {
    return items.every((item) => this.has(item));
  }

  hasAny(items: readonly RulesValue[]): boolean {
    return items.some((item) => this.has(item));
  }
}

/** What `after.diff(before)` gives: the keys by what became of them. */
export class MapDiff {
  readonly type = 'map_diff';

  constructor(
    readonly after: RulesMap,
    readonly before: RulesMap,
  ) {}
}
