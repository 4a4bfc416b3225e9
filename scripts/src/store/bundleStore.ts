import type { RemoteName, Release, ShellRelease } from '@lectern/shared/contract';

/** The name of what a bundle belongs to: a remote, or `shell`. */
export type BundleOwner = RemoteName | 'shell';

/** Immutable builds, one folder per version. Functions throw a StoreError when the store can't be reached, read or written. */
export interface BundleStore {
  /**
   * Copies a build in whole; visible only when complete and durable. Throws a RefusedError for files that do not match the hashes
   * of `release`, and for a version that exists with other bytes; the same bytes again do nothing.
   */
  publish(release: Release | ShellRelease, fromDir: string): Promise<void>;
  /** True once that version is published. */
  has(owner: BundleOwner, version: string): Promise<boolean>;
  /** Everything that has a published version, by name. */
  owners(): Promise<BundleOwner[]>;
  /** Published versions in semver order, the oldest first; none for an unknown owner. */
  versions(owner: BundleOwner): Promise<string[]>;
  /** What `release.json` of a published version says; throws a StoreError `missing` or `corrupt`. */
  release(owner: BundleOwner, version: string): Promise<Release | ShellRelease>;
  /** Throws a RefusedError when a published file no longer matches its hash. */
  verify(owner: BundleOwner, version: string): Promise<void>;
  /** The absolute path of a published file (`file` as in the URL after the version), or null: unknown, or a name that leads elsewhere. */
  fileOf(owner: BundleOwner, version: string, file: string): string | null;
}
