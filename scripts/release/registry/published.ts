import type { BundleOwner, BundleStore } from '../store/bundleStore';
import type { AnyRelease } from './liveState';
import { RefusedError } from '../refusal';

/**
 * The release of a published version; throws a RefusedError that lists the published ones when there is no such
 * version.
 */
export async function findPublished(bundles: BundleStore, owner: BundleOwner, version: string): Promise<AnyRelease> {
  if (await bundles.has(owner, version)) return bundles.release(owner, version);
  const versions = await bundles.versions(owner);
  throw new RefusedError({
    code: 'not-published',
    what: `${owner} ${version} can't go live.`,
    why: 'That version is not published.',
    fix:
      versions.length > 0
        ? `Published are ${versions.join(', ')}.`
        : `Publish it: \`lectern release ${owner} --version ${version}\`.`,
  });
}
