import type { ThemeChoice } from '@lectern/shared/host';

const COOKIE = 'lectern-hint';
const MAX_AGE_S = 365 * 24 * 3_600;

/** Information that the gateway needs to choose between rendered content and the loading screen. No secrets, no ids. */
export type Hint = { isSignedIn: boolean; theme: ThemeChoice };

/**
 * Changes the hint, which a cookie stores: `in` or `out`, a dot, the theme. Without an account and with the system's
 * theme there is no cookie, since its absence says the same. Writes nothing when the cookie is right already. Returns
 * true when the browser has stored the new value.
 */
export function saveHint(change: Partial<Hint>): boolean {
  const stored = readCookie();
  const [session, storedTheme = 'system'] = stored?.split('.') ?? [];
  const { isSignedIn = session === 'in', theme = storedTheme } = change;
  const value = `${isSignedIn ? 'in' : 'out'}.${theme}`;
  const isDefault = value === 'out.system';
  if (stored === (isDefault ? null : value)) return false;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = isDefault ? 0 : MAX_AGE_S;
  document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${String(age)}; SameSite=Lax${secure}`;
  return readCookie() !== stored;
}

function readCookie(): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return found === undefined ? null : found.slice(COOKIE.length + 1);
}
