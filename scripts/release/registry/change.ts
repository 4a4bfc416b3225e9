import type { Change, Registry } from '@lectern/shared/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { StoreError } from '../store/StoreError';
import type { LiveState } from './liveState';
import { revise } from './plan';
import { latestOrNull, type LoadedRevision, type RegistryStore } from './store';

/**
 * Returns the state that follows `live` (null before the first revision), or null when nothing changes. Throws a
 * RefusedError.
 */
type Planner = (live: Registry | null) => Promise<LiveState | null> | LiveState | null;

/** Result of a change: the live revision, whether this change created it, and the one before (null for the first). */
export type ChangeResult = { registry: Registry; created: boolean; before: Registry | null };

/** Milliseconds after which a change gives up because other writers keep winning. */
const RETRY_LIMIT_MS = 60_000;

/**
 * Makes the state that `planner` returns live. When another writer appends first, it plans again on top of that
 * revision, so no update is lost. Every release that becomes visible passes the store's gate first, whatever command
 * it is. Throws the errors of planner and gate, and a StoreError when the store can't be written or
 * stays busy for a minute.
 */
export async function changeRegistry(
  store: RegistryStore,
  change: Change,
  planner: Planner,
  now: () => number = Date.now,
): Promise<ChangeResult> {
  const start = performance.now();
  for (let attempt = 0; performance.now() - start < RETRY_LIMIT_MS; attempt += 1) {
    const latest = await latestOrNull(store);
    const before = latest?.registry ?? null;
    const next = await planner(before);
    // Without a revision, `latest` throws the error that names the store.
    if (!next) return { registry: before ?? (await store.latest()).registry, created: false, before };
    const unverified = (await store.gate?.check(before, next)) ?? [];
    const audited = unverified.length > 0 ? { ...change, unverified } : change;
    const registry = revise(next, tipOf(latest), audited, now());
    if ((await store.append(registry)) === 'created') return { registry, created: true, before };
    await wait(Math.random() * Math.min(200, 5 * (attempt + 1)));
  }
  throw new StoreError(
    'unwritable',
    'Other changes kept getting in first for a minute. Nothing was changed: run the command again.',
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
