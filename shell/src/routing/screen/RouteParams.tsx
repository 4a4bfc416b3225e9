import { useMemo, type ReactNode } from 'react';
import { matchPath } from '@lectern/shared/contract';
import { RouteContext } from '../router';

/**
 * Provides the parameters of `pathname` under the route's `path`, as `useParams` reads them. Does what the router's own
 * Routes does for a route that is already chosen, without its error boundaries and data loading.
 */
export function RouteParams({ path, pathname, children }: { path: string; pathname: string; children: ReactNode }) {
  const context = useMemo(() => {
    const match = { params: matchPath(path, pathname) ?? {}, pathname, pathnameBase: pathname, route: { path } };
    return { outlet: null, matches: [match], isDataRoute: false };
  }, [path, pathname]);
  return <RouteContext value={context}>{children}</RouteContext>;
}
