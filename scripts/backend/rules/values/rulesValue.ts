import { Failure } from './failure';
import type { RulesBytes, RulesDuration, RulesLatLng, RulesPath, RulesTimestamp } from './scalars';

/** A value of the rules language. Integers are bigint, floats are number, lists are arrays. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RulesBytes
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesPath
  | readonly RulesValue[]
  | RulesSet
  | RulesMap
  | MapDiff
  | Constraint
  | PartialMap;

/** What evaluation gives: a value, or why there is none. */
export type Result = RulesValue | Failure;

/** A map of the language. Its values come into being when they are read, and only once. */
export class RulesMap {
  readonly type = 'map';
  private readonly read = new Map<string, RulesValue>();

  constructor(
    private readonly names: readonly string[],
    private readonly has: (name: string) => boolean,
    private readonly produce: (name: string) => RulesValue,
  ) {}

  /** A map of values that exist already. */
  static of(entries: ReadonlyMap<string, RulesValue>): RulesMap {
    return new RulesMap(
      [...entries.keys()],
      (name) => entries.has(name),
      (name) => entries.get(name) ?? null,
    );
  }

  /** A map over the own properties of a record; `convert` makes the value of each when it is read. */
  static over<T>(record: Readonly<Record<string, T>>, convert: (value: T) => RulesValue): RulesMap {
    return new RulesMap(
      Object.keys(record),
      (name) => Object.hasOwn(record, name),
      (name) => convert(record[name] as T),
    );
  }

  get size(): number {
    return this.names.length;
  }

  keys(): readonly string[] {
    return this.names;
  }

  hasKey(name: string): boolean {
    return this.has(name);
  }

  /** The value of a key; `undefined` when there is no such key. */
  get(name: string): RulesValue | undefined {
    const known = this.read.get(name);
    if (known !== undefined) return known;
    if (!this.has(name)) return undefined;
    const value = this.produce(name);
    this.read.set(name, value);
    return value;
  }
}

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

/** One condition of a query on one field. */
export type FieldFilter = {
  operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'not-in';
  /** For `not-in` a list; otherwise the value compared with. */
  value: RulesValue;
};

/**
 * A field of which a list request says only what its filters say: every operation on it is true when implied, else a
 * failure.
 */
export class Constraint {
  readonly type = 'constraint';

  constructor(
    readonly field: string,
    readonly filters: readonly FieldFilter[],
  ) {}

  /** The failure of an operation that the filters do not decide. */
  undecided(): Failure {
    return new Failure(`the query's filters on "${this.field}" do not decide this`);
  }
}

/**
 * A map of which a list request tells only some members; reading any other is a failure, for it may or may not exist.
 */
export class PartialMap {
  readonly type = 'partial';

  constructor(
    readonly name: string,
    private readonly known: ReadonlyMap<string, Result>,
  ) {}

  knows(member: string): boolean {
    return this.known.has(member);
  }

  get(member: string): Result {
    const value = this.known.get(member);
    return value === undefined ? this.unknown(member) : value instanceof Failure ? value.copy() : value;
  }

  unknown(member: string): Failure {
    return new Failure(`a list request does not know "${this.name}.${member}": the query has no filter on it`);
  }
}

/**
 * Whether a value is only partly known, as in list requests; such a value may not enter lists, maps or built-in
 * functions.
 */
export function isSymbolic(value: RulesValue): value is Constraint | PartialMap {
  return value instanceof Constraint || value instanceof PartialMap;
}
