/** Decision of the guard: show the screen, ask for sign-in, or deny. */
export type Verdict = 'show' | 'sign-in' | 'deny';

type OpenWith = { publicWith?: string; publicWithAny?: readonly string[] };

/**
 * Decides from the route's data and the address's query string, before any of its code is downloaded. Fails closed: an
 * unknown or missing access (a registry written for a newer shell) is denied to everyone.
 */
export function guard(
  { access, publicWith = '', publicWithAny = [] }: OpenWith & { access: unknown },
  isSignedIn: boolean,
  search = '',
): Verdict {
  if (access === 'public') return 'show';
  if (access !== 'signed-in') return 'deny';
  const query = new URLSearchParams(search);
  const isOpen = [publicWith, ...publicWithAny].some((name) => name !== '' && query.has(name));
  return isSignedIn || isOpen ? 'show' : 'sign-in';
}
