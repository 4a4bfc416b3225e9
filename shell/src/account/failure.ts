import { isBackendError, kindOf } from '@lectern/shared/failure';
import type { BackendErrorKind } from '@lectern/shared/firebase/errors';
import type { AccountText } from '../text/useAccountText';

/**
 * What a failed call was about. A façade that could not be loaded is `unavailable`, as its service is to the visitor.
 */
export function failureKind(error: unknown): BackendErrorKind {
  return kindOf(error) ?? 'unavailable';
}

/** The sentence for people of a failed call. */
export function failureSentence(error: unknown, text: AccountText): string {
  if (!isBackendError(error)) return text.unavailable;
  return text.failures[error.kind] ?? error.sentence;
}
