import type { RulesMap } from './rulesMap';
import type { RulesValue } from './rulesValue';

/** A set of the language: each value once, by its identity, in the order of its first appearance. Made by `setOf`. */
export class RulesSet {
  readonly type = 'set';

  constructor(private readonly members: ReadonlyMap<string, RulesValue>) {}

  get size(): number {
    return this.members.size;
  }

  get items(): readonly RulesValue[] {
    return [...this.members.values()];
  }

  hasIdentity(identity: string): boolean {
    return this.members.has(identity);
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
