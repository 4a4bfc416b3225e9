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

/** The result of an evaluation: a value, or the failure. */
export type Result = RulesValue | Failure;

/** A map of the rules language. Its values are computed when they are first read. */
export class RulesMap {
  readonly type = 'map';
  private readonly read = new Map<string, RulesValue>();
  private sorted: readonly string[] | null = null;

  constructor(
    private readonly names: readonly string[],
    private readonly has: (name: string) => boolean,
    private readonly produce: (name: string) => RulesValue,
  ) {}

  /** Returns a map of existing values. */
  static of(entries: ReadonlyMap<string, RulesValue>): RulesMap {
    return new RulesMap(
      [...entries.keys()],
      (name) => entries.has(name),
      (name) => entries.get(name) ?? null,
    );
  }

  /** Returns a map of the own properties of a record, each converted when it is first read. */
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

  /** Returns the keys in alphabetical order, as hosted Firebase does. */
  keys(): readonly string[] {
    this.sorted ??= this.names.toSorted();
    return this.sorted;
  }

  /** Returns the values, in the order of the map's creation. */
  values(): readonly RulesValue[] {
    return this.names.map((name) => this.get(name) ?? null);
  }

  hasKey(name: string): boolean {
    return this.has(name);
  }

  /** Returns the value of a key, or `undefined` when there is no such key. */
  get(name: string): RulesValue | undefined {
    const known = this.read.get(name);
    if (known !== undefined) return known;
    if (!this.has(name)) return undefined;
    const value = this.produce(name);
    this.read.set(name, value);
    return value;
  }
}

/**
 * A set of the rules language: distinct values by identity, for which an integer equals a float, in the order of first
 * appearance. Created by `setOf`.
 */
export class RulesSet {
  readonly type = 'set';

  constructor(private readonly members: ReadonlyMap<string, RulesValue>) {}

  get size(): number {
    return this.members.size;
  }

  get items(): readonly RulesValue[] {
    return [...this.members.values()];
  }

  /** The identities of the items, in the same order. */
  get identities(): readonly string[] {
    return [...this.members.keys()];
  }

  hasIdentity(identity: string): boolean {
    return this.members.has(identity);
  }
}

/** The result of `after.diff(before)`. */
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
 * A field of a list request, of which only the filters are known. An operation on it is true when the filters imply it,
 * else a failure.
 */
export class Constraint {
  readonly type = 'constraint';

  constructor(
    readonly field: string,
    readonly filters: readonly FieldFilter[],
  ) {}

  /** Returns the failure of an operation that the filters do not decide. */
  undecided(): Failure {
    return new Failure(`the query's filters on "${this.field}" do not decide this`);
  }
}

/**
 * A map in a list request, of which only some members are known. Reading any other is a failure, because it may or may
 * not exist.
 */
export class PartialMap {
  readonly type = 'partial';

  constructor(
    readonly name: string,
    private readonly known: ReadonlyMap<string, Result>,
  ) {}

  has(member: string): boolean {
    return this.known.has(member);
  }

  get(member: string): Result {
    const value = this.known.get(member);
    if (value === undefined) return this.unknown(member);
    return value instanceof Failure ? value.copy() : value;
  }

  unknown(member: string): Failure {
    return new Failure(`a list request does not know "${this.name}.${member}": the query has no filter on it`);
  }
}

/**
 * Returns true for a value that is only partly known, as in list requests. It must not enter lists, maps or built-in
 * functions.
 */
export function isSymbolic(value: RulesValue): value is Constraint | PartialMap {
  return value instanceof Constraint || value instanceof PartialMap;
}
