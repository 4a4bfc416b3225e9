type Address = { pathname: string; search: string; hash: string };

/**
 * Returns the query string with which an account screen leads back to `location`. Account screens pass on their own;
 * the home screen needs none.
 */
export function returnQuery({ pathname, search, hash }: Address): string {
  if (/^\/(sign|forgot)_/.test(pathname)) return search;
  return pathname === '/' ? '' : `?next=${encodeURIComponent(pathname + search + hash)}`;
}

/** Returns the address of the sign-in screen that leads back to `location`. */
export const signInPath = (location: Address): string => `/sign_in${returnQuery(location)}`;
