/** Why a store could not be used: nothing in it yet, all of it damaged, or the disk refuses. */
type StoreProblem = 'empty' | 'missing' | 'corrupt' | 'unreadable' | 'unwritable';

/**
 * The registry or the bundle store could not be read or written. `message` says what happened, where, and what to do.
 */
export class StoreError extends Error {
  readonly problem: StoreProblem;
  constructor(problem: StoreProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreError';
    this.problem = problem;
  }
}

/** The code of a file-system error (`ENOENT`), or null for any other value. */
export function errorCode(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  const known = typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
  return known ? (error.message as string) : String(error);
}
