/*
 * Minimal parser combinators for the contract. Screens run them before their first content, and the contract has no
 * dependencies: a schema library would be larger than this whole folder. Modules that the shell's first bundle needs
 * (`route.ts`, `defineRemote.ts`, `deviceCaches.ts`, `language.ts`) import none, so that it holds no parser.
 */

/**
 * Error of data that breaks the contract: the `path` (`registry.remotes.info.stable.version`), what was `expected`, and
 * what was `found`.
 */
export class ContractError extends Error {
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  constructor(path: string, expected: string, value: unknown) {
    const found = describe(value);
    super(`${path}: expected ${expected}, found ${found}`);
    this.name = 'ContractError';
    this.path = path;
    this.expected = expected;
    this.found = found;
  }
}

/** Returns unknown data as `T`, or throws a ContractError that names `path`. */
export type Parser<T> = (value: unknown, path: string) => T;

/** The type that a parser returns. */
export type Parsed<P> = P extends Parser<infer T> ? T : never;

type Shape = Record<string, Parser<unknown>>;
type Optional<S extends Shape> = { [K in keyof S]: undefined extends Parsed<S[K]> ? K : never }[keyof S];
type ObjectOf<S extends Shape> = { [K in Exclude<keyof S, Optional<S>>]: Parsed<S[K]> } & {
  [K in Optional<S>]?: Parsed<S[K]>;
};

/** Parses a string that matches `pattern`; `expected` describes the form in messages. */
export function text(expected = 'a non-empty string', pattern = /\S/): Parser<string> {
  return (value, path) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw new ContractError(path, expected, value);
    return value;
  };
}

/** Parses a whole number from `min` to `max`, both included. */
export function integer(min: number, max = Number.MAX_SAFE_INTEGER): Parser<number> {
  return (value, path) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max) {
      throw new ContractError(path, `a whole number from ${String(min)} to ${String(max)}`, value);
    }
    return value;
  };
}

/** Parses one of the listed constants. */
export function oneOf<const T extends string | number>(...allowed: readonly T[]): Parser<T> {
  return (value, path) => {
    const match = allowed.find((candidate) => candidate === value);
    if (match === undefined) throw new ContractError(path, allowed.map((a) => JSON.stringify(a)).join(' or '), value);
    return match;
  };
}

/** Parses an array with `item` for each element. */
export function list<T>(item: Parser<T>): Parser<T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw new ContractError(path, 'an array', value);
    return value.map((entry, index) => item(entry, `${path}[${String(index)}]`));
  };
}

/** Parses an object with any names: `item` parses each value, and `key` each name. */
export function record<T>(item: Parser<T>, key: Parser<string> = text()): Parser<Record<string, T>> {
  return (value, path) => {
    const entries = Object.entries(plainObject(value, path));
    return Object.fromEntries(
      entries.map(([name, entry]) => [key(name, `${path} name`), item(entry, `${path}.${name}`)]),
    );
  };
}

/** Parses an object with the fields of `shape`. Other fields are dropped, since a newer writer may add some. */
export function object<S extends Shape>(shape: S): Parser<ObjectOf<S>> {
  return (value, path) => {
    const source = plainObject(value, path);
    const result: Record<string, unknown> = {};
    for (const [name, parse] of Object.entries(shape)) {
      const parsed = parse(source[name], `${path}.${name}`);
      if (parsed !== undefined) result[name] = parsed;
    }
    return result as ObjectOf<S>;
  };
}

/** Parses `null`, or anything that `parser` accepts. */
export function nullable<T>(parser: Parser<T>): Parser<T | null> {
  return (value, path) => (value === null ? null : parser(value, path));
}

/** Parses `undefined`, or anything that `parser` accepts. */
export function optional<T>(parser: Parser<T>): Parser<T | undefined> {
  return (value, path) => (value === undefined ? undefined : parser(value, path));
}

function plainObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ContractError(path, 'an object', value);
  return value as Record<string, unknown>;
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  return typeof value === 'number' || typeof value === 'boolean' ? value.toString() : typeof value;
}
