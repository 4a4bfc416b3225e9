import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { HostContext, type Host } from '@lectern/shared/host';
import { useChrome } from '../chrome/Chrome';
import { NotFoundScreen } from '../chrome/NotFoundScreen';
import { useSignal } from '../chrome/signal';
import { watchLinks, type Intent } from '../federation/prepare';
import { useSession } from '../session/SessionContext';
import { useText } from '../text/useText';
import { guard } from './guard';
import { findRoute } from './routeTable';
import { useRouteTable, useShell } from './ShellContext';

/** Gives screens what the shell has for them, and prepares the screens that links lead to. */
export function HostProvider({ children }: { children: ReactNode }) {
  const text = useText();
  const { app, config } = useShell();
  const { user } = useSession();
  const { theme, unsaved, announce } = useChrome();
  const choice = useSignal(theme.choice);
  const routes = useRouteTable();
  const prepare = usePrepare();
  const setTitle = useCallback((title: string) => void (document.title = text.documentTitle(title)), [text]);

  const host = useMemo<Host>(
    () => ({
      user,
      config,
      routes,
      app,
      theme: { choice, choose: theme.choose },
      NotFound: NotFoundScreen,
      setTitle,
      announce,
      holdUnsaved: unsaved.hold,
      prepare: (href) => prepare(new URL(href, location.href).pathname, 'near'),
    }),
    [user, config, routes, app, choice, theme, setTitle, announce, unsaved, prepare],
  );

  useEffect(() => watchLinks(document, prepare), [prepare]);
  return <HostContext value={host}>{children}</HostContext>;
}

/**
 * Near a link the files of its screen are asked for; while it is pressed they are run as well. Nothing for a route that
 * the guard refuses.
 */
function usePrepare(): (pathname: string, intent: Intent) => void {
  const { loader, preload, ownScreens } = useShell();
  const table = useRouteTable();
  const isSignedIn = useSession().user !== null;
  return useCallback(
    (pathname, intent) => {
      const route = findRoute(table, pathname);
      if (!route || guard(route.access, isSignedIn) !== 'show') return;
      if (!route.target) void ownScreens.load(route.screen).catch(() => undefined);
      else if (loader.ready(route.target)) return;
      else if (intent === 'press') void loader.load(route.target);
      else preload(route.target);
    },
    [table, isSignedIn, loader, preload, ownScreens],
  );
}
