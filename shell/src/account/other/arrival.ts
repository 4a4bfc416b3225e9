import type { SiteConfig } from '@lectern/shared/contract';

/** Kind of a link that signs a visitor in: a mailed link, or one with a custom token. */
export type Arrival = 'mailed-link' | 'token';

/**
 * Returns how the page's URL signs in; null when it doesn't, or the site does not allow it. Firebase mails links with
 * `?mode=signIn&oobCode=…`; a custom token is in `#token=…`, which never reaches a server.
 */
export function arrivalOf(
  { search, hash }: { search: string; hash: string },
  signIn: SiteConfig['signIn'],
): Arrival | null {
  const isMailed = new URLSearchParams(search).get('mode') === 'signIn';
  if (isMailed && signIn?.includes('email-link')) return 'mailed-link';
  return hash.startsWith('#token=') && signIn?.includes('custom-token') ? 'token' : null;
}

const STORED = 'lectern.mail-link';

/** Stores the e-mail address that a link was sent to, so that opening the link on this device does not ask for it. */
export function rememberAddress(email: string): void {
  try {
    localStorage.setItem(STORED, email);
  } catch {
    // Storage is blocked: the visitor enters the address again.
  }
}

/** Returns the e-mail address that this device last requested a link for, or ''. */
export function rememberedAddress(): string {
  try {
    return localStorage.getItem(STORED) ?? '';
  } catch {
    return '';
  }
}

/** Removes the stored address. Call it once a link has been used. */
export function forgetAddress(): void {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
