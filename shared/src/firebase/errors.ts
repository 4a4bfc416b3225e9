import { isOnline } from '../sync/connection';

/** What went wrong between a screen and the backend, as far as a screen can act on it. */
export type BackendErrorKind =
  | 'offline'
  | 'unavailable'
  | 'denied'
  | 'signed-out'
  | 'missing'
  | 'conflict'
  | 'limit'
  | 'invalid'
  | 'cancelled'
  | 'credentials'
  | 'email-taken'
  | 'weak-password'
  | 'code-expired'
  | 'code-invalid'
  | 'sign-in-again'
  | 'account-disabled'
  | 'too-many-attempts'
  | 'unknown';

const SENTENCES: Record<BackendErrorKind, string> = {
  offline: 'You seem to be offline. Nothing is lost: try again when you are connected.',
  unavailable: 'The service did not answer. Nothing is lost: try again in a moment.',
  denied: 'This is not open to your account.',
  'signed-out': 'Your session has ended. Sign in again to go on.',
  missing: 'This no longer exists.',
  conflict: 'Somebody changed this at the same time. Try again.',
  limit: 'That is more than is allowed at once. Wait a little, or send less.',
  invalid: 'The service refused what was sent.',
  cancelled: 'This was cancelled.',
  credentials: 'That e-mail address and password do not match an account.',
  'email-taken': 'An account with this e-mail address exists already. Sign in, or reset your password.',
  'weak-password': 'Choose a longer or less common password: at least 8 characters.',
  'code-expired': 'This link has expired. Ask for a new one.',
  'code-invalid': 'This link was used already or is not whole. Ask for a new one.',
  'sign-in-again': 'For your safety, confirm your password to do this.',
  'account-disabled': 'This account has been closed. Contact us if you think that is wrong.',
  'too-many-attempts': 'Too many attempts. Wait a few minutes, then try again.',
  unknown: 'Something went wrong on our side. Nothing is lost: try again.',
};

/** A failed call to the backend: `kind` for code, `sentence` for people, `cause` for the console. */
export class BackendError extends Error {
  readonly kind: BackendErrorKind;
  readonly sentence: string;
  constructor(kind: BackendErrorKind, cause: unknown) {
    super(cause instanceof Error ? cause.message : SENTENCES[kind], { cause });
    this.name = 'BackendError';
    this.kind = kind;
    this.sentence = SENTENCES[kind];
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
  // Firestore Lite says so of a request that got no answer at all.
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
 * The typed form of whatever the SDK threw; a BackendError stays as it is. A failure without a network is `offline`.
 */
export function toBackendError(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const kind = KINDS[code] ?? (error instanceof TypeError ? 'unavailable' : 'unknown');
  const isNetwork = kind === 'offline' || kind === 'unavailable';
  return new BackendError(isNetwork ? (isOnline() ? 'unavailable' : 'offline') : kind, error);
}

/**
 * Runs `call`; what the SDK throws arrives as a BackendError. A DocumentError stays what it is: it speaks of the data,
 * not of the call.
 */
export async function typed<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isDocumentError(error) ? error : toBackendError(error);
  }
}

/** By its name: the parser that threw it was built into a remote, with a class of its own. */
function isDocumentError(error: unknown): boolean {
  return error instanceof Error && error.name === 'DocumentError';
}
