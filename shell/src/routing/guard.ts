/** Decision of the guard: show the screen, ask for sign-in, or deny. */
export type Verdict = 'show' | 'sign-in' | 'deny';

/**
 * Decides from the route's data and the address's query string, before any of its code is downloaded. Fails closed: an
 * unknown or missing access (a registry written for a newer shell) is denied to everyone.
 */
export function guard(
  { access, publicWith }: { access: unknown; publicWith?: string },
  isSignedIn: boolean,
  search = '',
): Verdict {
  if (access === 'public') return 'show';
  if (access !== 'signed-in') return 'deny';
  const isOpen = publicWith !== undefined && new URLSearchParams(search).has(publicWith);
  return isSignedIn || isOpen ? 'show' : 'sign-in';
}
