/** Why a store could not be used: nothing in it yet, all of it damaged, or the disk refuses. */
export type StoreProblem = 'empty' | 'missing' | 'corrupt' | 'unreadable' | 'unwritable';

/** The registry or the bundle store could not be read or written. `message` says what happened, where, and what to do. */
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
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
