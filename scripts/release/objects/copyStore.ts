import { dirname } from 'node:path';
import { RefusedError } from '../refusal';
import { revisionFile } from '../registry/readRevision';
import type { BundleStore } from '../store/bundleStore';
import { RELEASE_FILE } from '../store/fileHashes';
import { sha256 } from '../store/hashes';
import { StoreError } from '../store/StoreError';
import type { ObjectStore } from './ObjectStore';

/** One side of a copy: its revisions and its bundles. */
export type CopySide = { objects: ObjectStore; bundles: BundleStore };

/** Numbers of bundles and revisions copied; `present` counts those that the target had already. */
export type Copied = { bundles: number; revisions: number; present: number };

/**
 * Copies all bundles, then all revisions in their order, so that a store that is read meanwhile is never without a
 * bundle that its newest revision names. Whatever is there already is compared: a copy that was interrupted goes on
 * where it was. Throws a RefusedError when the target has other bundles or another history, and a StoreError; `empty`
 * for a source without a revision.
 */
export async function copyStore(from: CopySide, to: CopySide, log: (line: string) => void): Promise<Copied> {
  const copied: Copied = { bundles: 0, revisions: 0, present: 0 };
  const serials = await revisionKeys(from.objects);
  if (serials.length === 0) throw noReleases(from.objects);
  await refuseLonger(to.objects, serials);
  for (const owner of await from.bundles.owners())
    for (const version of await from.bundles.versions(owner)) {
      if (await copyBundle(from.bundles, to.bundles, owner, version)) {
        copied.bundles += 1;
        log(`Copied ${owner} ${version}.`);
      } else copied.present += 1;
    }
  for (const key of serials)
    if (await copyRevision(from.objects, to.objects, key)) copied.revisions += 1;
    else copied.present += 1;
  return copied;
}

const FOLDER = 'registry/';

async function revisionKeys(objects: ObjectStore): Promise<string[]> {
  const keys = (await objects.list(FOLDER)).filter((key) => /^registry\/\d{6,}\.json$/.test(key));
  const missing = keys.findIndex((key, index) => key !== `${FOLDER}${revisionFile(index + 1)}`);
  if (missing < 0) return keys;
  throw new StoreError('corrupt', `Revision ${String(missing + 1)} of ${objects.url} is missing. Restore it first.`);
}

/** A target with more revisions has a history of its own. */
async function refuseLonger(objects: ObjectStore, keys: readonly string[]): Promise<void> {
  const present = await revisionKeys(objects);
  if (present.length > keys.length) throw otherHistory(objects, present.at(-1) ?? '');
}

async function copyBundle(from: BundleStore, to: BundleStore, owner: string, version: string): Promise<boolean> {
  await from.verify(owner, version);
  const file = await from.fileOf(owner, version, RELEASE_FILE);
  if (file === null) throw new StoreError('missing', `${owner} ${version} is not published.`);
  const isNew = !(await to.has(owner, version));
  await to.publish(await from.release(owner, version), dirname(file), 'copy');
  if (isNew) await to.verify(owner, version);
  const verdict = await from.verdict(owner, version);
  if (verdict !== null && (await to.verdict(owner, version)) === null) await to.saveVerdict(owner, version, verdict);
  return isNew;
}

async function copyRevision(from: ObjectStore, to: ObjectStore, key: string): Promise<boolean> {
  const source = await from.get(key);
  if (source === null) throw new StoreError('missing', `${from.addressOf(key)} is gone. Start the copy again.`);
  const outcome = await to.create(key, source.bytes);
  const found = await to.get(key);
  if (found === null || sha256(found.bytes) !== sha256(source.bytes)) throw otherHistory(to, key);
  return outcome === 'created';
}

const noReleases = ({ url }: ObjectStore): StoreError =>
  new StoreError(
    'empty',
    `There is nothing to copy: ${url} has no revision. Nothing was written. Name the store with the releases first, ` +
      'then the one to fill: lectern store copy file:/srv/lectern s3://bucket/prefix',
  );

const otherHistory = (objects: ObjectStore, key: string): RefusedError =>
  new RefusedError({
    code: 'other-history',
    what: `${objects.url} holds the releases of another site.`,
    why: `${objects.addressOf(key)} differs from the revision of that number, and a revision never changes.`,
    fix: 'Copy into an empty folder, bucket, container or prefix.',
  });
