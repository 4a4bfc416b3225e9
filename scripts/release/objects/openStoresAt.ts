import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Stores } from '../registry/promote';
import { openRegistryStore } from '../registry/store';
import { openBundleStore } from '../store/bundleStore';
import { openRemoteBundleStore } from '../store/remote/remoteBundleStore';
import { openObjects } from './openObjects';
import type { ObjectStore } from './ObjectStore';
import type { Environment } from './parseStoreUrl';

/** Options for opening a store. */
export type StoreAccess = {
  /** The folder with the keys of the registry; `unlessFolder` when the store is no folder, which has its own. */
  home: string | { unlessFolder: string };
  environment: Environment;
  /** The fingerprint of the key that is trusted alone, see `openRegistryStore`. */
  trustedKey?: string | null | undefined;
  /** Folder of copies of bundles; by default LECTERN_CACHE, or `lectern` in the user's cache folder. */
  cache?: string | undefined;
  cacheBytes?: number | undefined;
  /** Milliseconds for which a list of versions is used again; 0 by default. */
  freshMs?: number | undefined;
};

/** The stores at an address, their objects, and a folder of this machine for what belongs to them. */
export type StoresAt = Stores & { objects: ObjectStore; url: string; isRemote: boolean; folder: string };

/** Opens registry and bundles at `url`, see `openObjects`. Sends and creates nothing. */
export function openStoresAt(url: string, { home, environment, ...options }: StoreAccess): StoresAt {
  const { objects, folder, name } = openObjects(url, environment);
  const keys = typeof home === 'string' ? home : (folder ?? home.unlessFolder);
  const registry = openRegistryStore(keys, objects, options.trustedKey);
  const { url: address, isRemote } = objects;
  if (folder !== null) return { registry, bundles: openBundleStore(folder), objects, url: address, isRemote, folder };
  const local = join(options.cache ?? cacheRoot(environment), name);
  const { cacheBytes, freshMs } = options;
  const bundles = openRemoteBundleStore(objects, {
    cache: join(local, 'bundles'),
    ...(cacheBytes !== undefined && { cacheBytes }),
    ...(freshMs !== undefined && { freshMs }),
  });
  return { registry, bundles, objects, url: address, isRemote, folder: local };
}

/** Returns the folder for copies of stores, as the XDG Base Directory Specification places caches. */
function cacheRoot({ LECTERN_CACHE, XDG_CACHE_HOME }: Environment): string {
  return LECTERN_CACHE || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'lectern');
}
