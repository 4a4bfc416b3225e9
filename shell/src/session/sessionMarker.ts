import type { SessionUser } from '@lectern/shared/host';
import { saveHint } from '../boot/hint';
import { storedText } from '../boot/storedText';

const MARKER = 'lectern.session';
const PROFILE = 'lectern.account';

/**
 * Returns true when this browser was left signed in: the page then waits for the authentication service before it shows
 * anything. Without the marker the visitor is signed out.
 */
export function hasSessionMarker(): boolean {
  return storedText(MARKER) !== null;
}

/**
 * Returns the user who was last signed in here, for use while the authentication service is unreachable. Null without a
 * marker.
 */
export function rememberedUser(): SessionUser | null {
  if (!hasSessionMarker()) return null;
  try {
    return parseUser(JSON.parse(storedText(PROFILE) ?? 'null'));
  } catch {
    return null;
  }
}

/** Saves marker and profile for the session's user. Call it only where the session changes. */
export function markSession(user: SessionUser | null): void {
  saveHint({ isSignedIn: user !== null });
  try {
    if (user) {
      localStorage.setItem(PROFILE, JSON.stringify(user));
      localStorage.setItem(MARKER, '1');
    } else {
      localStorage.removeItem(MARKER);
      localStorage.removeItem(PROFILE);
    }
  } catch {
    // Storage is blocked: there is no persisted session either.
  }
}

/** Calls `listener` when another tab sets the marker, after a sign-in there. Returns the function that stops it. */
export function watchSessionMarker(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === MARKER && event.newValue !== null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function parseUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const { uid, email, emailVerified, displayName, photoUrl } = value as Record<string, unknown>;
  if (typeof uid !== 'string' || typeof email !== 'string' || typeof displayName !== 'string') return null;
  // A remembered role may have been revoked: it would promise what the backend refuses.
  return {
    uid,
    email,
    displayName,
    emailVerified: emailVerified === true,
    photoUrl: typeof photoUrl === 'string' ? photoUrl : null,
    roles: [],
  };
}
