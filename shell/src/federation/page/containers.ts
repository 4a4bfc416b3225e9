import { loadScript } from '@module-federation/enhanced/runtime';
import type { Release } from '@lectern/shared/contract';
import { assetAddress } from './assetTags';
import type { SharedScope } from './sharedScope';
import { setScriptUrl } from './trustedUrls';

/** Webpack's container of a remote: takes the share scope, and returns the factories of the exposed modules. */
type Container = {
  init: (shared: SharedScope, initScope: object[]) => unknown;
  get: (module: string) => Promise<() => unknown>;
};

/** Containers of the releases that this page loads. */
export type Containers = {
  /**
   * Loads the entry, unless it has loaded; calls at the same time share one load. Rejects with the error of the
   * federation runtime, or with an Error whose message contains NO_CONTAINER.
   */
  loadEntry: (release: Release, attempt: number) => Promise<void>;
  /** Resolves to the evaluated module of a loaded entry; rejects with what the container or the module throws. */
  loadModule: (release: Release, module: string) => Promise<unknown>;
  /** Discards the release's code, so that the next attempt evaluates all of it again. */
  discard: (release: Release) => void;
};

/** Part of the message about an entry that ran but registered no container. */
export const NO_CONTAINER = 'left no container';

/**
 * Creates the containers of this page. Each receives the scope `shared`; the federation runtime gives up on an entry
 * after `timeout` milliseconds. Of that runtime (`@module-federation/enhanced`) only the script loader is used; the
 * README says why.
 */
export function createContainers(shared: SharedScope, timeout: number): Containers {
  const containers = new Map<string, Container>();
  const pending = new Map<string, Promise<unknown>>();
  const page = globalThis as Record<string, unknown>;

  const loadOnce = (url: string, integrity: string): Promise<unknown> => {
    const current = pending.get(url);
    if (current) return current;
    const createScriptHook = (src: string) => ({ script: entryScript(src, integrity), timeout });
    const load = loadScript(url, { createScriptHook }).finally(() => pending.delete(url));
    pending.set(url, load);
    return load;
  };

  return {
    async loadEntry({ global, entry }, attempt) {
      if (containers.has(global)) return;
      if (!page[global]) await loadOnce(assetAddress(entry, attempt), entry.integrity);
      if (!page[global]) throw new Error(`The entry of ${global} ${NO_CONTAINER}.`);
      if (!containers.has(global)) containers.set(global, page[global] as Container);
    },
    async loadModule(release, module) {
      const container = containers.get(release.global);
      if (!container) throw new Error(`The entry of ${release.global} is not loaded.`);
      await initialise(container, shared);
      const factory = await container.get(module);
      return factory();
    },
    discard(release) {
      containers.delete(release.global);
      page[release.global] = undefined;
      page[`webpackChunk${release.global}`] = undefined;
    },
  };
}

async function initialise(container: Container, shared: SharedScope): Promise<void> {
  try {
    await container.init(shared, []);
  } catch (cause) {
    throw new Error('The container does not take the share scope.', { cause });
  }
}

/** Returns a script tag for the runtime with integrity, CORS, and an address from our Trusted Types policy. */
function entryScript(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  setScriptUrl(script, url);
  return script;
}
