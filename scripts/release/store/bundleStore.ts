import type { RemoteName, Release, ShellRelease } from '@lectern/shared/contract';
import { parseRemoteName, parseVersion } from '@lectern/shared/contract';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sort, valid } from 'semver';
import { RefusedError } from '../refusal';
import { replaceFile } from './durable';
import { readFileHashes, type FileHashes } from './fileHashes';
import { findDamage } from './integrity';
import { publish, type PublishKind } from './publish';
import { readPublishedRelease } from './readRelease';
import { pinBundle, removeBundle } from './removal';
import { errorCode, messageOf, StoreError } from './StoreError';
import { verdictFile } from './verdictFile';

/** The owner of a bundle: the name of a remote, or `shell`. */
export type BundleOwner = RemoteName;

/** Store of immutable builds, one per version. Functions throw a StoreError when the store can't be read or written. */
export interface BundleStore {
  /**
   * Copies a build into the store. It becomes visible only when complete and durable; publishing the same bytes again
   * does nothing. Throws a RefusedError for files that do not match the hashes of `release`, for a build over its byte
   * budget, and for a version that exists with different bytes. A `copy` of another store needs to meet no budget.
   */
  publish(release: Release | ShellRelease, fromDir: string, kind?: PublishKind): Promise<void>;
  /** Resolves to true once that version is published. */
  has(owner: BundleOwner, version: string): Promise<boolean>;
  /** Resolves to all owners with a published version, sorted by name. */
  owners(): Promise<BundleOwner[]>;
  /** Resolves to the published versions in ascending semver order; empty for an unknown owner. */
  versions(owner: BundleOwner): Promise<string[]>;
  /** Resolves to the `release.json` of a published version; throws a StoreError `missing` or `corrupt`. */
  release(owner: BundleOwner, version: string): Promise<Release | ShellRelease>;
  /** Throws a RefusedError when a published file no longer matches its hash. */
  verify(owner: BundleOwner, version: string): Promise<void>;
  /**
   * Keeps `remove` from a version that is about to go live, until the returned function is called. Verify it after
   * that: it may be gone already.
   */
  pin(owner: BundleOwner, version: string): Promise<() => Promise<void>>;
  /**
   * Removes a published version, unless it is pinned or `isNeeded` resolves to true once it is out of reach. Resolves
   * to true if it did.
   */
  remove(owner: BundleOwner, version: string, isNeeded: () => Promise<boolean>): Promise<boolean>;
  /** Resolves to the hashes of all files of a published version; null for one from before releases had them. */
  hashes(owner: BundleOwner, version: string): Promise<FileHashes | null>;
  /**
   * Resolves to the path of a published file on this machine, where `file` is the part of its URL after the version.
   * Null when it does not exist or its name is unsafe. A store in a service fetches the bundle first.
   */
  fileOf(owner: BundleOwner, version: string, file: string): Promise<string | null>;
  /** Resolves to the gate's verdict on a published version as text; null for none. */
  verdict(owner: BundleOwner, version: string): Promise<string | null>;
  /** Stores the gate's verdict beside a published version, durably; replaces an earlier one. */
  saveVerdict(owner: BundleOwner, version: string, text: string): Promise<void>;
}

/** Opens the bundle store in `<home>/bundles/<owner>/<version>`. Creates nothing until the first `publish`. */
export function openBundleStore(home: string): BundleStore {
  const root = join(home, 'bundles');
  const folderOf = (owner: BundleOwner, version: string): string => join(root, owner, version);
  return {
    publish: (release, fromDir, kind) => publish(join(root, release.remote), release, fromDir, kind),
    has: (owner, version) =>
      Promise.resolve(
        isOwner(owner) && isVersion(version) && existsSync(join(folderOf(owner, version), 'release.json')),
      ),
    owners: async () => (await foldersIn(root)).filter(isOwner).sort(),
    versions: async (owner) => (isOwner(owner) ? sort((await foldersIn(join(root, owner))).filter(isVersion)) : []),
    release: (owner, version) => readPublished(folderOf(owner, version), owner, version),
    verify: async (owner, version) => {
      const folder = folderOf(owner, version);
      const damage = await findDamage(await readPublished(folder, owner, version), folder);
      if (damage.length > 0) throw new RefusedError(...damage);
    },
    pin: (owner, version) => pinBundle(join(root, owner), version),
    remove: (owner, version, isNeeded) => removeBundle(join(root, owner), version, isNeeded),
    hashes: async (owner, version) => Promise.resolve(readFileHashes(folderOf(owner, version))),
    fileOf: async (owner, version, file) =>
      Promise.resolve(isOwner(owner) && isVersion(version) ? fileIn(folderOf(owner, version), file) : null),
    verdict: (owner, version) => readFile(verdictFile(folderOf(owner, version)), 'utf8').catch(() => null),
    saveVerdict: (owner, version, text) => replaceFile(verdictFile(folderOf(owner, version)), text),
  };
}

/** Returns true for the name of an owner. */
export const isOwner = accepts(parseRemoteName);
const isContractVersion = accepts(parseVersion);
/** Returns true for a version in its shortest form. */
export const isVersion = (version: string): boolean => isContractVersion(version) && valid(version) === version;

function accepts(parse: (value: unknown, path: string) => unknown): (value: string) => boolean {
  return (value) => {
    try {
      parse(value, 'name');
      return true;
    } catch {
      return false;
    }
  };
}

/** Allowed path segments of a bundle's files: no leading dot, so none leads upwards. */
const SEGMENT = /^\w[\w.@~-]*$/;

/** Returns true for a path that stays below its folder, on any file system. */
export function isSafePath(file: string): boolean {
  return file.split('/').every((segment) => SEGMENT.test(segment));
}

/** Returns the path of a file in a bundle's folder; null when it does not exist or its name is unsafe. */
export function fileIn(folder: string, file: string): string | null {
  if (!isSafePath(file)) return null;
  const path = join(folder, file);
  return isFile(path) ? path : null;
}

/** Longer names and paths exist on no file system: asking for one is asking for a missing file. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch (error) {
    if (['ENAMETOOLONG', 'ENOTDIR'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}

/** Resolves to the names of the folders in `folder`, without files: a verdict's name may be a valid pre-release. */
async function foldersIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => !entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw new StoreError('unreadable', `The bundle store in ${folder} can't be read: ${messageOf(error)}`, error);
  }
}

/** Resolves to the `release.json` in a published folder; throws a StoreError `missing` or `corrupt`. */
export async function readPublished(
  folder: string,
  owner: BundleOwner,
  version: string,
): Promise<Release | ShellRelease> {
  if (!isOwner(owner) || !isVersion(version) || !existsSync(folder)) {
    throw new StoreError('missing', `${owner} ${version} is not published.`);
  }
  return readPublishedRelease(folder);
}
