import type { ComponentType } from 'react';
import type { Registry, Release, SiteConfig } from '@lectern/shared/contract';
import { RemoteLoadError } from '../../../../shell/src/federation/load/RemoteLoadError';
import type { Loaded } from '../../../../shell/src/federation/load/attemptChain';
import type { ScreenLoader } from '../../../../shell/src/federation/load/screenLoader';
import { createDeferred } from '../../../../shell/src/state/createDeferred';
import { createAppCopy } from '../../../../shell/src/offline/createAppCopy';
import { createOwnScreens } from '../../../../shell/src/routing/screen/ownScreens';
import type { BackgroundParts, DeferredParts, Shell } from '../../../../shell/src/state/ShellContext';
import { createSignal } from '../../../../shell/src/state/signal';
import type { Translations } from '../../../../shell/src/state/translations';
import own from '../../../../shell/src/remote';
import { DEFINITIONS, SCREENS } from './screens';

const VERSION = '0.0.0';
const NO_FILE = { url: '/', integrity: '', bytes: 0 };
const NO_FILES = { js: [], css: [] };

/**
 * Creates the shell of the monolith that the federated site is compared with: the same parts, but fixed routes, and
 * screens loaded by `import()`. It preloads nothing, follows no releases and reports nothing.
 */
export function createStaticShell(config: SiteConfig): Shell {
  const registry = staticRegistry();
  const deferred = createDeferred<DeferredParts>(() => import('../../../../shell/src/deferredParts'));
  const background = createDeferred<BackgroundParts>(() => import('../../../../shell/src/backgroundParts'));
  return {
    live: { current: () => registry, subscribe: () => () => undefined, update: () => undefined },
    loader: createStaticLoader(SCREENS),
    preload: () => undefined,
    report: () => undefined,
    translations: createSignal<Translations | null>(null),
    switchLanguage: () => Promise.reject(new Error('The monolith is in English only.')),
    canaries: {},
    ownRoutes: own.routes,
    ownScreens: createOwnScreens(
      { stylesheet: () => Promise.resolve() },
      VERSION,
      () => registry.shell.stable,
      deferred.load,
    ),
    config,
    app: createAppCopy(background.load),
    deferred,
    background,
    rendered: null,
    renderedParts: null,
    version: VERSION,
  };
}

/** Returns a registry with one release of each remote, whose files no page loads. */
function staticRegistry(): Registry {
  const header = { version: VERSION, builtAt: '', commit: '', entry: NO_FILE };
  const remotes = DEFINITIONS.map(({ name, routes }) => {
    const stable: Release = {
      ...header,
      remote: name,
      global: name,
      requires: {},
      routes: routes.map((route) => ({ ...route, module: `./${route.screen}`, assets: NO_FILES })),
    };
    return [name, { stable, fallback: null, canary: null }] as const;
  });
  const shell = { ...header, remote: 'shell' as const, template: NO_FILE, assets: NO_FILES, provides: {}, routes: [] };
  return {
    schemaVersion: 1,
    serial: 1,
    previousHash: '',
    updatedAt: '',
    change: { by: '', command: '', reason: '' },
    shell: { stable: shell, fallback: null, canary: null },
    remotes: Object.fromEntries(remotes),
    maintenance: null,
  };
}

/** Loads each screen once, by name. A failure is reported as that of a script chunk, and is never retried. */
function createStaticLoader(screens: Record<string, () => Promise<{ default: ComponentType }>>): ScreenLoader {
  const loaded = new Map<string, Loaded>();
  return {
    preferred: ({ first }) => first,
    ready: ({ first }) => loaded.get(first.route.screen) ?? null,
    async load({
      first: {
        release,
        route: { screen },
      },
    }) {
      try {
        const module = await screens[screen]?.();
        if (!module) throw new Error(`There is no screen ${screen}.`);
        loaded.set(screen, { Screen: module.default, release });
        return { ok: true, Screen: module.default, release };
      } catch (error) {
        const fields = {
          kind: 'error' as const,
          asset: 'script chunk' as const,
          remote: release.remote,
          version: VERSION,
          screen,
          url: '',
          attempts: 1,
        };
        return { ok: false, error: new RemoteLoadError(fields, error) };
      }
    },
    cancel: () => undefined,
    crash: () => false,
    startedReleases: () => [],
    discard: () => false,
  };
}
