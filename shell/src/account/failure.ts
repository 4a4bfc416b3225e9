import { isBackendError, kindOf } from '@lectern/shared/failure';
import type { BackendErrorKind } from '@lectern/shared/firebase/errors';
import type { AccountText } from '../text/account.en';

/** Returns the kind of a failed call. A façade that failed to load is `unavailable`, like its service. */
export function failureKind(error: unknown): BackendErrorKind {
  return kindOf(error) ?? 'unavailable';
}

/** Returns the sentence, shown to the visitor, that explains why a call failed. */
export function failureSentence(error: unknown, text: AccountText): string {
  if (!isBackendError(error)) return text.unavailable;
  return text.failures[error.kind] ?? error.sentence;
}
