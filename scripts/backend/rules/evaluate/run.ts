import { Failure } from '../values/failure';
import type { Result, RulesValue } from '../values/rulesValue';
import type { DocumentReader } from './documentReader';

/** Source: Firebase's limit on the expressions that one request may evaluate. */
const MAX_EXPRESSIONS = 1000;

/** What expressions are evaluated against: one request, in one way of its query. */
export class Run {
  /** The wildcards of the match statements above the condition; a failure stands for one that a list leaves open. */
  captures: readonly Result[] = [];
  /** The arguments and `let` variables of the function being evaluated. */
  locals: RulesValue[] = [];
  /** The offset of the comparison or call that was false last: usually the one that refused. -1 for none. */
  falseAt = -1;
  /** What `debug()` was given, in order. */
  readonly notes: string[] = [];
  private expressions = 0;

  constructor(
    readonly request: RulesValue,
    readonly resource: RulesValue,
    readonly documents: DocumentReader,
  ) {}

  /** Counts an expression; answers the failure that ends everything once the limit is passed. */
  count(): Failure | null {
    this.expressions += 1;
    return this.expressions > MAX_EXPRESSIONS
      ? new Failure(`more than ${MAX_EXPRESSIONS} expressions were evaluated for one request`, true)
      : null;
  }
}

/** A compiled expression. Never throws for what a rules author or a client can cause: failures are values. */
export type Evaluate = (run: Run) => Result;
