import { createContext, useContext, useMemo, useSyncExternalStore, type ComponentType } from 'react';
import type { Canaries, Registry, RouteDefinition, SiteConfig } from '@lectern/shared/contract';
import type { AppCopy } from '@lectern/shared/host';
import type { RenderedPage } from '../boot/renderedPage';
import type * as Background from '../backgroundParts';
import type * as Parts from '../deferredParts';
import type { LiveRegistry } from '../federation/live/liveRegistry';
import type { LoadReport } from '../federation/load/loadReport';
import type { Candidate } from '../federation/load/attempt';
import type { ScreenLoader } from '../federation/load/screenLoader';
import type { Deferred } from './createDeferred';
import { routeTable, type TableRoute } from './routeTable';
import { useSignal, type Signal } from './signal';
import type { Translations } from './translations';

/** The shell's own screens, by the names that `remote.ts` gives them. */
export type OwnScreens = {
  /** Returns a screen that has loaded, or null. */
  ready: (name: string) => ComponentType | null;
  /** Loads a screen. Rejects with webpack's ChunkLoadError, or with an Error for an unknown name. */
  load: (name: string) => Promise<ComponentType>;
};

/** Menus and screens that load after the first content. */
export type DeferredParts = typeof Parts;

/** Deferred parts that are in the markup of a rendered page. */
export type RenderedParts = Pick<DeferredParts, 'ThemePanel'>;

/** Notices and work without a view that load after the first content. */
export type BackgroundParts = typeof Background;

/** Services that the composition root creates once and every part of the shell uses. */
export type Shell = {
  live: LiveRegistry;
  loader: ScreenLoader;
  preload: (candidate: Candidate) => void;
  report: (report: LoadReport) => void;
  /** The canaries of this page's visitor. */
  canaries: Canaries;
  ownRoutes: readonly RouteDefinition[];
  ownScreens: OwnScreens;
  config: SiteConfig;
  /** The page's translations; null in English. */
  translations: Signal<Translations | null>;
  /** Switches the page to another language. Rejects when its texts can't be loaded. */
  switchLanguage: (language: string) => Promise<void>;
  app: AppCopy;
  deferred: Deferred<DeferredParts>;
  /** The deferred parts of a prerendered page, once their code has loaded; null without content. */
  renderedParts: Promise<RenderedParts> | null;
  background: Deferred<BackgroundParts>;
  /** Content that the gateway has rendered into this page; null for none. */
  rendered: RenderedPage | null;
  /** The version of the running shell. */
  version: string;
};

/** Context of the services, provided once around the whole site. */
export const ShellContext = createContext<Shell | null>(null);

/** Returns the shell's services; throws outside ShellContext. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() was called outside ShellContext.');
  return shell;
}

/** Returns the revision in use; the component renders again when a newer one replaces it. */
export function useRegistry(): Registry {
  const { live } = useShell();
  return useSyncExternalStore(live.subscribe, live.current, live.current);
}

/** Returns the route table of the revision in use. */
export function useRouteTable(): TableRoute[] {
  const { ownRoutes, canaries, translations } = useShell();
  const registry = useRegistry();
  const titles = useSignal(translations)?.titles;
  return useMemo(() => routeTable(registry, ownRoutes, canaries, titles), [registry, ownRoutes, canaries, titles]);
}
