const KEY = 'lectern.session';

/**
 * True when this browser was left signed in, so that the page waits for the authentication service before it shows anything. Without the
 * marker the visitor is known to be signed out.
 */
export function hasSessionMarker(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps the marker in step with the session. Called only where the session changes. */
export function markSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no persisted session either.
  }
}
