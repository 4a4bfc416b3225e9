import { useHost } from '@lectern/shared/host';
import { useSearchParams } from '@lectern/shared/router';
import { returnTo } from '../routing/returnTo';

/** Where the visitor came from and will go on to, and how to keep that on the way to another account screen. */
export type Return = { next: string; keep: (path: string) => string };

/** Reads `?next=…` of the address: only a live route of this site counts, anything else is the home page. */
export function useReturn(): Return {
  const { routes } = useHost();
  const [search] = useSearchParams();
  const next = returnTo(search.get('next'), location.origin, routes);
  return { next, keep: (path) => (next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`) };
}
