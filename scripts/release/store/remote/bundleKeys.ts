import { isOwner, isVersion } from '../bundleStore';

/** Folder of all bundles in a store of objects. */
export const BUNDLES = 'bundles/';

/**
 * The objects of one version: its archive, the verdict of the gate, and the mark of its removal, which stays so that no
 * other build takes the version.
 */
export const keysOf = (owner: string, version: string): { archive: string; verdict: string; removal: string } => {
  const start = `${BUNDLES}${owner}/${version}`;
  return { archive: `${start}.zip`, verdict: `${start}.verdict.json`, removal: `${start}.removed` };
};

/** Returns the key of a pin, made at `now` (milliseconds since 1970): its time is part of its name. */
export const pinKey = (owner: string, version: string, now: number, random: string): string =>
  `${BUNDLES}${owner}/${version}.pin-${String(now)}-${random}`;

/** Returns the time of a pin on `version`; null for another key. */
export function pinTime(key: string, owner: string, version: string): number | null {
  const start = `${BUNDLES}${owner}/${version}.pin-`;
  return key.startsWith(start) ? Number.parseInt(key.slice(start.length), 10) : null;
}

/** The versions that a list of keys names, by owner: published ones, and those that are or are being removed. */
export type BundleList = { published: Map<string, Set<string>>; removed: Map<string, Set<string>> };

/** Sorts the keys of a store. Ignores what is no bundle. */
export function sortKeys(keys: readonly string[]): BundleList {
  const list: BundleList = { published: new Map(), removed: new Map() };
  for (const key of keys) {
    const [, owner = '', version = '', kind] = /^bundles\/([^/]+)\/([^/]+)\.(zip|removed)$/.exec(key) ?? [];
    if (!isOwner(owner) || !isVersion(version)) continue;
    const versions = kind === 'zip' ? list.published : list.removed;
    versions.set(owner, (versions.get(owner) ?? new Set()).add(version));
  }
  return list;
}
