import { parseRegistry, type RefusalReport, type RevisionMemory } from '@lectern/shared/contract';
import { fetchVerified, isLocalSite } from '../verify/fetchVerified';
import { RefusedRevision } from '../verify/RefusedRevision';
import { isSameJson } from '../verify/signatures';
import type { MemoryStore } from '../verify/revisionMemory';
import type { LiveRegistry } from './liveRegistry';
import { watchRevisions } from './watchRevisions';

const MEMORY = 'lectern.revision';

/** Milliseconds: of two gateways, one may serve a new revision a moment before the other. */
const SECOND_POLL = 5_000;

/**
 * Keeps `live` up to date with revisions that `rootKey` vouches for, and checks the one that the page started with. A
 * refused revision is never used: the page stays on the one that it has, warns in the console, and reports it once.
 * Without a root key nothing is checked. Returns the function that stops it.
 */
export function watchRegistry(live: LiveRegistry, rootKey?: string): () => void {
  const reported = new Set<string>();
  const report = (refused: RefusalReport['refused'], serial: number): void => {
    if (reported.has(refused)) return;
    reported.add(refused);
    const body: RefusalReport = { refused, where: 'tab', serial };
    // Some browsers and extensions have removed it.
    (navigator as Partial<Navigator>).sendBeacon?.('/telemetry', JSON.stringify(body));
  };
  const poll = async (): Promise<void> => {
    const registry = await fetchVerified({
      rootKey,
      memory: tabMemory,
      isLocal: isLocalSite(location.hostname),
      onUnsupported: (serial) => report('unsupported', serial),
    });
    if (rootKey !== undefined) requireAgreement(live, registry);
    live.update(registry);
  };
  const update = async (): Promise<void> => {
    try {
      await poll().catch((error: unknown) => {
        if (!isReplay(error)) throw error;
        return wait(SECOND_POLL).then(poll);
      });
    } catch (error) {
      // Anything else is a failed request, or a site in trouble: the next message or check tries again.
      if (!(error instanceof RefusedRevision)) return;
      if (!reported.has(error.kind)) console.warn(error.message);
      report(error.kind, error.serial);
    }
  };
  let stop = (): void => undefined;
  // Opening the channel and the stream takes a slow phone 30 ms: not in the task that has just shown the notices.
  const start = setTimeout(() => {
    void update();
    stop = watchRevisions(() => live.current().serial, update);
  });
  return () => {
    clearTimeout(start);
    stop();
  };
}

const isReplay = (error: unknown): boolean => error instanceof RefusedRevision && error.kind === 'replayed';

const wait = (delay: number): Promise<void> => new Promise((done) => setTimeout(done, delay));

/** Throws a RefusedRevision when the page has a newer revision than the live one, or another one of that serial. */
function requireAgreement(live: LiveRegistry, registry: ReturnType<LiveRegistry['current']>): void {
  const current = live.current();
  const { serial } = current;
  if (registry.serial < serial)
    throw new RefusedRevision('replayed', registry.serial, `this page has revision ${serial} already`);
  if (registry.serial > serial) return;
  // The gateway wrote the page's revision as this parser would: only another version of it needs the slow comparison.
  const isSame = JSON.stringify(registry) === JSON.stringify(current) || isSameJson(registry, parseRegistry(current));
  if (!isSame) throw new RefusedRevision('tampered', serial, 'the page came with another one of that number');
}

const tabMemory: MemoryStore = {
  read: () => Promise.resolve(JSON.parse(localStorage.getItem(MEMORY) ?? 'null')),
  write: async (memory: RevisionMemory) => {
    localStorage.setItem(MEMORY, JSON.stringify(memory));
    await Promise.resolve();
  },
};
