import { loadScript } from '@module-federation/enhanced/runtime';
import type { Release } from '@lectern/shared/contract';
import { addressOf } from './assetTags';
import type { SharedScope } from './sharedScope';
import { setScriptUrl } from './trustedUrls';

/**
 * What webpack makes of a remote: it takes the share scope, once or again the same, and gives the factories of its
 * exposed modules.
 */
type Container = {
  init: (shared: SharedScope, initScope: object[]) => unknown;
  get: (module: string) => Promise<() => unknown>;
};

/** The containers of the releases that this page has met. */
export type Containers = {
  /**
   * Loads the entry, unless it is in the page; rejects with what the federation runtime reports, or with NO_CONTAINER
   * in the message.
   */
  loadEntry: (release: Release, attempt: number) => Promise<void>;
  /**
   * The exposed module of a release whose entry is loaded, evaluated; rejects with what the container or the module
   * throws.
   */
  loadModule: (release: Release, module: string) => Promise<unknown>;
  /** Forgets the release's code, so that another attempt evaluates all of it anew. */
  forget: (release: Release) => void;
};

/** What an error says of an entry that ran and left nothing behind. */
export const NO_CONTAINER = 'left no container';

/**
 * `shared` is the scope that every container gets; `timeout` (ms) is when the federation runtime gives up on an entry.
 */
export function createContainers(shared: SharedScope, timeout: number): Containers {
  const containers = new Map<string, Container>();
  const page = globalThis as Record<string, unknown>;

  return {
    async loadEntry({ global, entry }, attempt) {
      if (containers.has(global)) return;
      // A script that is on its way, for another screen of the release, is joined by the runtime: it knows the address.
      if (!page[global])
        await loadScript(addressOf(entry, attempt), {
          createScriptHook: (url) => ({ script: entryScript(url, entry.integrity), timeout }),
        });
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
    forget(release) {
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

/** The runtime's script tag as ours are: integrity, CORS, our Trusted Types policy. */
function entryScript(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  setScriptUrl(script, url);
  return script;
}
