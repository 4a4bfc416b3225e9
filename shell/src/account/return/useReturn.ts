import { useHost } from '@lectern/shared/host';
import { useSearchParams } from '@lectern/shared/router';
import { returnTo } from './returnTo';

/** Path to continue to, and a function that appends it to the path of another account screen. */
export type Return = { next: string; withNext: (path: string) => string };

/** Reads `?next=…` from the address. Anything but a live route of this site becomes the home page. */
export function useReturn(): Return {
  const { routes } = useHost();
  const [search] = useSearchParams();
  const next = returnTo(search.get('next'), location.origin, routes);
  return { next, withNext: (path) => (next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`) };
}
