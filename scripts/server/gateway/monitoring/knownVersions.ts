import type { BundleStore } from '../../../release';
import type { LiveSite } from '../live/liveSite';

/** Resolves to true for a version of an owner that is live, or published in the store. Never rejects. */
export type KnowsVersion = (owner: string, version: string) => Promise<boolean>;

/** Creates the check. Open tabs may still show versions that are no longer live, so published ones count too. */
export function createKnownVersions(site: LiveSite, bundles: BundleStore): KnowsVersion {
  return async (owner, version) => {
    const { shell, remotes } = site.current().registry;
    const channel = owner === 'shell' ? shell : Object.hasOwn(remotes, owner) ? remotes[owner] : undefined;
    const live = [channel?.stable, channel?.fallback, channel?.canary?.release];
    if (live.some((release) => release?.version === version)) return true;
    return bundles.has(owner, version).catch(() => false);
  };
}
