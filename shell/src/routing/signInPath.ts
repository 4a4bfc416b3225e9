/** Where a guarded path sends a visitor without an account. */
export function signInPath(location: { pathname: string; search: string; hash: string }): string {
  return `/sign_in?next=${encodeURIComponent(location.pathname + location.search + location.hash)}`;
}
