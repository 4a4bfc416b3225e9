import { Failure } from '../values/failure';
import type { Result, RulesValue } from '../values/rulesValue';
import type { DocumentReader } from './documentReader';

/** Source: Firebase's limit on the expressions that one request may evaluate. */
const MAX_EXPRESSIONS = 1000;

/** The state of one evaluation: of one request, in one alternative of its query. */
export class Run {
  /** The wildcards of the match statements above the condition. One that a list leaves open is a failure. */
  captures: readonly Result[] = [];
  /** The arguments and `let` variables of the function being evaluated. Reading a failed one fails. */
  locals: Result[] = [];
  /** The offset of the last comparison or call that was false, usually the one that refused. -1 for none. */
  falseAt = -1;
  /** The arguments of `debug()`, in order. */
  readonly notes: string[] = [];
  private expressions = 0;

  constructor(
    readonly request: RulesValue,
    readonly resource: RulesValue,
    readonly documents: DocumentReader,
  ) {}

  /** Counts an expression. Returns a fatal failure beyond the limit. */
  count(): Failure | null {
    this.expressions += 1;
    return this.expressions > MAX_EXPRESSIONS
      ? new Failure(`more than ${MAX_EXPRESSIONS} expressions were evaluated for one request`, true)
      : null;
  }
}

/** A compiled expression. Never throws for what a rules author or a client can cause: failures are values. */
export type Evaluate = (run: Run) => Result;
