import { channelOf, type AnyRelease } from '../registry/liveState';
import type { Stores } from '../registry/promote';
import { openTimeline } from '../registry/timeline';

/** Maximum number of revisions that a search reads: in object storage, each is a request. */
const MAX_REVISIONS = 100;

/**
 * Resolves to the last `count` published versions of `owner` that visitors got, as stable release or as canary, newest
 * first. Looks back 100 revisions.
 */
export async function recentReleases({ registry, bundles }: Stores, owner: string, count: number): Promise<string[]> {
  const versions = new Set<string>();
  for await (const revision of openTimeline(registry).newestFirst(MAX_REVISIONS)) {
    for (const { version } of releasesOf(channelOf(revision.registry, owner))) {
      if (versions.size < count && (await bundles.has(owner, version))) versions.add(version);
    }
    if (versions.size >= count) break;
  }
  return [...versions];
}

function releasesOf(channel: ReturnType<typeof channelOf>): AnyRelease[] {
  return channel ? [channel.stable, ...(channel.canary ? [channel.canary.release] : [])] : [];
}
