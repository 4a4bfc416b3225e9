import { matchRoute } from '@lectern/shared/contract';

const ACCOUNT_PATHS = ['/sign_in', '/sign_up', '/forgot_password'];

/**
 * Returns the path to continue to after signing in: `next`, if it resolves to `origin` and matches a live route, else
 * "/". So no link can send the visitor to another site, run a script, or loop through the account screens.
 */
export function returnTo(next: string | null, origin: string, routes: readonly { path: string }[]): string {
  const url = next?.startsWith('/') ? parse(next, origin) : null;
  if (url?.origin !== origin || ACCOUNT_PATHS.includes(url.pathname) || !matchRoute(routes, url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

function parse(text: string, origin: string): URL | null {
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
}
