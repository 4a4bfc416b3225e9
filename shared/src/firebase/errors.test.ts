import { BackendError, toBackendError, typed, type BackendErrorKind } from './errors';

const withCode = (code: string): Error => Object.assign(new Error(`Firebase: (${code}).`), { code });

test.each<[code: string, kind: BackendErrorKind]>([
  ['auth/network-request-failed', 'unavailable'],
  ['auth/invalid-credential', 'credentials'],
  ['auth/wrong-password', 'credentials'],
  ['auth/user-not-found', 'credentials'],
  ['auth/email-already-in-use', 'email-taken'],
  ['auth/weak-password', 'weak-password'],
  ['auth/invalid-email', 'invalid'],
  ['auth/expired-action-code', 'code-expired'],
  ['auth/invalid-action-code', 'code-invalid'],
  ['auth/requires-recent-login', 'sign-in-again'],
  ['auth/user-disabled', 'account-disabled'],
  ['auth/too-many-requests', 'too-many-attempts'],
  ['auth/user-token-expired', 'signed-out'],
  ['permission-denied', 'denied'],
  ['unauthenticated', 'signed-out'],
  ['not-found', 'missing'],
  ['aborted', 'conflict'],
  ['already-exists', 'conflict'],
  ['failed-precondition', 'invalid'],
  ['invalid-argument', 'invalid'],
  ['resource-exhausted', 'limit'],
  ['unavailable', 'unavailable'],
  ['deadline-exceeded', 'unavailable'],
  ['cancelled', 'cancelled'],
  ['storage/unauthorized', 'denied'],
  ['storage/unauthenticated', 'signed-out'],
  ['storage/object-not-found', 'missing'],
  ['storage/quota-exceeded', 'limit'],
  ['storage/canceled', 'cancelled'],
  ['storage/retry-limit-exceeded', 'unavailable'],
  ['something/else', 'unknown'],
])('%s is %s', (code, kind) => {
  const cause = withCode(code);
  const error = toBackendError(cause);
  expect(error).toMatchObject({ name: 'BackendError', kind, cause });
  expect(error.sentence).toMatch(/^[A-Z].*\.$/);
});

test('a network failure is `offline` when the browser has no connection', () => {
  const { navigator } = globalThis;
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
  expect(toBackendError(withCode('auth/network-request-failed')).kind).toBe('offline');
  expect(toBackendError(new TypeError('fetch failed')).kind).toBe('offline');
  expect(toBackendError(withCode('permission-denied')).kind).toBe('denied');
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  expect(toBackendError(new TypeError('fetch failed')).kind).toBe('unavailable');
});

test('BackendErrors and DocumentErrors pass unchanged', async () => {
  const known = new BackendError('limit', null);
  await expect(typed(() => Promise.reject(known))).rejects.toBe(known);
  const invalid = Object.assign(new Error('courses/a: field "title" is missing'), { name: 'DocumentError' });
  await expect(typed(() => Promise.reject(invalid))).rejects.toBe(invalid);
  await expect(typed(() => Promise.reject(new Error('odd')))).rejects.toMatchObject({
    kind: 'unknown',
    message: 'odd',
  });
});
