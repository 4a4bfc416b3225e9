import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyRelease } from '../registry/liveState';
import type { Stores } from '../registry/promote';
import { messageOf } from '../store/StoreError';
import { recentReleases } from './recentReleases';
import { writeDeltas } from './writeDeltas';

/** Visitors with an older release download whole files. */
const RELEASES = 3;

/**
 * Publishes the build in `folder` like `BundleStore.publish`, with deltas from the last three releases that visitors
 * got. The build itself stays as it is. A release whose deltas can't be made is published without them: `log` gets the
 * reason, or else what they take.
 */
export async function publishWithDeltas(
  stores: Stores,
  release: AnyRelease,
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  const { bundles } = stores;
  const { remote, version } = release;
  const isPublished = await bundles.has(remote, version);
  const earlier = isPublished ? [] : await earlierReleases(stores, remote, log);
  if (earlier.length === 0) return bundles.publish(release, folder);
  const copy = await mkdtemp(join(tmpdir(), 'lectern-deltas-'));
  try {
    const build = join(copy, 'bundle');
    const isReady = await prepare(stores, release, earlier, { from: folder, to: build, log });
    await bundles.publish(release, isReady ? build : folder);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function earlierReleases(stores: Stores, owner: string, log: (line: string) => void): Promise<string[]> {
  return recentReleases(stores, owner, RELEASES).catch((error: unknown) => {
    log(`No deltas for ${owner}: ${messageOf(error)}`);
    return [];
  });
}

type Preparation = { from: string; to: string; log: (line: string) => void };

/** Copies a build and writes its deltas; resolves to false when that failed. */
async function prepare(
  { bundles }: Stores,
  { remote, version }: AnyRelease,
  earlier: readonly string[],
  { from, to, log }: Preparation,
): Promise<boolean> {
  try {
    await cp(from, to, { recursive: true });
    const { files, bytes } = await writeDeltas(bundles, remote, earlier, to);
    if (files > 0)
      log(`${remote} ${version} has ${String(files)} deltas from ${earlier.join(', ')} (${String(bytes)} bytes).`);
    return true;
  } catch (error) {
    log(`No deltas for ${remote} ${version}: ${messageOf(error)}`);
    return false;
  }
}
