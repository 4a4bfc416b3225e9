import { useMemo, type ReactNode } from 'react';
import { UNSAFE_RouteContext as RouteContext } from 'react-router-dom';
import { matchPath } from '@lectern/shared/contract';

/**
 * Gives what is inside the parameters of `pathname` under the route's `path`, as `useParams` reads them. Like the
 * router's own Routes for one route that is chosen already, without the error boundaries and data loading that come
 * with it.
 */
export function RouteParams({ path, pathname, children }: { path: string; pathname: string; children: ReactNode }) {
  const context = useMemo(() => {
    const match = { params: matchPath(path, pathname) ?? {}, pathname, pathnameBase: pathname, route: { path } };
    return { outlet: null, matches: [match], isDataRoute: false };
  }, [path, pathname]);
  return <RouteContext value={context}>{children}</RouteContext>;
}
