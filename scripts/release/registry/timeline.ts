import type { BundleOwner } from '../store/bundleStore';
import { OPEN_TABS_MS, type OpenShell } from './compatibility';
import { channelOf, type AnyRelease } from './liveState';
import type { RegistryStore, StoredRevision } from './store';

/** How many revisions a look back reads at most. */
const DEPTH = 1000;

/** The log read backwards, newest first; revisions that do not parse are passed over. */
export type Timeline = { newestFirst(): AsyncGenerator<StoredRevision> };

/** A timeline that reads each revision once, however often it is walked: revisions never change. */
export function openTimeline(store: RegistryStore): Timeline {
  const known = new Map<number, Promise<StoredRevision | null>>();
  const read = (serial: number): Promise<StoredRevision | null> => {
    const reading = known.get(serial) ?? store.read(serial).catch(() => null);
    known.set(serial, reading);
    return reading;
  };
  return {
    async *newestFirst() {
      for (const serial of (await store.list()).toReversed().slice(0, DEPTH)) {
        const revision = await read(serial);
        if (revision) yield revision;
      }
    },
  };
}

/**
 * The shells that were live at some time in the seven days before `now` (milliseconds since 1970), the newest first.
 */
export async function findOpenShells(timeline: Timeline, now: number): Promise<OpenShell[]> {
  const shells = new Map<string, OpenShell>();
  let liveUntil = now;
  for await (const { registry } of timeline.newestFirst()) {
    if (liveUntil < now - OPEN_TABS_MS) break;
    const { stable } = registry.shell;
    if (!shells.has(stable.version)) shells.set(stable.version, { release: stable, until: liveUntil });
    liveUntil = Date.parse(registry.updatedAt);
  }
  return [...shells.values()];
}

/**
 * The releases of `owner` that one could roll back to, the next one first: the log as a stack, on which a new version
 * is put and from which going back to an earlier one takes away. So a second roll-back goes further back, never forward
 * to what was rolled back.
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

/** The revision that made live what is live of `owner` now; null when it is not live. */
export async function findMadeLive(timeline: Timeline, owner: BundleOwner): Promise<StoredRevision | null> {
  let madeLive: StoredRevision | null = null;
  let version: string | null = null;
  for await (const revision of timeline.newestFirst()) {
    const stable = channelOf(revision.registry, owner)?.stable.version ?? null;
    version ??= stable;
    if (stable === null || stable !== version) break;
    madeLive = revision;
  }
  return madeLive;
}
