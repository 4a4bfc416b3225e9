/** Decision of the guard: show the screen, ask for sign-in, or deny. */
export type Verdict = 'show' | 'sign-in' | 'deny';

/**
 * Decides from the route's data, before any of its code is downloaded. Fails closed: an unknown or missing access (a
 * registry written for a newer shell) is denied to everyone.
 */
export function guard(access: unknown, isSignedIn: boolean): Verdict {
  if (access === 'public') return 'show';
  if (access === 'signed-in') return isSignedIn ? 'show' : 'sign-in';
  return 'deny';
}
