/**
 * What an expression gives when it cannot be evaluated. `a || b` and `a && b` may absorb it, a `fatal` one (a limit was
 * exceeded) never. `at` is the offset in the rules file, -1 until the evaluator knows it.
 */
export class Failure {
  at = -1;

  constructor(
    readonly message: string,
    readonly fatal = false,
  ) {}

  /** The same failure at a place that is not known yet: for one that is kept and may be met in several places. */
  copy(): Failure {
    return new Failure(this.message, this.fatal);
  }
}
