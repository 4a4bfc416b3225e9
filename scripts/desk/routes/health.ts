import { channelOf, ownersOf, type RegistryStore } from '../../release';
import { readLoadCounts } from '../../server/loadCounts';
import type { DeskServices } from '../contract';
import { MAX_ATTEMPTS } from '../outbox';

/** Health of the site: the live releases with their loads of today and yesterday (UTC), and what is stuck. */
export type Health = {
  serial: number;
  updatedAt: string;
  releases: { owner: string; version: string; fallback: string | null; loaded: number; failed: number }[];
  /** Numbers of decisions that are waiting, and of mails that could not be sent. */
  pendingDecisions: number;
  unsentMails: number;
};

/** Sources of the health report: the registry of live releases, and the home folder with the counts of their loads. */
export type HealthSources = { home: string; registry: Pick<RegistryStore, 'latest'> };

/** Reads the health of a site. Rejects with a StoreError when there is no registry. */
export async function readHealth(
  { documents }: DeskServices,
  { home, registry: store }: HealthSources,
): Promise<Health> {
  const { serial, registry } = await store.latest();
  // Loads are counted by day.
  const since = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
  const counts = await readLoadCounts(home, since);
  const sumOf = (owner: string, version: string, kind: 'loaded' | 'failed'): number =>
    counts
      .filter((one) => one.remote === owner && one.version === version)
      .filter((one) => (one.outcome === 'failed') === (kind === 'failed'))
      .reduce((total, { count }) => total + count, 0);
  /** Counts documents, to a thousand at most. */
  const count = (collection: string, field: string, op: '==' | '>=', value: object): number =>
    documents.query({ collection, where: [{ field, op, value: value as never }], limit: 1000 }).length;
  return {
    serial,
    updatedAt: registry.updatedAt,
    releases: ownersOf(registry).map((owner) => {
      const channel = channelOf(registry, owner);
      const version = channel?.stable.version ?? '';
      const loads = { loaded: sumOf(owner, version, 'loaded'), failed: sumOf(owner, version, 'failed') };
      return { owner, version, fallback: channel?.fallback?.version ?? null, ...loads };
    }),
    pendingDecisions: count('audit', 'status', '==', { stringValue: 'pending' }),
    unsentMails: count('outbox', 'attempts', '>=', { integerValue: String(MAX_ATTEMPTS) }),
  };
}
