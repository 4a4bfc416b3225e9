import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { HostContext, type Host } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { NotFound } from '../chrome/screens/errorScreens';
import { useSession } from '../session/SessionContext';
import { usePageState } from '../state/PageState';
import { useRegistry, useRouteTable, useShell } from '../state/ShellContext';
import { useSignal } from '../state/signal';
import { shellText } from '../text/shell.en';
import { usePrepare } from './usePrepare';
import { watchLinks } from './watchLinks';

/** Provides the host to screens, and prepares the screens of links that the visitor points at. */
export function HostProvider({ children }: { children: ReactNode }) {
  const { documentTitle } = useText(shellText);
  const { app, config, switchLanguage } = useShell();
  const { languages: tags } = useRegistry().shell.stable;
  const { user } = useSession();
  const { theme, unsaved, announce } = usePageState();
  const choice = useSignal(theme.choice);
  const routes = useRouteTable();
  const prepare = usePrepare();
  const setTitle = useCallback((title: string) => void (document.title = documentTitle(title)), [documentTitle]);

  const host = useMemo<Host>(
    () => ({
      user,
      config,
      routes,
      app,
      theme: { choice, choose: theme.choose },
      ...(tags && { languages: { tags: ['en', ...tags], choose: switchLanguage } }),
      NotFound,
      setTitle,
      announce,
      holdUnsaved: unsaved.hold,
      prepare: (href) => prepare(new URL(href, location.href).pathname, 'near'),
    }),
    [user, config, routes, app, choice, theme, tags, switchLanguage, setTitle, announce, unsaved, prepare],
  );

  useEffect(() => watchLinks(document, prepare), [prepare]);
  return <HostContext value={host}>{children}</HostContext>;
}
