import type { ShellRelease } from '@lectern/shared/contract';
import { OPEN_TABS_MS, type OpenShell } from '../compatibility';
import { readCheckpoint, saveCheckpoint, type Checkpoint } from './checkpoint';
import type { StoredRevision } from '../readRevision';
import type { RegistryStore } from '../store';

/** Revisions that are read at the same time. */
const BATCH = 16;

/** Revisions to be read before their result is worth a file. */
const SAVE_AFTER = 32;

/**
 * Returns a function that resolves to the shells that visitors got in the seven days before `now` (milliseconds since
 * 1970), canaries among them, newest first. Revisions that do not parse are left out. Rejects with a StoreError when
 * the store can't be read.
 *
 * A revision is read once on this machine: the result for all up to one of them is kept as a checkpoint, which holds as
 * long as that one has the same bytes.
 */
export function createOpenShells(store: RegistryStore): (now: number) => Promise<OpenShell[]> {
  let known: Checkpoint | null = null;
  return async (now) => {
    known ??= await readCheckpoint(store.cacheFolder);
    const serials = await store.list();
    const since = now - OPEN_TABS_MS;
    const start = await usable(store, known, serials);
    const read = await readBack(store, serials, { start, since });
    const { all, whole } = fold(read, since);
    if (whole && read.revisions.length >= SAVE_AFTER) await saveCheckpoint(store.cacheFolder, whole);
    known = whole ?? start;
    return (all?.shells ?? []).map(({ release, until }) => ({ release, until: until ?? now }));
  };
}

/** Resolves to the checkpoint if its revision is still what it was; else to null. */
async function usable(
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
  const open = serials.filter((serial) => serial > (start?.serial ?? 0));
  const revisions: Read['revisions'] = [];
  while (open.length > 0) {
    const batch = open.splice(-BATCH);
    const read = await Promise.all(batch.map((serial) => store.read(serial).catch(() => null)));
    revisions.unshift(...read);
    const isEnough = read.some((revision) => revision && timeOf(revision) < since);
    if (isEnough && open.length > 0) return { start: null, revisions };
  }
  return { start, revisions };
}

/**
 * Returns the checkpoint of all revisions (null for none), and of those before the first one that does not parse: that
 * one may be repaired.
 */
function fold({ start, revisions }: Read, since: number): { all: Checkpoint | null; whole: Checkpoint | null } {
  let [all, whole, isWhole] = [start && closedSince(start, since), start, true];
  for (const revision of revisions) {
    if (revision) all = closedSince(follow(all, revision), since);
    isWhole &&= revision !== null;
    if (isWhole) whole = all;
  }
  return { all, whole };
}

function follow(before: Checkpoint | null, { registry, serial, hash }: StoredRevision): Checkpoint {
  const at = Date.parse(registry.updatedAt);
  const { stable, canary } = registry.shell;
  const given: ShellRelease[] = canary && canary.percent > 0 ? [stable, canary.release] : [stable];
  const former = (before?.shells ?? []).filter(({ release }) =>
    given.every(({ version }) => version !== release.version),
  );
  return {
    serial,
    hash,
    shells: [
      ...given.map((release) => ({ release, until: null })),
      ...former.map(({ release, until }) => ({ release, until: until ?? at })),
    ],
  };
}

const closedSince = (checkpoint: Checkpoint, since: number): Checkpoint => ({
  ...checkpoint,
  shells: checkpoint.shells.filter(({ until }) => until === null || until >= since),
});

const timeOf = ({ registry }: StoredRevision): number => Date.parse(registry.updatedAt);
