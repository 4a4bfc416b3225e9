import { useCallback } from 'react';
import { useSession } from '../session/SessionContext';
import { findRoute } from '../state/routeTable';
import { useRouteTable, useShell } from '../state/ShellContext';
import { guard } from './guard';
import type { Intent } from './watchLinks';

/**
 * Returns a function that prepares the screen of a path. Pointing at a link preloads the screen's files; pressing it
 * evaluates them as well. Requests nothing for a route that the guard refuses.
 */
export function usePrepare(): (pathname: string, intent: Intent) => void {
  const { loader, preload, ownScreens } = useShell();
  const table = useRouteTable();
  const isSignedIn = useSession().user !== null;
  return useCallback(
    (pathname, intent) => {
      const route = findRoute(table, pathname);
      if (!route || guard(route, isSignedIn) !== 'show') return;
      if (!route.target) void ownScreens.load(route.screen).catch(() => undefined);
      else if (loader.ready(route.target)) return;
      else if (intent === 'press') void loader.load(route.target);
      else preload(loader.preferred(route.target));
    },
    [table, isSignedIn, loader, preload, ownScreens],
  );
}
