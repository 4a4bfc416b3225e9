import type { Exposure } from '@lectern/backend';
import { createGateway } from '../../server/gateway';
import {
  findSampleAccounts,
  keepSnapshot,
  seedSampleAccounts,
  seedSampleContent,
  type SnapshotKeeper,
} from '../../content';
import { exposureOf } from './exposureOf';
import { CONTENT_BUCKETS, LOCAL_PROJECT, openLocalBackend, OPEN_BUCKETS } from './localBackend';
import { printProgress } from '../output/printResult';
import { UsageError } from '../options/UsageError';
import { LOOPBACK } from './requireFreePort';

/**
 * Where a site is served: `host` null binds this machine alone. `origin` is where visitors reach it, and mailed links
 * lead: null where nothing stands in front. `homeUrl` is the site map's Home link, null for the site itself.
 * `trustProxy` says that a proxy in front sets `X-Forwarded-*`; without it those headers are ignored. With `sample` a
 * site of this machine alone that never had content gets the sample courses and books.
 */
type SiteAddress = {
  home: string;
  host: string | null;
  port: number;
  homeUrl: string | null;
  origin?: string | null;
  trustProxy?: boolean;
  sample?: boolean;
};

/**
 * A site that serves: its address, who can reach it, and the sample accounts that exist (none on a public site).
 * `close` ends requests, streams and database in order.
 */
export type LocalSite = { url: string; exposure: Exposure; accounts: string[]; close(): Promise<void> };

/**
 * Serves gateway and backend on one port, and keeps the catalogue published. Rejects with a UsageError for a public site
 * whose home holds sample accounts.
 */
export async function openLocalSite({
  home,
  host,
  port,
  homeUrl,
  origin,
  trustProxy = false,
  sample = false,
}: SiteAddress): Promise<LocalSite> {
  const url = `http://${host ?? 'localhost'}:${port}`;
  const exposure = exposureOf({ host, origin, trustProxy });
  const backend = await openLocalBackend(home, origin ?? url, exposure);
  let snapshot: SnapshotKeeper | null = null;
  const stop = (): Promise<void> => (snapshot?.end() ?? Promise.resolve()).finally(() => backend.close());
  try {
    if (exposure === 'local') await seedSampleAccounts(backend.auth.admin);
    const accounts = findSampleAccounts(backend.auth.admin);
    if (exposure === 'public' && accounts.length > 0) throw reachableSamples(home);
    if (sample && exposure === 'local')
      await seedSampleContent(backend, { buckets: CONTENT_BUCKETS, say: printProgress });
    const warn = (message: string): void => printProgress(`warning: ${message}`);
    snapshot = await keepSnapshot(backend, { bucket: LOCAL_PROJECT.storageBucket, openBuckets: OPEN_BUCKETS, warn });
    const gateway = createGateway({
      home,
      host: host ?? LOOPBACK,
      port,
      trustProxy,
      origin: origin ?? null,
      plugins: [backend.plugin],
      config: {
        backend: { kind: 'local', ...LOCAL_PROJECT },
        homeUrl: homeUrl ?? `${origin ?? url}/`,
        openBuckets: OPEN_BUCKETS,
      },
    });
    await gateway.listen();
    return { url, exposure, accounts, close: () => gateway.close().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

function reachableSamples(home: string): UsageError {
  return new UsageError(
    `${home} holds the sample accounts, whose password everybody knows, so no public site can be started from it.`,
    'Remove them with "npx lectern admin remove-samples", or use another home: --home DIR. Without --host, --origin and ' +
      '--trust-proxy the site stays local.',
  );
}
