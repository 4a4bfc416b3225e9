import type { Change, Registry } from '@lectern/shared/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { StoreError } from '../store/StoreError';
import type { LiveState } from './liveState';
import { revise } from './plan';
import { latestOrNull, type LoadedRevision, type RegistryStore } from './store';

/**
 * Plans the next state on top of what is live (null before the first revision); null: nothing to change. Throws a
 * RefusedError.
 */
type Planner = (live: Registry | null) => Promise<LiveState | null> | LiveState | null;

/** The result of a change: the live revision, and `created` when this change made it. */
export type Changed = { registry: Registry; created: boolean };

/** How long other writers may be first before a change gives up, in milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * Makes what `planner` plans the live state. Where another writer was first, it plans again on top of the winner, so
 * that no update is lost. Throws what the planner throws, and a StoreError when the store can't be written or stays
 * busy for a minute.
 */
export async function changeRegistry(
  store: RegistryStore,
  change: Change,
  planner: Planner,
  now: () => number = Date.now,
): Promise<Changed> {
  const start = now();
  for (let attempt = 0; now() - start < PATIENCE_MS; attempt += 1) {
    const latest = await latestOrNull(store);
    const next = await planner(latest?.registry ?? null);
    if (!next) return { registry: existing(latest), created: false };
    const registry = revise(next, tipOf(latest), change, now());
    if ((await store.append(registry)) === 'created') return { registry, created: true };
    await wait(Math.random() * Math.min(200, 5 * (attempt + 1)));
  }
  throw new StoreError(
    'unwritable',
    'Other changes were first for a minute. Nothing was changed: run the command again.',
  );
}

function tipOf(latest: LoadedRevision | null): { serial: number; hash: string } {
  if (!latest) return { serial: 0, hash: '' };
  const { serial, hash } = latest.tip;
  if (hash !== null) return { serial, hash };
  throw new StoreError(
    'unreadable',
    `Revision ${serial} can't be read, so nothing can follow it. Make its file readable and try again.`,
  );
}

function existing(latest: LoadedRevision | null): Registry {
  if (latest) return latest.registry;
  throw new StoreError('empty', 'Nothing is live yet.');
}
