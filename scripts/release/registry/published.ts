import type { BundleOwner, BundleStore } from '../store/bundleStore';
import type { AnyRelease } from './liveState';
import { RefusedError } from '../refusal';

/**
 * Resolves to the release of a published version. Throws a RefusedError that lists the published versions when there is
 * no such one.
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
        ? `Published versions: ${versions.join(', ')}.`
        : `Publish it: \`lectern release ${owner} --version ${version}\`.`,
  });
}
