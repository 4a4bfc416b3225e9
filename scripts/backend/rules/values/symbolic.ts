import type { Result, RulesValue } from './rulesValue';
import { Failure } from './failure';

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
    return value === undefined ? this.unknown(member) : value instanceof Failure ? value.again() : value;
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
