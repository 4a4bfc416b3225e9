/**
 * The result of an expression that cannot be evaluated. `a || b` and `a && b` may absorb it, but never a `fatal` one (a
 * limit was exceeded). `at` is the offset in the rules file, -1 until the evaluator sets it.
 */
export class Failure {
  at = -1;

  constructor(
    readonly message: string,
    readonly fatal = false,
  ) {}

  /** Returns the same failure without an offset, for a stored one that occurs at several offsets. */
  copy(): Failure {
    return new Failure(this.message, this.fatal);
  }
}
