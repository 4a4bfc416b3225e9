import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release, ShellRelease } from '@lectern/shared/contract';
import { sort } from 'semver';
import { bytesOfText, type ObjectStore } from '../../objects/ObjectStore';
import { RefusedError } from '../../refusal';
import { copySynced } from '../bundleFiles';
import { fileIn, isOwner, isVersion, readPublished, type BundleOwner, type BundleStore } from '../bundleStore';
import { readFileHashes } from '../fileHashes';
import { findDamage } from '../integrity';
import { refuseDifferentBytes, refuseUnfit, versionExists, type PublishKind } from '../publish';
import { StoreError } from '../StoreError';
import { packFolder } from './archive';
import { BUNDLES, keysOf, sortKeys, type BundleList } from './bundleKeys';
import { createBundleMirror, type BundleMirror } from './bundleMirror';
import { isBeingRemoved, pinBundle, removeBundle } from './remoteRemoval';

/** Options of a bundle store in a service. `cache` is the folder of its copies on this machine. */
export type RemoteBundleOptions = {
  cache: string;
  /** Bytes of all copies; 1 GiB by default. */
  cacheBytes?: number;
  /** Milliseconds for which a list of versions is used again: a gateway's visitors must not cause one request each. */
  freshMs?: number;
};

const CACHE_BYTES = 1024 ** 3;

type Parts = { objects: ObjectStore; mirror: BundleMirror; list: ListBundles };

/** Resolves to the bundles of the store; with `isFresh`, as they are now. */
type ListBundles = (isFresh?: boolean) => Promise<BundleList>;

/**
 * Opens the bundles in a store of objects: one zip archive each, created only if absent, so that a bundle is there as a
 * whole or not at all. Files are read from copies in `cache`.
 */
export function openRemoteBundleStore(objects: ObjectStore, options: RemoteBundleOptions): BundleStore {
  const mirror = createBundleMirror({
    folder: options.cache,
    limit: options.cacheBytes ?? CACHE_BYTES,
    fetch: async (owner, version) => {
      const isKnown = (options.freshMs ?? 0) === 0 || hasVersion((await list()).published, owner, version);
      return isKnown ? ((await objects.get(keysOf(owner, version).archive))?.bytes ?? null) : null;
    },
    store: objects.url,
  });
  const list = createList(objects, options.freshMs ?? 0);
  const parts: Parts = { objects, mirror, list };
  return {
    publish: (release, fromDir, kind = 'build') => publish(parts, release, fromDir, kind),
    has: (owner, version) => isPublished(parts, owner, version),
    owners: async () => [...(await list()).published.keys()].sort(),
    versions: async (owner) => sort([...((await list()).published.get(owner) ?? [])]),
    release: (owner, version) => readRelease(parts, owner, version),
    verify: (owner, version) => verify(parts, owner, version),
    pin: (owner, version) => pinBundle(objects, owner, version),
    remove: async (owner, version, isNeeded) => {
      const isRemoved = await removeBundle(objects, owner, version, isNeeded);
      if (isRemoved) await mirror.drop(owner, version);
      return isRemoved;
    },
    ...filesOf(mirror),
    verdict: async (owner, version) => {
      const found = await objects.get(keysOf(owner, version).verdict);
      return found && new TextDecoder().decode(found.bytes);
    },
    saveVerdict: (owner, version, text) => objects.replace(keysOf(owner, version).verdict, bytesOfText(text)),
  };
}

/** Reads files from the copies of bundles. */
function filesOf(mirror: BundleMirror): Pick<BundleStore, 'hashes' | 'fileOf'> {
  const folderOf = (owner: BundleOwner, version: string): Promise<string | null> =>
    isOwner(owner) && isVersion(version) ? mirror.folderOf(owner, version) : Promise.resolve(null);
  return {
    hashes: async (owner, version) => {
      const folder = await folderOf(owner, version);
      if (folder === null) throw notPublished(owner, version);
      return readFileHashes(folder);
    },
    fileOf: async (owner, version, file) => {
      const folder = await folderOf(owner, version);
      return folder === null ? null : fileIn(folder, file);
    },
  };
}

/** Creates a list of the store, which is used again for `freshMs`. */
function createList(objects: ObjectStore, freshMs: number): ListBundles {
  let last: { at: number; found: Promise<BundleList> } | null = null;
  return (isFresh = false) => {
    const now = performance.now();
    if (last && !isFresh && now - last.at < freshMs) return last.found;
    const found = objects.list(BUNDLES).then(sortKeys);
    last = { at: now, found };
    found.catch(() => (last = null));
    return found;
  };
}

const hasVersion = (versions: ReadonlyMap<string, ReadonlySet<string>>, owner: string, version: string): boolean =>
  versions.get(owner)?.has(version) === true;

async function isPublished(
  { objects, list }: Parts,
  owner: BundleOwner,
  version: string,
  isFresh = false,
): Promise<boolean> {
  const { published, removed } = await list(isFresh);
  if (!hasVersion(published, owner, version)) return false;
  return !hasVersion(removed, owner, version) || !(await isBeingRemoved(objects, owner, version));
}

async function readRelease(parts: Parts, owner: BundleOwner, version: string): Promise<Release | ShellRelease> {
  const folder = (await isPublished(parts, owner, version)) ? await parts.mirror.folderOf(owner, version) : null;
  if (folder === null) throw notPublished(owner, version);
  return readPublished(folder, owner, version);
}

/** A damaged copy is fetched again before the store is blamed. */
async function verify(parts: Parts, owner: BundleOwner, version: string): Promise<void> {
  const { mirror } = parts;
  const damageOf = async (): Promise<Awaited<ReturnType<typeof findDamage>>> => {
    const folder = await mirror.folderOf(owner, version);
    if (folder === null) throw notPublished(owner, version);
    return findDamage(await readPublished(folder, owner, version), folder);
  };
  if (!(await isPublished(parts, owner, version, true))) throw notPublished(owner, version);
  const isIntact = await damageOf().then(
    (found) => found.length === 0,
    () => false,
  );
  if (isIntact) return;
  await mirror.drop(owner, version);
  const damage = await damageOf();
  if (damage.length > 0) throw new RefusedError(...damage);
}

const notPublished = (owner: string, version: string): StoreError =>
  new StoreError('missing', `${owner} ${version} is not published.`);

async function publish(
  parts: Parts,
  release: Release | ShellRelease,
  fromDir: string,
  kind: PublishKind,
): Promise<void> {
  const { remote, version } = release;
  const { published, removed } = await parts.list(true);
  const taken = [...(published.get(remote) ?? []), ...(removed.get(remote) ?? [])];
  if (hasVersion(published, remote, version)) {
    await refuseOther(parts, release, fromDir, taken);
    return;
  }
  if (hasVersion(removed, remote, version))
    throw versionExists(release, taken, 'That version was published, and removed by a prune');
  const folder = await mkdtemp(join(tmpdir(), 'lectern-publish-'));
  try {
    const staged = join(folder, 'bundle');
    await copySynced(fromDir, staged);
    await refuseUnfit(release, staged, fromDir, kind);
    const outcome = await parts.objects.create(keysOf(remote, version).archive, await packFolder(staged));
    if (outcome === 'taken') await refuseOther(parts, release, fromDir, taken);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function refuseOther(
  { mirror }: Parts,
  release: Release | ShellRelease,
  fromDir: string,
  taken: readonly string[],
): Promise<void> {
  const folder = await mirror.folderOf(release.remote, release.version);
  if (folder === null) throw notPublished(release.remote, release.version);
  await refuseDifferentBytes(release, fromDir, folder, taken);
}
