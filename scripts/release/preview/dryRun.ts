import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBundleStore, type BundleStore } from '../store/bundleStore';
import type { Stores } from '../registry/promote';

/**
 * Returns stores that check everything as the given ones do, and write nothing to them: a revision is dropped, and a
 * build is published into a temporary folder, which is removed when the process ends.
 */
export function dryRunStores({ registry, bundles }: Stores): Stores {
  let staged: BundleStore | null = null;
  const holder = async (owner: string, version: string): Promise<BundleStore> =>
    staged && (await staged.has(owner, version)) ? staged : bundles;
  return {
    registry: { ...registry, cacheFolder: null, append: () => Promise.resolve('created') },
    bundles: {
      ...bundles,
      publish: async (release, fromDir) => {
        if (await bundles.has(release.remote, release.version)) return bundles.publish(release, fromDir);
        staged ??= openScratch();
        await staged.publish(release, fromDir);
      },
      pin: () => Promise.resolve(() => Promise.resolve()),
      has: async (owner, version) => (await holder(owner, version)).has(owner, version),
      release: async (owner, version) => (await holder(owner, version)).release(owner, version),
      verify: async (owner, version) => (await holder(owner, version)).verify(owner, version),
    },
  };
}

function openScratch(): BundleStore {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-dry-run-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return openBundleStore(folder);
}
