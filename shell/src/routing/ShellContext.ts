import { createContext, useContext, useMemo, useSyncExternalStore, type ComponentType } from 'react';
import type { Registry, RouteFacts, SiteConfig } from '@lectern/shared/contract';
import type { AppCopy } from '@lectern/shared/host';
import type { LiveRegistry } from '../federation/liveRegistry';
import type { Later } from '../later/later';
import type { ScreenLoader, ScreenTarget } from '../federation/screenLoader';
import type { LoadReport } from '../federation/report';
import { routeTable, type TableRoute } from './routeTable';

/** The shell's own screens, by the names that `remote.ts` gives them. */
export type OwnScreens = {
  /** A screen that is in the page already. */
  ready: (name: string) => ComponentType | null;
  /** Loads a screen; rejects with webpack's ChunkLoadError, or an Error for a name that the shell has not. */
  load: (name: string) => Promise<ComponentType>;
};

/** What the composition root makes once and every part of the shell uses. */
export type Shell = {
  live: LiveRegistry;
  loader: ScreenLoader;
  preload: (target: ScreenTarget) => void;
  report: (report: LoadReport) => void;
  visitor: () => string;
  ownRoutes: readonly RouteFacts[];
  ownScreens: OwnScreens;
  config: SiteConfig;
  app: AppCopy;
  /** The parts that no first content needs. */
  later: Later;
  /** The release of the shell that runs. */
  version: string;
};

/** Set once, around everything. */
export const ShellContext = createContext<Shell | null>(null);

/** The shell's parts; throws outside ShellContext. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() was called outside ShellContext.');
  return shell;
}

/** The revision in use; renders again when the next one is taken. */
export function useRegistry(): Registry {
  const { live } = useShell();
  return useSyncExternalStore(live.subscribe, live.current);
}

/** The route table of the revision in use. */
export function useRouteTable(): TableRoute[] {
  const { ownRoutes, visitor } = useShell();
  const registry = useRegistry();
  return useMemo(() => routeTable(registry, ownRoutes, visitor), [registry, ownRoutes, visitor]);
}
