import './ignoreDefaults';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  type Auth,
} from 'firebase/auth';
import { perConnection } from './app';
import { createPendingCalls, type PendingCalls } from './pendingCalls';

/**
 * The open auth service with the calls of `asCaller`. `endings` counts calls that end the session on purpose.
 * `reported` is the uid that observers know; the SDK removes an account from the device before it reports that.
 */
type AuthState = { auth: Auth; endings: number; calls: PendingCalls; reported: string | null };

/** Returns the auth service of the page's connection, opened at the first call. */
export const openAuth = perConnection(({ app, localOrigin }): AuthState => {
  const persistence =
    typeof indexedDB === 'undefined' ? [inMemoryPersistence] : [indexedDBLocalPersistence, browserLocalPersistence];
  const auth = initializeAuth(app, { persistence });
  if (localOrigin) connectAuthEmulator(auth, localOrigin, { disableWarnings: true });
  const state: AuthState = { auth, endings: 0, calls: createPendingCalls(), reported: null };
  // Before any observer: what an observer's screens ask for belongs to the reported account.
  onIdTokenChanged(auth, (user) => {
    state.reported = user?.uid ?? null;
  });
  return state;
});
