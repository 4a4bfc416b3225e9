import {
  lockHome,
  protectHome,
  type Backend,
  type Exposure,
  type MailDelivery,
  type SignInMethod,
} from '@lectern/backend';
import { removeDeletedCourses } from '@lectern/shared/project';
import { createGateway, type Gateway, type GatewayOptions, type LogLevel, type MetricsAccess } from '../../server';
import { findSampleAccounts, seedSampleAccounts, seedSampleContent, watchAndPublish } from '../../content';
import { paymentGauges, type Payments } from '../../payments';
import { openStoresAt, type StoresAt } from '../../release';
import { exposureOf } from './exposureOf';
import { CONTENT_BUCKETS, LOCAL_PROJECT, openLocalBackend, OPEN_BUCKETS } from './localBackend';
import { printProgress } from '../output/printResult';
import { createSiteGovernor, DEFAULT_STORAGE, type StorageLimits } from '../options/storageLimits';
import { UsageError } from '../options/UsageError';
import { openSiteDesk } from './siteDesk';
import { openSitePayments } from './sitePayments';
import { openSiteCertificates } from './siteCertificates';
import { siteHosts } from './siteHosts';
import { requireFinishedRestore, unusedCopyOf } from './unfinishedRestore';
import { LOOPBACK } from './requireFreePort';

/**
 * Address and options of a site. `host` null binds to this machine alone. `origin` is the address that visitors use and
 * that mailed links lead to; null without a proxy in front. `homeUrl` is the Home link of the site map, null for the
 * site itself. `trustProxy` is the number of proxies whose `X-Forwarded-*` headers are trusted. `sample` gives a local
 * site without content the sample courses and books. `mail` sends mails, null only stores them. `signIn` are the ways
 * to sign in beside password and Google. `storage` limits what an account may store in files. `metrics` opens the
 * metrics of a public site, on a port or to a token.
 */
type SiteAddress = {
  home: string;
  host: string | null;
  port: number;
  homeUrl: string | null;
  origin?: string | null;
  trustProxy?: number;
  sample?: boolean;
  mail?: MailDelivery | null;
  signIn?: readonly SignInMethod[];
  metrics?: Pick<MetricsAccess, 'port' | 'token'>;
  storage?: StorageLimits;
  /** The releases to serve; by default those of the home folder. */
  stores?: StoresAt;
  /** Level from which requests and errors are logged on standard error; by default none are. */
  logLevel?: LogLevel;
  /** False sends public pages without their content; true by default. */
  prerender?: boolean;
  /** Bytes of bundles that stay in memory; 64 MB by default. */
  bundleCacheBytes?: number;
};

/**
 * A running site: its address, who can reach it, and its sample accounts (none on a public site). `close` ends
 * requests, streams and database in order; with `drainMs` it serves on for so long first, while `/readyz` is 503.
 */
export type LocalSite = { url: string; exposure: Exposure; accounts: string[]; close(drainMs?: number): Promise<void> };

/**
 * Serves gateway and backend on one port, and publishes the catalogue whenever it changes. Rejects with a UsageError
 * for a public site with sample accounts in its home and for a home in parts, and with a DatabaseError for a home in
 * use.
 */
export async function openLocalSite(address: SiteAddress): Promise<LocalSite> {
  const { home, host, port, origin, sample = false } = address;
  const url = `http://${host ?? 'localhost'}:${port}`;
  const exposure = exposureOf(address);
  const backend = await openHeldBackend(address, url, exposure);
  const started: { stop(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    await Promise.allSettled(started.map((part) => part.stop()));
    await backend.close();
  };
  try {
    if (exposure === 'local') await seedSampleAccounts(backend.auth.admin);
    const accounts = findSampleAccounts(backend.auth.admin);
    if (exposure === 'public' && accounts.length > 0) throw sampleAccountsError(home);
    if (sample && exposure === 'local')
      await seedSampleContent(backend, { buckets: CONTENT_BUCKETS, log: printProgress });
    started.push(await publishAndTidy(backend));
    const settings = { home, origin: origin ?? url, exposure, log: printProgress, warn };
    const stores = storesOf(address);
    const desk = openSiteDesk(backend, { ...settings, registry: stores.registry });
    started.push(desk);
    const payments = await openSitePayments(backend, settings);
    started.push(payments);
    const certificates = await openSiteCertificates(backend, settings);
    started.push(certificates);
    const gateway = createSiteGateway(address, url, {
      stores,
      governor: backend.governor,
      plugins: [backend.plugin, desk.routes, payments.plugin, certificates.routes],
      gauges: paymentGauges(payments.services),
      payments: payments.kind,
    });
    await openDoors(gateway, payments);
    return { url, exposure, accounts, close: (drainMs) => inTurn(() => gateway.close(drainMs), stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Listens, and starts the payments. Leaves no port open when either fails. */
async function openDoors(gateway: Gateway, payments: Payments): Promise<void> {
  try {
    await gateway.listen();
    await payments.start();
  } catch (error) {
    await gateway.close().catch(() => undefined);
    throw error;
  }
}

/** Publishes the catalogue whenever it changes, and removes the files of courses that are deleted. */
async function publishAndTidy(backend: Backend): Promise<{ stop(): Promise<void> }> {
  const bucket = LOCAL_PROJECT.storageBucket;
  const publishing = await watchAndPublish(backend, { bucket, openBuckets: OPEN_BUCKETS, warn });
  removeDeletedCourses(backend, bucket, warn);
  return publishing;
}

const storesOf = ({ home, stores }: SiteAddress): StoresAt =>
  stores ?? openStoresAt(`file:${home}`, { home, environment: {} });

/** Does the second also when the first fails. Rejects with the failure of either, of the second when both fail. */
async function inTurn(first: () => Promise<void>, second: () => Promise<void>): Promise<void> {
  try {
    await first();
  } finally {
    await second();
  }
}

/** Opens the backend of a home that no other process uses, and protects its files. `close` frees the home. */
async function openHeldBackend(address: SiteAddress, url: string, exposure: Exposure): Promise<Backend> {
  const { home, origin, mail = null, signIn = [], storage } = address;
  requireFinishedRestore(home);
  const copy = unusedCopyOf(home);
  if (copy !== null)
    warn(`${copy} is left of a restore that was interrupted before it changed anything: repeat it, or remove this.`);
  const lock = lockHome(home, 'lectern start');
  try {
    for (const path of protectHome(home)) warn(`Other users may read ${path}: it belongs to another user.`);
    const backend = await openLocalBackend(home, origin ?? url, {
      exposure,
      mail: { delivery: mail, onTrouble: warn },
      auth: { signIn },
      governor: createSiteGovernor(storage ?? DEFAULT_STORAGE),
    });
    return { ...backend, close: () => backend.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function warn(message: string): void {
  printProgress(`warning: ${message}`);
}

function createSiteGateway(
  address: SiteAddress,
  url: string,
  {
    payments,
    ...parts
  }: Pick<GatewayOptions, 'governor' | 'plugins' | 'gauges' | 'stores'> & { payments: Payments['kind'] },
): Gateway {
  const { home, host, port, homeUrl, origin = null, trustProxy = 0, metrics = {}, signIn = [] } = address;
  const { bundleCacheBytes, logLevel } = address;
  const isLocal = exposureOf(address) === 'local';
  return createGateway({
    ...parts,
    home,
    isLocal,
    prerenders: address.prerender ?? true,
    ...(bundleCacheBytes !== undefined && { bundleCacheBytes }),
    ...(logLevel !== undefined && { logger: { level: logLevel, stream: process.stderr } }),
    host: host ?? LOOPBACK,
    port,
    trustProxy,
    origin,
    metrics: { ...metrics, isOpen: isLocal && metrics.port == null && metrics.token == null },
    warn,
    answersHost: siteHosts({ host, origin }),
    config: {
      backend: { kind: 'local', ...LOCAL_PROJECT },
      homeUrl: homeUrl ?? `${origin ?? url}/`,
      openBuckets: OPEN_BUCKETS,
      payments,
      signIn: [...signIn],
    },
  });
}

function sampleAccountsError(home: string): UsageError {
  return new UsageError(
    `${home} contains the sample accounts. Their password is public, so the site cannot be started as a public site.`,
    'Remove them with "npx lectern admin remove-samples", or use another home: --home DIR. Without --host, ' +
      '--origin and --trust-proxy the site is local.',
  );
}
