import type { RulesValue } from './rulesValue';

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
