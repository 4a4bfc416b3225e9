import type { BundleOwner } from '../store/bundleStore';
import { OPEN_TABS_MS } from './compatibility';
import { channelOf, type AnyRelease } from './liveState';
import type { StoredRevision } from './readRevision';
import type { RegistryStore } from './store';

/** The number of revisions that a search without an end in time reads at most. */
const MAX_REVISIONS = 1000;

/** The log in reverse order, newest first, without revisions that do not parse. */
export type Timeline = { newestFirst(limit?: number): AsyncGenerator<StoredRevision> };

/** Opens a timeline that reads each revision from the store only once: revisions never change. */
export function openTimeline(store: RegistryStore): Timeline {
  const known = new Map<number, Promise<StoredRevision | null>>();
  const read = (serial: number): Promise<StoredRevision | null> => {
    const reading = known.get(serial) ?? store.read(serial).catch(() => null);
    known.set(serial, reading);
    return reading;
  };
  return {
    async *newestFirst(limit = MAX_REVISIONS) {
      for (const serial of (await store.list()).toReversed().slice(0, limit)) {
        const revision = await read(serial);
        if (revision) yield revision;
      }
    },
  };
}

/**
 * Yields every revision that was live in the seven days before `now`, however many there are, newest first. Each was
 * live until `until`. Both times are in milliseconds since 1970.
 */
export async function* recentRevisions(
  timeline: Timeline,
  now: number,
): AsyncGenerator<StoredRevision & { until: number }> {
  let until = now;
  for await (const revision of timeline.newestFirst(Infinity)) {
    if (until < now - OPEN_TABS_MS) return;
    yield { ...revision, until };
    until = Date.parse(revision.registry.updatedAt);
  }
}

/** Resolves to true when `owner` was live once. */
export async function wasLive(timeline: Timeline, owner: BundleOwner): Promise<boolean> {
  for await (const { registry } of timeline.newestFirst()) if (channelOf(registry, owner)) return true;
  return false;
}

/**
 * Resolves to the releases of `owner` that a roll-back can return to, nearest first. Replays the log as a stack: a new
 * version is pushed, and a return to an earlier version pops the versions above it. A second roll-back therefore goes
 * further back, never forward to a rolled-back version.
 */
export async function findEarlierReleases(timeline: Timeline, owner: BundleOwner): Promise<AnyRelease[]> {
  const log: AnyRelease[] = [];
  for await (const { registry } of timeline.newestFirst()) {
    const stable = channelOf(registry, owner)?.stable;
    if (stable && log.at(-1)?.version !== stable.version) log.push(stable);
  }
  const stack: AnyRelease[] = [];
  for (const release of log.reverse()) {
    const earlier = stack.findIndex((other) => other.version === release.version);
    if (earlier >= 0) stack.length = earlier;
    stack.push(release);
  }
  return stack.slice(0, -1).reverse();
}

/** Resolves to the revision in which the live version of `owner` went live; null when none is live. */
export async function findGoLive(timeline: Timeline, owner: BundleOwner): Promise<StoredRevision | null> {
  let goLive: StoredRevision | null = null;
  let version: string | null = null;
  for await (const revision of timeline.newestFirst()) {
    const stable = channelOf(revision.registry, owner)?.stable.version ?? null;
    version ??= stable;
    if (stable === null || stable !== version) break;
    goLive = revision;
  }
  return goLive;
}
