import { isOnline } from '../sync/connection';
import { textOf } from '@lectern/shared/text';
import type { BackendErrorKind } from './backendErrorKind';
import { backendErrorText } from './text/backendError.en';

export type { BackendErrorKind };

/** Error of a failed backend call: `kind` for code, `sentence` for people, `cause` for the console. */
export class BackendError extends Error {
  readonly kind: BackendErrorKind;
  constructor(kind: BackendErrorKind, cause: unknown) {
    super(cause instanceof Error ? cause.message : textOf(backendErrorText)[kind], { cause });
    this.name = 'BackendError';
    this.kind = kind;
  }

  /** Sentence about what happened and what to do, in the page's language. */
  get sentence(): string {
    return textOf(backendErrorText)[this.kind];
  }
}

const KINDS: Record<string, BackendErrorKind> = {
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'unavailable',
  'auth/internal-error': 'unavailable',
  'auth/invalid-credential': 'credentials',
  'auth/wrong-password': 'credentials',
  'auth/user-not-found': 'credentials',
  'auth/invalid-email': 'invalid',
  'auth/email-already-in-use': 'email-taken',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/expired-action-code': 'code-expired',
  'auth/invalid-action-code': 'code-invalid',
  'auth/invalid-custom-token': 'code-invalid',
  'auth/requires-recent-login': 'sign-in-again',
  'auth/user-disabled': 'account-disabled',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/user-token-expired': 'signed-out',
  'auth/invalid-user-token': 'signed-out',
  'permission-denied': 'denied',
  unauthenticated: 'signed-out',
  'not-found': 'missing',
  'already-exists': 'conflict',
  aborted: 'conflict',
  'failed-precondition': 'invalid',
  'invalid-argument': 'invalid',
  'out-of-range': 'invalid',
  'resource-exhausted': 'limit',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  internal: 'unavailable',
  // Firestore Lite's code for a request that got no answer.
  unknown: 'unavailable',
  cancelled: 'cancelled',
  'storage/unauthorized': 'denied',
  'storage/unauthenticated': 'signed-out',
  'storage/object-not-found': 'missing',
  'storage/quota-exceeded': 'limit',
  'storage/canceled': 'cancelled',
  'storage/retry-limit-exceeded': 'unavailable',
  'storage/invalid-checksum': 'unavailable',
};

/**
 * Converts an error of the SDK to a BackendError. Returns a BackendError unchanged. A failure without a network is
 * `offline`.
 */
export function toBackendError(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const kind = KINDS[code] ?? (error instanceof TypeError ? 'unavailable' : 'unknown');
  const isNetwork = kind === 'offline' || kind === 'unavailable';
  return new BackendError(isNetwork ? (isOnline() ? 'unavailable' : 'offline') : kind, error);
}

/**
 * Runs `call` and rejects with a BackendError when the SDK throws. A DocumentError passes unchanged: the data is at
 * fault, not the call.
 */
export async function typed<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isDocumentError(error) ? error : toBackendError(error);
  }
}

/** Compared by name: the parser that threw it is bundled into a remote, with its own copy of the class. */
function isDocumentError(error: unknown): boolean {
  return error instanceof Error && error.name === 'DocumentError';
}
