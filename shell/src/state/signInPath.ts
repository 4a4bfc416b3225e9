/** Returns the address of the sign-in screen that leads back to `location`. */
export function signInPath(location: { pathname: string; search: string; hash: string }): string {
  return `/sign_in?next=${encodeURIComponent(location.pathname + location.search + location.hash)}`;
}
