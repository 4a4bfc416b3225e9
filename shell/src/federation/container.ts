import { getRemoteEntry, getRemoteInfo, init, type ModuleFederation, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Release } from '@lectern/shared/contract';
import { addressOf } from './assetTags';
import type { SharedScope } from './sharedScope';
import { setScriptUrl } from './trustedUrls';

/** What webpack makes of a remote: it takes the share scope, once or again the same, and gives the factories of its exposed modules. */
type Container = { init: (shared: SharedScope, initScope: object[]) => unknown; get: (module: string) => Promise<() => unknown> };

/** The containers of the releases that this page has met. */
export type Containers = {
  /** Loads the entry, unless it is in the page; rejects with what the federation runtime reports. */
  loadEntry: (release: Release, attempt: number) => Promise<void>;
  /** The exposed module of a release whose entry is loaded, evaluated; rejects with what the container or the module throws. */
  loadModule: (release: Release, module: string) => Promise<unknown>;
  /** Forgets the release's code, so that another attempt evaluates all of it anew. */
  forget: (release: Release) => void;
};

/**
 * Starts the federation runtime. `shared` is the scope that every container gets; `timeout` (ms) is when the runtime gives up on an entry.
 * Each attempt on an entry gets a name of its own in it: under one name, a second attempt would wait for the first.
 */
export function createContainers(shared: SharedScope, timeout: number): Containers {
  const integrities = new Map<string, string>();
  const containers = new Map<string, Container>();
  const origin = createRuntime(entryScripts(integrities, timeout));
  let counter = 0;

  return {
    async loadEntry(release, attempt) {
      if (containers.has(release.global)) return;
      const name = `${release.global}~${String(counter++)}`;
      const entry = addressOf(release.entry, attempt);
      integrities.set(entry, release.entry.integrity);
      const container: unknown = await getRemoteEntry({ origin, remoteInfo: getRemoteInfo({ name, entry, entryGlobalName: release.global }) });
      if (!containers.has(release.global)) containers.set(release.global, container as Container);
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
      const page = globalThis as Record<string, unknown>;
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

/**
 * The runtime without its own handling of remotes and shared modules, which the build leaves out (6 KB brotli and 4 KB): the registry says
 * where entries are and what they need, and a container has just `init` and `get`. Loading an entry asks a hook of what is left out.
 */
function createRuntime(plugin: ModuleFederationRuntimePlugin): ModuleFederation {
  const runtime = init({ name: 'lectern_shell', remotes: [], plugins: [plugin] });
  Object.assign(runtime.remoteHandler.hooks.lifecycle, { loadEntry: { emit: () => Promise.resolve() } });
  return runtime;
}

/** Makes the runtime's script tags as ours: integrity, CORS, our Trusted Types policy, our time-out. */
function entryScripts(integrities: ReadonlyMap<string, string>, timeout: number): ModuleFederationRuntimePlugin {
  return {
    name: 'lectern-entry-scripts',
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrities.get(url) ?? 'sha384-unknown';
      setScriptUrl(script, url);
      return { script, timeout };
    },
  };
}
