import { translatable } from '@lectern/shared/translations';
import type { BackendErrorKind } from '../backendErrorKind';

/** One sentence for each kind of failed backend call. */
export const backendErrorText = translatable('firebase/backendError', (): Record<BackendErrorKind, string> => ({
  offline: 'You seem to be offline. Nothing is lost: try again when you are connected.',
  unavailable: 'The service did not answer. Nothing is lost: try again in a moment.',
  denied: 'Your account has no access to this.',
  'signed-out': 'Your session has ended. Sign in again to continue.',
  missing: 'This no longer exists.',
  conflict: 'Somebody changed this at the same time. Try again.',
  limit: 'That is too much at once. Wait a moment, or send less.',
  invalid: 'The service did not accept this.',
  cancelled: 'This was cancelled.',
  credentials: 'That e-mail address and password do not match an account.',
  'email-taken': 'There is already an account with this e-mail address. Sign in, or reset your password.',
  'weak-password': 'Choose a longer or less common password: at least 8 characters.',
  'code-expired': 'This link has expired. Request a new one.',
  'code-invalid': 'This link is incomplete or was already used. Request a new one.',
  'sign-in-again': 'For your safety, confirm your password to do this.',
  'account-disabled': 'This account has been closed. Contact us if you think this is a mistake.',
  'too-many-attempts': 'Too many attempts. Wait a few minutes, then try again.',
  unknown: 'Something went wrong on our side. Nothing is lost: try again.',
}));
