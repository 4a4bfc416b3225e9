import { useHost } from '@lectern/shared/host';
import { useSearchParams } from '@lectern/shared/router';
import { returnTo } from './returnTo';

/** Page to continue to, and a function that carries it over to the path of another account screen. */
export type Return = { next: string; keep: (path: string) => string };

/** Reads `?next=…` of the address. Only a live route of this site counts; anything else is the home page. */
export function useReturn(): Return {
  const { routes } = useHost();
  const [search] = useSearchParams();
  const next = returnTo(search.get('next'), location.origin, routes);
  return { next, keep: (path) => (next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`) };
}
