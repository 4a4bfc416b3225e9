import type { ShellRelease } from '@lectern/shared/contract';
import { OPEN_TABS_MS, type OpenShell } from '../compatibility';
import { readCheckpoint, saveCheckpoint, type Checkpoint } from './checkpoint';
import type { StoredRevision } from '../readRevision';
import type { RegistryStore } from '../store';

/** Revisions that are read at the same time. */
const BATCH = 16;

/** Number of revisions that must have been read before their result is worth storing. */
const SAVE_AFTER = 32;

/**
 * Returns a function that resolves to the shells that visitors got in the seven days before `now` (milliseconds since
 * 1970), canaries among them, newest first. Revisions that do not parse are left out. Rejects with a StoreError when
 * the store can't be read.
 *
 * Each revision is read once on this machine. The result for all revisions up to some serial is stored as a checkpoint,
 * which is valid as long as the revision with that serial has the same bytes.
 */
export function createOpenShells(store: RegistryStore): (now: number) => Promise<OpenShell[]> {
  let known: Checkpoint | null = null;
  return async (now) => {
    known ??= await readCheckpoint(store.cacheFolder);
    const serials = await store.list();
    const since = now - OPEN_TABS_MS;
    const start = await validCheckpoint(store, known, serials);
    const read = await readBack(store, serials, { start, since });
    const { all, parsed } = checkpointsOf(read, since);
    if (parsed && read.revisions.length >= SAVE_AFTER) await saveCheckpoint(store.cacheFolder, parsed);
    known = parsed ?? start;
    return (all?.shells ?? []).map(({ release, until }) => ({ release, until: until ?? now }));
  };
}

/** Resolves to the checkpoint while its revision is unchanged in the store; else to null. */
async function validCheckpoint(
  store: RegistryStore,
  checkpoint: Checkpoint | null,
  serials: readonly number[],
): Promise<Checkpoint | null> {
  if (!checkpoint || !serials.includes(checkpoint.serial)) return null;
  return (await store.hash(checkpoint.serial).catch(() => '')) === checkpoint.hash ? checkpoint : null;
}

/** Revisions in ascending order, null for one that does not parse, and the checkpoint that they follow. */
type Read = { start: Checkpoint | null; revisions: (StoredRevision | null)[] };

/**
 * Reads backwards from the newest revision to the checkpoint, or to the first one that was replaced before `since`: a
 * checkpoint before that has nothing to add.
 */
async function readBack(
  store: RegistryStore,
  serials: readonly number[],
  { start, since }: { start: Checkpoint | null; since: number },
): Promise<Read> {
  const unread = serials.filter((serial) => serial > (start?.serial ?? 0));
  const revisions: Read['revisions'] = [];
  while (unread.length > 0) {
    const batch = unread.splice(-BATCH);
    const read = await Promise.all(batch.map((serial) => store.read(serial).catch(() => null)));
    revisions.unshift(...read);
    const isEnough = read.some((revision) => revision && timeOf(revision) < since);
    if (isEnough && unread.length > 0) return { start: null, revisions };
  }
  return { start, revisions };
}

/**
 * Returns two checkpoints, null for no revision. `all` covers every revision. `parsed` ends before the first one that
 * does not parse: only this one is stored, since that revision may be repaired.
 */
function checkpointsOf({ start, revisions }: Read, since: number): Record<'all' | 'parsed', Checkpoint | null> {
  let all = start && withShellsSince(start, since);
  let parsed = start;
  let haveAllParsed = true;
  for (const revision of revisions) {
    if (revision) all = withShellsSince(nextCheckpoint(all, revision), since);
    else haveAllParsed = false;
    if (haveAllParsed) parsed = all;
  }
  return { all, parsed };
}

/** Returns the checkpoint that also covers the next revision: its shells are live, all earlier ones were until then. */
function nextCheckpoint(before: Checkpoint | null, { registry, serial, hash }: StoredRevision): Checkpoint {
  const { stable, canary } = registry.shell;
  const live: ShellRelease[] = canary && canary.percent > 0 ? [stable, canary.release] : [stable];
  const replaced = (before?.shells ?? []).filter(({ release }) =>
    live.every(({ version }) => version !== release.version),
  );
  const replacedAt = Date.parse(registry.updatedAt);
  return {
    serial,
    hash,
    shells: [
      ...live.map((release) => ({ release, until: null })),
      ...replaced.map(({ release, until }) => ({ release, until: until ?? replacedAt })),
    ],
  };
}

/** Returns a checkpoint without the shells that were last live before `since`. */
const withShellsSince = (checkpoint: Checkpoint, since: number): Checkpoint => ({
  ...checkpoint,
  shells: checkpoint.shells.filter(({ until }) => until === null || until >= since),
});

const timeOf = ({ registry }: StoredRevision): number => Date.parse(registry.updatedAt);
