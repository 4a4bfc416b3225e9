/**
 * Reasons why a store operation failed. `newer`: a newer version of this program wrote it. `untrusted`: the trusted key
 * has signed none of the revisions.
 */
type StoreProblem = 'empty' | 'missing' | 'corrupt' | 'newer' | 'untrusted' | 'unreadable' | 'unwritable';

/**
 * Error of a registry or bundle store that can't be read or written. `message` says what happened, where, and what to
 * do.
 */
export class StoreError extends Error {
  readonly problem: StoreProblem;
  constructor(problem: StoreProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreError';
    this.problem = problem;
  }
}

/** Returns the code of a file-system error (`ENOENT`), or null for any other value. */
export function errorCode(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** Returns the message of an error, or any other thrown value as text. */
export function messageOf(error: unknown): string {
  const hasMessage =
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
  return hasMessage ? (error.message as string) : String(error);
}
