import type { SiteConfig } from '@lectern/shared/contract';

/** A visit that a link brought to sign in: a mailed one, or one with a custom token. */
export type Arrival = 'mailed-link' | 'token';

/**
 * Returns how the address signs in, if the site allows that way: `?mode=signIn&oobCode=…` as Firebase mails it, or
 * `#token=…`, which never reaches a server.
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

/** Remembers on this device where a link was sent, so that opening it here needs no address. */
export function rememberAddress(email: string): void {
  try {
    localStorage.setItem(STORED, email);
  } catch {
    // Storage is blocked: the visitor enters the address again.
  }
}

/** Returns the address that the last link was sent to from this device, or ''. */
export function rememberedAddress(): string {
  try {
    return localStorage.getItem(STORED) ?? '';
  } catch {
    return '';
  }
}

/** Forgets the address, once a link has been used. */
export function forgetAddress(): void {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
