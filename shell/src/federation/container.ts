import { getRemoteEntry, getRemoteInfo, init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Release } from '@lectern/shared/contract';
import { addressOf } from './assetTags';
import type { SharedScope } from './sharedScope';
import { setScriptUrl } from './trustedUrls';

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
 * Starts the federation runtime with the singletons that the shell provides. `timeout` (ms) is when it gives up on an entry. Each attempt
 * on an entry gets a name of its own in the runtime: under one name, a second attempt would wait for the first.
 */
export function createContainers(shared: SharedScope, timeout: number): Containers {
  const integrities = new Map<string, string>();
  const names = new Map<string, string>();
  const runtime = init({ name: 'lectern_shell', remotes: [], plugins: [entryScripts(integrities, timeout)] });
  // The scope is handed over as it is: the runtime's own negotiation of versions, of no use where there is one provider, costs 4 KB.
  runtime.initShareScopeMap('default', shared as unknown as Parameters<typeof runtime.initShareScopeMap>[1]);
  let counter = 0;

  return {
    async loadEntry(release, attempt) {
      if (names.has(release.global)) return;
      const name = `${release.global}~${String(counter++)}`;
      const entry = addressOf(release.entry, attempt);
      integrities.set(entry, release.entry.integrity);
      const remote = { name, entry, entryGlobalName: release.global };
      runtime.registerRemotes([remote]);
      await getRemoteEntry({ origin: runtime, remoteInfo: getRemoteInfo(remote) });
      if (!names.has(release.global)) names.set(release.global, name);
    },
    loadModule: (release, module) => runtime.loadRemote(`${names.get(release.global) ?? release.global}/${module.replace('./', '')}`),
    forget(release) {
      names.delete(release.global);
      const page = globalThis as Record<string, unknown>;
      page[release.global] = undefined;
      page[`webpackChunk${release.global}`] = undefined;
    },
  };
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
